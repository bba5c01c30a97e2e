/** Names along the land: the curves that they follow. */

import { add, around, aside, between, bounds, less, meet, times, unit, type Box, type Point, type Ring } from './geometry'

/** A curve for a name: its ends, and its middle. */
export type Curve = [Point, Point, Point]

/** Into so many boxes a curved name is cut. */
const PARTS = 8
const STEEPEST = (34 * Math.PI) / 180

/** The direction in which a ring is longest, always from left to right. */
export function axisOf(ring: Ring): { turn: number; ratio: number } {
  const middle = times(ring.reduce<Point>((sum, point) => add(sum, point), [0, 0]), 1 / ring.length)
  let [xx, yy, xy] = [0, 0, 0]
  for (const point of ring) {
    const [x, y] = less(point, middle)
    xx += x * x
    yy += y * y
    xy += x * y
  }
  const spread = Math.hypot(xx - yy, 2 * xy)
  return { turn: Math.atan2(2 * xy, xx - yy) / 2, ratio: Math.sqrt((xx + yy + spread) / Math.max(1e-6, xx + yy - spread)) }
}

/** The two crossings of a ring nearest to a point, on a line through it. */
function chord(point: Point, way: Point, ring: Ring): [number, number] | null {
  let [before, after] = [-Infinity, Infinity]
  for (let n = 0, last = ring.length - 1; n < ring.length; last = n++) {
    const [a, b] = [less(ring[last]!, point), less(ring[n]!, point)]
    const side = (p: Point) => way[0] * p[1] - way[1] * p[0]
    const [sa, sb] = [side(a), side(b)]
    if (sa > 0 === sb > 0) continue
    const cut = add(a, times(less(b, a), sa / (sa - sb)))
    const reach = cut[0] * way[0] + cut[1] * way[1]
    if (reach < 0) before = Math.max(before, reach)
    else after = Math.min(after, reach)
  }
  return Number.isFinite(before) && Number.isFinite(after) ? [before, after] : null
}

/** A curve for a name of this width and height through the land near `at`; null where there is no room. */
export function curve(rings: readonly Ring[], at: Point, width: number, height: number, clear: readonly Box[]): Curve | null {
  const ring = rings.reduce<Ring>((best, each) => (each.length > best.length ? each : best), [])
  if (ring.length < 3) return null
  const { turn, ratio } = axisOf(ring)
  if (ratio < 1.25 || Math.abs(turn) > STEEPEST) return null
  const way: Point = [Math.cos(turn), Math.sin(turn)]
  const up = aside(way)
  let best: { points: Curve; room: number } | null = null
  for (const along of [0, 8, -8, 16, -16, 26, -26]) {
    for (const over of [0, 8, -8, 16, -16]) {
      const middle = add(add(at, times(way, along)), times(up, over))
      const fitted = fit(middle, way, up, width, height, ring)
      if (!fitted || clear.some((box) => fitted.boxes.some((own) => meet(own, box)))) continue
      const room = fitted.room - (Math.abs(along) + Math.abs(over)) / 4
      if (!best || room > best.room) best = { points: fitted.points, room }
    }
  }
  return best?.points ?? null
}

function fit(middle: Point, way: Point, up: Point, width: number, height: number, ring: Ring) {
  const found: Point[] = []
  let room = Infinity
  for (const part of [-0.5, -0.25, 0, 0.25, 0.5]) {
    const point = add(middle, times(way, part * width))
    const span = chord(point, up, ring)
    if (!span || -span[0] < 4 || span[1] < 4) return null
    // Near the middle of the land at the ends, where it was asked for in between.
    const pull = Math.max(-5.5, Math.min(5.5, ((span[0] + span[1]) / 2) * 0.35)) * Math.abs(part) * 2
    found.push(add(point, times(up, pull)))
    room = Math.min(room, pull - span[0] - height / 2, span[1] - pull - height / 2)
  }
  if (room < 2) return null
  const points: Curve = [found[0]!, found[2]!, found[4]!]
  const boxes = found.map((point) => around(point, width / 4 + 4, height))
  return { points, room, boxes }
}

/** A path for a text through three points; it reads from left to right. */
export function pathThrough([a, b, c]: Curve): string {
  const over = less(times(b, 2), between(a, c))
  const far = (from: Point, to: Point) => add(from, times(unit(less(to, from)), -14))
  const p = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return `M${p(far(a, over))}L${p(a)}Q${p(over)} ${p(c)}L${p(far(c, over))}`
}

/** The boxes that a name along a curve fills, letter by letter or nearly so. */
export function curveBoxes([a, b, c]: Curve, width: number, height: number): Box[] {
  const over = less(times(b, 2), between(a, c))
  const on = (part: number): Point => between(between(a, over, part), between(over, c, part), part)
  const length = Math.hypot(c[0] - a[0], c[1] - a[1])
  const covered = Math.min(1, width / Math.max(1, length))
  return Array.from({ length: PARTS }, (_, n) => {
    const [from, to] = [on(0.5 + (n / PARTS - 0.5) * covered), on(0.5 + ((n + 1) / PARTS - 0.5) * covered)]
    const steep = Math.abs(to[1] - from[1]) / Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]))
    const box = bounds([from, to])
    return around([box.x + box.width / 2, box.y + box.height / 2], box.width + height * steep, box.height + height)
  })
}
