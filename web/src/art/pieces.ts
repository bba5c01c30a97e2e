/** The shapes of pieces, by kind, around (0, 0) and within 14 units of it. What is not here is a round counter. */

export interface Part {
  d: string
  /** What it is made of: the tincture (with its hatching), a metal, or plain ink. */
  of: 'tint' | 'gold' | 'silver' | 'bronze' | 'bullion' | 'gem' | 'wood' | 'stone' | 'paper' | 'ink' | 'line' | 'fine'
}

export interface Shape {
  parts: Part[]
  /** Where its charge goes, and how large it is. */
  charge?: { x?: number; y: number; scale: number }
  /** A charge of its own, whatever the piece bears. */
  bears?: string
}

const DISC = 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0'
const COIN = 'M-9.6 0a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0-19.2 0'
const RING = 'M-6.8 0a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0-13.6 0'
const HEATER = 'M-9 -6H9V2C9 8.6 4.4 11.8 0 13.6C-4.4 11.8 -9 8.6 -9 2Z'

const coin = (metal: 'bronze' | 'silver' | 'bullion', pips: string): Shape => ({
  parts: [{ d: COIN, of: metal }, { d: RING, of: 'fine' }, { d: pips, of: 'ink' }],
})

const pip = (...at: [number, number][]): string =>
  at.map(([x, y]) => `M${x - 1.5} ${y}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0`).join('')

/** Corners around (0, `y`), every other one `inner` from the middle. */
const corners = (count: number, outer: number, inner: number, y: number): string =>
  Array.from({ length: count * 2 }, (_, n) => {
    const [far, turn] = [n % 2 ? inner : outer, (Math.PI * n) / count]
    return `${n ? 'L' : 'M'}${(Math.sin(turn) * far).toFixed(1)} ${(y - Math.cos(turn) * far).toFixed(1)}`
  }).join('') + 'Z'

/** A noble on a base whose shape tells what he can do, below a coronet. */
const noble = (base: string, y: number, scale: number, top: number): Shape => ({
  parts: [
    { d: base, of: 'tint' },
    { d: `M-5 ${top + 3.6}L-6.4 ${top - 2.4}L-2.8 ${top}L0 ${top - 3.2}L2.8 ${top}L6.4 ${top - 2.4}L5 ${top + 3.6}Z`, of: 'gold' },
  ],
  charge: { y, scale },
})

