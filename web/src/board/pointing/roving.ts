/** Which of the things that can be chosen comes next in a direction. */

import type { Point } from '../map/geometry'

export interface Spot {
  id: string
  at: Point
}

/** The nearest one that way; what lies aside counts as farther. Past the last one, the first from the other end. */
export function nearest(spots: readonly Spot[], from: string, [dx, dy]: Point): string | null {
  const here = spots.find((spot) => spot.id === from)
  if (!here) return spots[0]?.id ?? null
  let [best, least]: [string | null, number] = [null, Infinity]
  let [wrap, farthest]: [string | null, number] = [null, Infinity]
  for (const { id, at } of spots) {
    if (id === from) continue
    const [x, y] = [at[0] - here.at[0], at[1] - here.at[1]]
    const [along, off] = [x * dx + y * dy, Math.abs(x * dy - y * dx)]
    if (along > 0.5) {
      const cost = along + off * 2.2
      if (cost < least) [best, least] = [id, cost]
    } else if (along + off * 0.5 < farthest) [wrap, farthest] = [id, along + off * 0.5]
  }
  return best ?? wrap
}
