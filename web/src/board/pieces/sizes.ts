/** How large names and pieces are on the map, for a map of which a unit is `k` pixels. */

import { around, middle, type Box } from '../map/geometry'

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** Sizes change in steps, so that not every turn of the wheel lays everything out anew. */
export const stepped = (k: number): number => 2 ** (Math.round(Math.log2(Math.max(k, 1e-3)) * 4) / 4)

/** The whole map is drawn a little smaller or larger with every question; what is laid out for it holds for sizes up to this much larger. */
const ALIKE = Math.log2(1.05)
export const settled = (k: number): number => 2 ** (Math.floor(Math.log2(Math.max(k, 1e-3)) / ALIKE) * ALIKE)

/** As much of a frame around a map as comes in such parts of the map, so that a frame of almost the same shape is the same. */
const PARTS = 12
export function coarse(sight: Box, home: Box): Box {
  const part = (whole: number, seen: number) => (whole / PARTS) * Math.max(PARTS, Math.floor((seen / whole) * PARTS + 1e-6))
  return around(middle(home), part(home.width, sight.width), part(home.height, sight.height))
}

export const letters = (k: number, narrow: boolean): number => clamp(narrow ? 9.5 : 11.5, 15 * k, 19) / k

/** A window of this width is that of a desk, where figures are read from further away. */
export const DESK = 1200

/** A piece is 24 units wide. In hexagons few stand together, so that they can be larger. */
export const pieceScale = (k: number, narrow: boolean, roomy = false, desk = false): number =>
  clamp(narrow ? (desk ? 21 : 17) : roomy ? 25 : 22, 24 * k, 46) / (24 * k)

/** Towns are a little smaller, unless there is so little room that their figures could not be read. */
export const townScale = (scale: number, narrow: boolean): number => scale * (narrow ? 1 : 0.92)

/** From so many pixels a unit on, names follow the land. */
export const curved = (k: number, narrow: boolean): boolean => !narrow && k > 0.42
