/** How pieces that stand together are laid out, so that none covers another or a name. */

import { around, meet, type Box, type Point } from './geometry'

export const APART = 25
export const DEEP = 27

/** Offsets of so many pieces around (0, 0): rows of at most four, the fuller ones first. */
export function rows(count: number, most = 4): Point[] {
  const deep = Math.max(1, Math.ceil(count / most))
  const wide = Math.ceil(count / deep)
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / wide)
    const here = Math.min(wide, count - row * wide)
    return [((n % wide) - (here - 1) / 2) * APART, (row - (deep - 1) / 2) * DEEP]
  })
}

export interface Group {
  key: string
  at: Point
  /** The point to keep away from: the name. */
  label: Point
  count: number
}

export const sizeOf = (count: number, scale: number): [number, number] => {
  const deep = Math.max(1, Math.ceil(count / 4))
  return [Math.ceil(count / deep) * APART * scale, deep * DEEP * scale]
}

/** Where the groups go at this scale: they grow away from the names beside them, then make room for each other. */
export function spread(groups: readonly Group[], scale: number): Map<string, Point> {
  const at = groups.map(({ at: [x, y], label, count }): Point => {
    const [dx, dy] = [x - label[0], y - label[1]]
    const length = Math.hypot(dx, dy) || 1
    const push = Math.max(0, scale - 1) * Math.min(20, sizeOf(count, 1)[1] * 0.6)
    return [x + (dx / length) * push, y + (dy / length) * push]
  })
  const boxes = (): Box[] => groups.map((group, n) => around(at[n]!, ...sizeOf(group.count, scale)))
  for (let turn = 0; turn < 12; turn++) {
    const now = boxes()
    let moved = false
    for (let a = 0; a < groups.length; a++) {
      for (let b = a + 1; b < groups.length; b++) {
        if (!meet(now[a]!, now[b]!)) continue
        part(at[a]!, at[b]!, now[a]!, now[b]!)
        moved = true
      }
    }
    if (!moved) break
  }
  return new Map(groups.map((group, n) => [group.key, at[n]!]))
}

/** Move two things apart by half of what they share, the shorter way. */
function part(a: Point, b: Point, first: Box, second: Box): void {
  const dx = (first.width + second.width) / 2 - Math.abs(a[0] - b[0])
  const dy = (first.height + second.height) / 2 - Math.abs(a[1] - b[1])
  const axis = dx < dy ? 0 : 1
  const by = (Math.min(dx, dy) / 2 + 0.01) * (a[axis] <= b[axis] ? 1 : -1)
  a[axis] -= by
  b[axis] += by
}
