/** Small pictures of what is paid, gained and counted, on a grid of 24. What is not here is shown by its letters. */

import { ICONS, type Icon } from './icons'

export const GOODS: Record<string, Icon> = {
  serf: { fill: 'M12 3.5a3.6 3.6 0 1 0 .01 0ZM5.5 20.5C5.5 14.5 8 12 12 12s6.5 2.5 6.5 8.5Z' },
  craftsman: { fill: 'M4 4.5h11.5l4 4.5h-4v1.5H4ZM8.5 12h3.4v9H8.5Z' },
  patron: { fill: 'M6.5 3.5h11v4.3a5.5 5.5 0 0 1-4.4 5.4v4.3h3v3H7.9v-3h3v-4.3a5.5 5.5 0 0 1-4.4-5.4Z' },
  soldier: { fill: 'M5 3.5h14v7.2c0 5.1-3.4 8.3-7 10.3-3.6-2-7-5.2-7-10.3Z' },
  knight: { fill: 'M12 2.8c-4 0-6.6 3-6.6 7V21h5.2v-6.5H5.4v-3h13.2v3h-5.2V21h5.2V9.8c0-4-2.6-7-6.6-7Z' },
  coin: ICONS.coin,
  material: { fill: 'M2.5 13.2h8.8v6.3H2.5ZM12.7 13.2h8.8v6.3h-8.8ZM7.6 5.5h8.8v6.3H7.6Z' },
  food: { fill: 'M3.5 14.2C3.5 9.5 7.3 6 12 6s8.5 3.5 8.5 8.2V19h-17Z' },
  bravery: ICONS.sword,
  loyalty: { fill: 'M12 20.5C5.2 15.4 3 12 3 8.7a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.3-2.2 6.7-9 11.8Z' },
  influence: { fill: 'M4.5 17.5L3 7.5l5 4L12 5l4 6.5 5-4-1.5 10ZM5 19h14v2H5Z' },
  might: { fill: 'M6.5 21V9.5H4.5V3.5h3.2v2.3h2.6V3.5h3.4v2.3h2.6V3.5h3.2v6h-2V21Z' },
  joy: ICONS.sun,
  production: { d: 'M5 12.5a7 7 0 0 1 12.2-4.7M19 11.5a7 7 0 0 1-12.2 4.7M17.6 3.6v4.6H13M6.4 20.4v-4.6H11' },
  rally: ICONS.flag,
  beer: { fill: 'M5.5 8h10v12.5h-10ZM17 10.5h3.5v7H17ZM5 6.5C5 3 16 3 16 6.5Z' },
  card: { d: 'M6.5 3.5h11v17h-11ZM9.5 8h5M9.5 11.5h5' },
  crown: ICONS.crown,
  star: ICONS.star,
}
