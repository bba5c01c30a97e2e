/** Where names go: along the land where there is room, upright elsewhere, and never one over another. */

import { add, around, aside, between, bounds, less, meet, times, unit, type Box, type Point, type Ring } from './geometry'

/** About how wide a word is. */
export const widthOf = (words: string, size: number): number => words.length * size * 0.5

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
export function curve(rings: readonly Ring[], at: Point, width: number, height: number, clear: readonly Box[]): [Point, Point, Point] | null {
  const ring = rings.reduce<Ring>((best, each) => (each.length > best.length ? each : best), [])
  if (ring.length < 3) return null
  const { turn, ratio } = axisOf(ring)
  if (ratio < 1.25 || Math.abs(turn) > STEEPEST) return null
  const way: Point = [Math.cos(turn), Math.sin(turn)]
  const up = aside(way)
  let best: { points: [Point, Point, Point]; room: number } | null = null
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
  const points: [Point, Point, Point] = [found[0]!, found[2]!, found[4]!]
  const boxes = found.map((point) => around(point, width / 4 + 4, height))
  return { points, room, boxes }
}

/** A path for a text through three points; it reads from left to right. */
export function pathThrough([a, b, c]: [Point, Point, Point]): string {
  const over = less(times(b, 2), between(a, c))
  const far = (from: Point, to: Point) => add(from, times(unit(less(to, from)), -14))
  const p = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return `M${p(far(a, over))}L${p(a)}Q${p(over)} ${p(c)}L${p(far(c, over))}`
}

export interface Name {
  id: string
  words: string
  at: Point
  /** The greater, the sooner it finds its place. */
  weight: number
  /** Shown even where it touches something, as long as it can be read. */
  must?: boolean
  size: number
  /** How much wider than usual it is set. */
  stretch?: number
  curve?: [Point, Point, Point] | null
}

export interface Placed {
  id: string
  at: Point
  curved: boolean
}

/** Where else a name may stand, in parts of its own width and height. */
const TRIES: Point[] = [
  [0, 0], [0, -0.5], [0, 0.5], [0.2, 0], [-0.2, 0], [0, -1], [0, 1], [0.35, 0], [-0.35, 0], [0.3, 0.8], [-0.3, 0.8], [0.3, -0.8], [-0.3, -0.8],
  [0, -1.7], [0, 1.7], [0.5, 0.4], [-0.5, 0.4], [0.55, -0.9], [-0.55, -0.9], [0.55, 1], [-0.55, 1],
]

/** So much of a name may be covered. */
const LEGIBLE = 0.22

/** How much of a box of this size around a point lies under others. */
function covering(x: number, y: number, width: number, height: number, others: readonly Box[]): number {
  let all = 0
  const [left, top, right, bottom] = [x - width / 2, y - height / 2, x + width / 2, y + height / 2]
  for (const other of others) {
    const across = Math.min(right, other.x + other.width) - Math.max(left, other.x)
    if (across <= 0) continue
    const down = Math.min(bottom, other.y + other.height) - Math.max(top, other.y)
    if (down > 0) all += across * down
  }
  return all
}

/** Which names are shown, and where; `taken` is what they must not cover. */
export function arrange(names: readonly Name[], taken: readonly Box[]): Placed[] {
  const busy = [...taken]
  const placed: Placed[] = []
  for (const name of [...names].sort((a, b) => b.weight - a.weight)) {
    const width = widthOf(name.words, name.size) * (name.stretch ?? 1)
    const height = name.size * 0.95
    if (name.curve) {
      const boxes = curveBoxes(name.curve, width, height)
      if (!boxes.some((box) => busy.some((other) => meet(box, other)))) {
        busy.push(...boxes)
        placed.push({ id: name.id, at: name.at, curved: true })
        continue
      }
    }
    let [at, cover]: [Point, number] = [name.at, Infinity]
    for (const [x, y] of TRIES) {
      const there: Point = [name.at[0] + x * width, name.at[1] + y * height]
      const covered = covering(there[0], there[1], width, height, busy)
      if (covered < cover - 0.5 || covered === 0) [at, cover] = [there, covered]
      if (covered === 0) break
    }
    if (cover > (name.must ? width * height * LEGIBLE : 0)) continue
    busy.push(around(at, width, height))
    placed.push({ id: name.id, at, curved: false })
  }
  return placed
}

function curveBoxes([a, b, c]: [Point, Point, Point], width: number, height: number): Box[] {
  return [[a, between(a, b)], [between(a, b), b], [b, between(b, c)], [between(b, c), c]].map((ends) => {
    const box = bounds(ends as Point[])
    return around([box.x + box.width / 2, box.y + box.height / 2], Math.max(box.width, width / 4), Math.max(height, box.height + height * 0.6))
  })
}
