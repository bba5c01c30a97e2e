/** How large names and pieces are on the map, for a map of which a unit is `k` pixels. */

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** Sizes change in steps, so that not every turn of the wheel lays everything out anew. */
export const stepped = (k: number): number => 2 ** (Math.round(Math.log2(Math.max(k, 1e-3)) * 4) / 4)

export const letters = (k: number, narrow: boolean): number => clamp(narrow ? 9.5 : 11.5, 15 * k, 19) / k

/** A piece is 24 units wide. In hexagons few stand together, so that they can be larger. */
export const pieceScale = (k: number, narrow: boolean, roomy = false): number =>
  clamp(narrow ? (roomy ? 17 : 15) : roomy ? 25 : 20.5, 24 * k, 46) / (24 * k)

/** From so many pixels a unit on, names follow the land. */
export const curved = (k: number, narrow: boolean): boolean => !narrow && k > 0.42
