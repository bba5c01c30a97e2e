/** Line work: little trees, hills, peaks and waves, as an engraver strews them. */

import { add, between, dice, far, inside, round, toSides, type Box, type Point, type Ring } from './geometry'

const put = (d: (s: number) => string, size: number, [x, y]: Point): string => `M${round(x)} ${round(y)}${d(size)}`
const n = round

/** All begin and end wherever they like: they are drawn from a point with relative steps. */
const tree = (s: number) => `m0 ${n(2 * s)}v${n(-2 * s)}m0 0c${n(-3.4 * s)} 0 ${n(-3.4 * s)} ${n(-4.4 * s)} 0 ${n(-6.6 * s)}c${n(3.4 * s)} ${n(2.2 * s)} ${n(3.4 * s)} ${n(6.6 * s)} 0 ${n(6.6 * s)}m${n(1.1 * s)} ${n(-1.2 * s)}v${n(-2.4 * s)}`
const hill = (s: number) => `m${n(-6 * s)} ${n(2 * s)}c${n(2 * s)} ${n(-5 * s)} ${n(7 * s)} ${n(-7 * s)} ${n(12 * s)} 0m${n(-4.6 * s)} ${n(-2.6 * s)}l${n(1 * s)} ${n(2.4 * s)}m${n(-3.2 * s)} ${n(-3 * s)}l${n(.6 * s)} ${n(2.6 * s)}`
const peak = (s: number) => `m${n(-7 * s)} ${n(3 * s)}l${n(6.4 * s)} ${n(-10 * s)}l${n(2 * s)} ${n(3.4 * s)}l${n(5.6 * s)} ${n(6.6 * s)}m${n(-7.6 * s)} ${n(-10 * s)}l${n(1.4 * s)} ${n(4.6 * s)}l${n(-1 * s)} ${n(2.2 * s)}l${n(1.2 * s)} ${n(2 * s)}m${n(2 * s)} ${n(-4.4 * s)}l${n(.8 * s)} ${n(4 * s)}`
const reed = (s: number) => `m${n(-4 * s)} ${n(1 * s)}h${n(8 * s)}m${n(-4 * s)} 0v${n(-5 * s)}m${n(-2 * s)} ${n(5 * s)}l${n(-1 * s)} ${n(-3.6 * s)}m${n(5 * s)} ${n(3.6 * s)}l${n(1 * s)} ${n(-3.6 * s)}`
const tuft = (s: number) => `m${n(-2.4 * s)} 0l${n(1 * s)} ${n(-2.6 * s)}m${n(1.4 * s)} ${n(2.6 * s)}v${n(-3.4 * s)}m${n(2.4 * s)} ${n(3.4 * s)}l${n(-1 * s)} ${n(-2.6 * s)}`
const furrow = (s: number) => `m${n(-5 * s)} ${n(-1.6 * s)}l${n(10 * s)} ${n(-1 * s)}m${n(-10 * s)} ${n(3 * s)}l${n(10 * s)} ${n(-1 * s)}m${n(-10 * s)} ${n(3 * s)}l${n(10 * s)} ${n(-1 * s)}`
const wave = (s: number) => `m${n(-7 * s)} 0q${n(1.8 * s)} ${n(-2.6 * s)} ${n(3.5 * s)} 0t${n(3.5 * s)} 0t${n(3.5 * s)} 0`

const MARKS = { tree, hill, peak, reed, tuft, furrow, wave }
export type Mark = keyof typeof MARKS

/** What grows where, and how densely (how far apart). */
export const TERRAINS: Record<string, { marks: Mark[]; apart: number; size: number }> = {
  forest: { marks: ['tree'], apart: 11, size: 1.15 },
  woods: { marks: ['tree', 'tree', 'tuft'], apart: 14, size: 1.1 },
  hill: { marks: ['hill'], apart: 19, size: 1.25 },
  hills: { marks: ['hill'], apart: 19, size: 1.25 },
  mountain: { marks: ['peak'], apart: 19, size: 1.3 },
  mountains: { marks: ['peak'], apart: 19, size: 1.3 },
  marsh: { marks: ['reed'], apart: 20, size: 1.1 },
  field: { marks: ['furrow', 'tuft'], apart: 26, size: 1 },
  fields: { marks: ['furrow', 'tuft'], apart: 26, size: 1 },
  plain: { marks: ['tuft'], apart: 26, size: 1 },
  plains: { marks: ['tuft'], apart: 26, size: 1 },
  wild: { marks: ['tree', 'tree', 'hill', 'tuft'], apart: 27, size: 1.45 },
  province: { marks: ['tuft', 'tree', 'hill'], apart: 34, size: 0.9 },
}

/** What may grow on land of which nothing is said; it means nothing, and each land has its own. */
const COUNTRY: { marks: Mark[]; apart: number; size: number }[] = [
  { marks: ['tuft', 'tuft', 'furrow'], apart: 23, size: 1 },
  { marks: ['tree', 'tree', 'tree', 'tuft'], apart: 17, size: 1.1 },
  { marks: ['hill', 'hill', 'tuft'], apart: 22, size: 1.15 },
  { marks: ['tuft', 'tree'], apart: 21, size: 1 },
]

export const countryside = (id: string) => COUNTRY[Math.floor(dice(id)() * COUNTRY.length)]!

export interface Strewn {
  /** Sides to keep clear of, and how far. */
  rings: Ring[]
  margin: number
  /** Where labels and pieces go. */
  clear: Box[]
  seed: string
}

/** Points strewn in polygons, none too near to another, to the border or to what must stay legible. */
export function strew(box: Box, apart: number, { rings, margin, clear, seed }: Strewn): Point[] {
  const random = dice(seed)
  const found: Point[] = []
  const step = apart * 0.9
  for (let y = box.y + step / 2, odd = 0; y < box.y + box.height; y += step, odd++) {
    for (let x = box.x + (odd % 2 ? step : step / 2); x < box.x + box.width; x += step) {
      const point: Point = [x + (random() - 0.5) * step * 0.7, y + (random() - 0.5) * step * 0.5]
      if (clear.some((c) => point[0] > c.x && point[0] < c.x + c.width && point[1] > c.y && point[1] < c.y + c.height)) continue
      if (!inside(point, rings) || rings.some((ring) => toSides(point, ring) < margin)) continue
      if (found.every((other) => far(other, point) > apart * 0.75)) found.push(point)
    }
  }
  return found
}

/** Marks of some kinds at these points, as one path. */
export function marks(kinds: readonly Mark[], points: readonly Point[], size: number, seed: string): string {
  const random = dice(seed)
  return points.map((point) => {
    const kind = kinds[Math.floor(random() * kinds.length)]!
    return put(MARKS[kind], size * (0.85 + random() * 0.3), point)
  }).join('')
}

/** Peaks in a row along a line. */
export function range(from: Point, to: Point, seed: string, apart = 13): string {
  const random = dice(seed)
  const count = Math.max(2, Math.round(far(from, to) / apart))
  const points = Array.from({ length: count }, (_, i) => {
    const point = between(from, to, (i + 0.5) / count)
    return add(point, [(random() - 0.5) * 4, (random() - 0.5) * 4 + 3])
  }).sort((a, b) => a[1] - b[1])
  return points.map((point) => put(peak, 1 + random() * 0.4, point)).join('')
}

/** The same peaks as shapes to be filled, so that what lies behind them is hidden. */
export const RANGE_FILL = (d: string): string =>
  d.replace(/(M[^M]*?l[^l]*l[^l]*l[^m]*)m[^M]*/g, '$1Z')
