/** Points, rings and curves: all that is reckoned before anything is drawn. */

import type { Point, Ring } from '../../lib/wire/wire'

export type { Point, Ring }

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const round = (value: number): number => Math.round(value * 10) / 10

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
export const less = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor]
export const between = (a: Point, b: Point, part = 0.5): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
export const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** A vector of length 1 in the same direction; nothing for nothing. */
export function unit(a: Point): Point {
  const length = Math.hypot(a[0], a[1])
  return length ? [a[0] / length, a[1] / length] : [0, 0]
}

/** The same vector a quarter turn to the right, as seen on the screen. */
export const aside = (a: Point): Point => [-a[1], a[0]]

const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`

export const line = (points: readonly Point[], close = false): string =>
  points.length ? `M${points.map(at).join('L')}${close ? 'Z' : ''}` : ''

export const lines = (all: readonly (readonly Point[])[]): string => all.map((points) => line(points)).join('')

/** Polygons (outer ring first) as one path. */
export const shape = (polygons: readonly (readonly Ring[])[]): string =>
  polygons.flatMap((rings) => rings.map((ring) => line(ring, true))).join('')

export function bounds(points: Iterable<Point>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return left > right ? { x: 0, y: 0, width: 0, height: 0 } : { x: left, y: top, width: right - left, height: bottom - top }
}

export const grown = (box: Box, by: number): Box => ({
  x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by,
})

export const around = ([x, y]: Point, width: number, height: number): Box => ({
  x: x - width / 2, y: y - height / 2, width, height,
})

export const middle = (box: Box): Point => [box.x + box.width / 2, box.y + box.height / 2]

export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The middle of a stretch of so much room that shows all from `start` on, as near as can be to where it is now. */
export const within = (now: number, start: number, length: number, room: number): number =>
  length >= room ? start + length / 2 : Math.max(start + length - room / 2, Math.min(start + room / 2, now))

export function inside([x, y]: Point, rings: readonly Ring[]): boolean {
  let odd = false
  for (const ring of rings) {
    let last = ring[ring.length - 1]!
    for (const point of ring) {
      const [ay, by] = [point[1], last[1]]
      if (ay > y !== by > y && x < ((last[0] - point[0]) * (y - ay)) / (by - ay) + point[0]) odd = !odd
      last = point
    }
  }
  return odd
}

/** Twice-signed area and centre of a ring. */
export function centre(ring: Ring): { at: Point; area: number } {
  let [area, x, y] = [0, 0, 0]
  for (let n = 0, last = ring.length - 1; n < ring.length; last = n++) {
    const [[ax, ay], [bx, by]] = [ring[last]!, ring[n]!]
    const cross = ax * by - bx * ay
    area += cross / 2
    x += ((ax + bx) * cross) / 6
    y += ((ay + by) * cross) / 6
  }
  return area ? { at: [x / area, y / area], area: Math.abs(area) } : { at: ring[0] ?? [0, 0], area: 0 }
}

/** How far a point is from the sides of a ring. */
export function toSides(point: Point, ring: Ring): number {
  let least = Infinity
  const [x, y] = point
  let a = ring[ring.length - 1]!
  for (const b of ring) {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = dx * dx + dy * dy
    const part = length ? Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / length)) : 0
    const [ex, ey] = [x - a[0] - dx * part, y - a[1] - dy * part]
    least = Math.min(least, ex * ex + ey * ey)
    a = b
  }
  return Math.sqrt(least)
}

/** The same numbers for the same words, so that a map looks the same each time it is drawn. */
export function dice(words: string): () => number {
  let state = 2166136261
  for (let n = 0; n < words.length; n++) state = Math.imul(state ^ words.charCodeAt(n), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A straight line as nature would draw it; the ends stay. */
export function rugged(from: Point, to: Point, seed: string, height = 0.12, depth = 4): Point[] {
  const random = dice(seed)
  let points: Point[] = [from, to]
  for (let level = 0; level < depth; level++) {
    const next: Point[] = [points[0]!]
    for (let n = 1; n < points.length; n++) {
      const [a, b] = [points[n - 1]!, points[n]!]
      const off = times(aside(less(b, a)), (random() - 0.5) * 2 * height)
      next.push(add(between(a, b, 0.4 + random() * 0.2), off), b)
    }
    points = next
  }
  return points
}

/** A line that begins thin and ends wide (or the other way round), as an outline to be filled. */
export function tapered(points: readonly Point[], first: number, last: number): string {
  if (points.length < 2) return ''
  const [left, right]: [Point[], Point[]] = [[], []]
  points.forEach((point, n) => {
    const before = points[Math.max(0, n - 1)]!
    const after = points[Math.min(points.length - 1, n + 1)]!
    const side = times(aside(unit(less(after, before))), (first + ((last - first) * n) / (points.length - 1)) / 2)
    left.push(add(point, side))
    right.push(less(point, side))
  })
  return line([...left, ...right.reverse()], true)
}

/** So many points on the way from one to the other, bent to one side. */
export function arc(from: Point, to: Point, bend = 0.18, steps = 12): Point[] {
  const over = add(between(from, to), times(aside(less(to, from)), -bend))
  return Array.from({ length: steps + 1 }, (_, n) => {
    const part = n / steps
    return between(between(from, over, part), between(over, to, part), part)
  })
}

/** A way through all of these points, each stretch of it bent a little. */
export function route(points: readonly Point[], bend = 0.18, steps = 12): Point[] {
  const last = points.length - 1
  if (last < 2) return points.length ? arc(points[0]!, points[last]!, bend, steps) : []
  const each = Math.max(4, Math.round(steps / last))
  return points.slice(1).flatMap((to, n) => arc(points[n]!, to, bend / 2, each).slice(n ? 1 : 0))
}