export const SHAPES: Record<string, Shape> = {
  king: {
    parts: [
      { d: 'M-10 -3.4H10V3.4C10 9.6 5 12.6 0 14.4C-5 12.6 -10 9.6 -10 3.4Z', of: 'tint' },
      { d: 'M-8.4 -4.6L-10 -13L-4.6 -9.4L0 -14.4L4.6 -9.4L10 -13L8.4 -4.6Z', of: 'gold' },
    ],
    charge: { y: 4.4, scale: 0.44 },
  },
  warrior: {
    parts: [
      { d: 'M-8.6 12.8L8 -11', of: 'line' },
      { d: 'M6.2 -10L10.8 -14.4L9.8 -8Z', of: 'silver' },
      { d: 'M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0', of: 'tint' },
      { d: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0', of: 'silver' },
    ],
  },
  'control-token': {
    parts: [{ d: 'M-7.5 13V-13', of: 'line' }, { d: 'M-7.5 -12H11L7 -6L11 0H-7.5Z', of: 'tint' }],
    charge: { x: -0.5, y: -6, scale: 0.3 },
  },
  'domination-tile': {
    parts: [{ d: 'M-10 -10H10V10H-10Z', of: 'tint' }, { d: 'M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5', of: 'line' }],
  },
  bronze: coin('bronze', pip([0, 0])),
  silver: coin('silver', pip([-2.4, 0], [2.4, 0])),
  gold: coin('bullion', pip([-2.4, 1.6], [2.4, 1.6], [0, -2.4])),
  diamond: {
    parts: [
      { d: 'M-6 -9.5H6L11 -3L0 11L-11 -3Z', of: 'gem' },
      { d: 'M-11 -3H11M-6 -9.5L-3.6 -3L0 11L3.6 -3L6 -9.5M-3.6 -3L0 -9.5L3.6 -3', of: 'fine' },
    ],
  },
  chest: {
    parts: [
      { d: 'M-11 -1.5C-11 -10.5 11 -10.5 11 -1.5V9H-11Z', of: 'wood' },
      { d: 'M-11 -1H11M-6.5 -7V9M6.5 -7V9', of: 'fine' },
      { d: 'M-2.5 -2.5H2.5V3H-2.5Z', of: 'gold' },
    ],
  },
  noble: {
    parts: [
      { d: 'M-11 13.5V-13', of: 'line' },
      { d: 'M-11 -13.5L-2 -11L-11 -8.5Z', of: 'gold' },
      { d: HEATER, of: 'tint' },
    ],
    charge: { y: 2, scale: 0.42 },
  },
  'noble-star': noble(corners(5, 14.5, 8.4, 1), 1.4, 0.36, -11.6),
  'noble-square': noble('M-11 -9.6H11V12H-11Z', 1.2, 0.46, -11.6),
  'noble-triangle': noble('M-4 -9.6H4L14 12H-14Z', 2.6, 0.4, -11.6),
  'noble-circle': noble('M-12 1a12 12 0 1 0 24 0a12 12 0 1 0-24 0', 1, 0.46, -11.6),
  army: {
    parts: [
      { d: 'M-9.5 13L8.5 -12M9.5 13L-8.5 -12', of: 'line' },
      { d: 'M7 -10.5L11.5 -14L10.3 -8ZM-7 -10.5L-11.5 -14L-10.3 -8Z', of: 'silver' },
      { d: HEATER, of: 'tint' },
    ],
    charge: { y: 2, scale: 0.42 },
  },
  siege: {
    parts: [
      { d: 'M-13 8L-9 -5L-5 8ZM-4 8L0 -6.5L4 8ZM5 8L9 -5L13 8Z', of: 'wood' },
      { d: 'M-13.5 3.5H13.5', of: 'line' },
      { d: 'M-13.5 8.5H13.5V11.5H-13.5Z', of: 'tint' },
    ],
  },
  breach: {
    parts: [
      { d: 'M-11 9V-7H-7V-4H-4L-6 0L-3 2L-5 9ZM11 9V-7H7V-4H5L3 0L5 3L2 9Z', of: 'stone' },
      { d: 'M-11 2.5H-5M11 2.5H5M-2 9L-.5 6.5L1 9Z', of: 'fine' },
    ],
  },
  fortification: {
    parts: [
      { d: 'M-12 9V-8H-8V-4.5H-5V-8H-2V-4.5H2V-8H5V-4.5H8V-8H12V9Z', of: 'stone' },
      { d: 'M-12 .5H12M-12 5H12M-5 .5V5M5 .5V5M0 5V9M0 -4.5V.5', of: 'fine' },
    ],
  },
  stronghold: {
    parts: [{ d: 'M-12 12V-7H-12.5V-12H-9V-9.5H-6.5V-12H-3V-7H3V-12H6.5V-9.5H9V-12H12.5V-7H12V12H3V6.5C3 2.5 -3 2.5 -3 6.5V12Z', of: 'tint' }],
    charge: { y: -1.6, scale: 0.24 },
  },
  fleet: { parts: [{ d: DISC, of: 'tint' }], charge: { y: 0, scale: 0.52 }, bears: 'ship' },
  knight: { parts: [{ d: DISC, of: 'tint' }], charge: { y: 0, scale: 0.5 }, bears: 'horse' },
  bishop: { parts: [{ d: DISC, of: 'tint' }], charge: { y: 0, scale: 0.46 }, bears: 'cross' },
  casualty: { parts: [{ d: DISC, of: 'paper' }, { d: 'M-6 -6L6 6M6 -6L-6 6', of: 'line' }] },
  influence: { parts: [{ d: DISC, of: 'paper' }], charge: { y: 0, scale: 0.46 }, bears: 'fleur-de-lys' },
  faith: { parts: [{ d: DISC, of: 'paper' }], charge: { y: 0, scale: 0.44 }, bears: 'cross' },
  vote: { parts: [{ d: DISC, of: 'paper' }], charge: { y: 0, scale: 0.44 }, bears: 'roundel' },
  castle: { parts: [{ d: DISC, of: 'tint' }], charge: { y: 0, scale: 0.5 }, bears: 'castle' },
}

const SAME: Record<string, string> = {
  'control-marker': 'control-token', marker: 'control-token', banner: 'control-token', crown: 'gold', coin: 'gold', coins: 'gold',
  ship: 'fleet', expedition: 'fleet', fortress: 'stronghold', wall: 'fortification', lord: 'noble', baron: 'noble', troop: 'army', troops: 'army',
  regulars: 'warrior', mercenaries: 'army', 'siege-marker': 'siege', cathedral: 'bishop',
}

const ROUND: Shape = { parts: [{ d: DISC, of: 'tint' }], charge: { y: 0, scale: 0.5 } }

/** Its own kind, one like it, or that of its first word: `noble-star` is a noble. */
const known = (kind: string): Shape | undefined => SHAPES[kind] ?? SHAPES[SAME[kind] ?? '']

const family = (kind: string): string => (known(kind) || !kind.includes('-') ? kind : kind.slice(0, kind.indexOf('-')))

export const shapeOf = (kind: string): Shape => known(family(kind)) ?? ROUND

/** What tells it from others of its family: `star` of `noble-star`. */
export const suitOf = (kind: string): string => (family(kind) !== kind && known(family(kind)) ? kind.slice(family(kind).length + 1) : '')

/** Whether there is a picture of its own for this kind. */
export const pictured = (kind: string): boolean => known(family(kind)) !== undefined
