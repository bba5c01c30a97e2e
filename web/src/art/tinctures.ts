/**
 * The tinctures: colours stand in `styles/tokens.css` (`.t-gules { --tint: …; --on-tint: … }`), here is the
 * engravers' code of the 17th century, which tells them apart without any colour.
 */

export const TINCTURES = ['gules', 'azure', 'vert', 'or', 'purpure', 'sable', 'tenne', 'argent'] as const

export type Tincture = (typeof TINCTURES)[number]

export interface Hatching {
  /** Lines of one tile, `HATCH` units wide and high. */
  d: string
  /** Dots rather than lines. */
  dotted?: boolean
}

export const HATCH = 6

const BEND = 'M-1 -1L7 7M-1 5L1 7M5 -1L7 1'
const SINISTER = 'M-1 7L7 -1M-1 1L1 -1M5 7L7 5'

export const HATCHINGS: Record<Tincture, Hatching> = {
  gules: { d: 'M1.5 0V6M4.5 0V6' },
  azure: { d: 'M0 1.5H6M0 4.5H6' },
  vert: { d: BEND },
  or: { d: 'M1.5 1.5h.01M4.5 4.5h.01', dotted: true },
  purpure: { d: SINISTER },
  sable: { d: 'M1.5 0V6M4.5 0V6M0 1.5H6M0 4.5H6' },
  tenne: { d: `${SINISTER}M0 3H6` },
  argent: { d: '' },
}

export const isTincture = (name: string): name is Tincture => name in HATCHINGS

/** The class that gives `--tint` and `--on-tint` to an element and to all in it. */
export const tinted = (name: string | undefined): string => `t-${name && isTincture(name) ? name : 'none'}`

/** What to fill a shape with for its hatching; `scale` tells fine hatchings (small things) from those of a map. */
export function hatch(name: string | undefined, scale: 'fine' | 'map' = 'fine'): string {
  return name && isTincture(name) && HATCHINGS[name].d ? `url(#hatch-${scale}-${name})` : 'none'
}
