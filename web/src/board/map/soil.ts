/** Whose land a point lies in, looked up in a raster that is made once for each map. */

import type { Chart } from './chart'
import { bounds, inside, middle, type Box, type Point } from './geometry'

/** So many cells has a raster along its longer side. */
const CELLS = 240

export class Soil {
  readonly #cells: Int16Array
  readonly #ids = new Map<string, number>()
  readonly #across: number
  readonly #cell: number
  readonly #box: Box

  constructor(chart: Chart) {
    this.#box = chart.whole
    this.#cell = Math.max(1, Math.max(chart.whole.width, chart.whole.height) / CELLS)
    this.#across = Math.ceil(chart.whole.width / this.#cell) + 1
    this.#cells = new Int16Array(this.#across * (Math.ceil(chart.whole.height / this.#cell) + 1))
    for (const { id, kind, rings } of chart.places.values()) {
      if (kind !== 'region' && kind !== 'hex') continue
      const number = this.#ids.size + 1
      this.#ids.set(id, number)
      const { x, y, width, height } = bounds(rings.flat())
      for (let px = x; px <= x + width; px += this.#cell) {
        for (let py = y; py <= y + height; py += this.#cell) {
          const at = this.#index([px, py])
          if (at !== null && inside([px, py], rings)) this.#cells[at] = number
        }
      }
    }
  }

  #index([x, y]: Point): number | null {
    const column = Math.round((x - this.#box.x) / this.#cell)
    const row = Math.round((y - this.#box.y) / this.#cell)
    const at = row * this.#across + column
    return column < 0 || row < 0 || column >= this.#across || at >= this.#cells.length ? null : at
  }

  /** Which parts of a box lie in this land, and in others; the rest is water or wild. */
  under({ x, y, width, height }: Box, id: string): { own: number; other: number } {
    const number = this.#ids.get(id) ?? -1
    let [own, other] = [0, 0]
    for (const across of [0.04, 0.35, 0.65, 0.96]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const at = this.#index([x + width * across, y + height * down])
        const found = at === null ? 0 : this.#cells[at]!
        if (found === number) own++
        else if (found) other++
      }
    }
    return { own: own / 12, other: other / 12 }
  }

  /** Whether a point lies in this land. */
  isIn(point: Point, id: string): boolean {
    const at = this.#index(point)
    return at !== null && this.#cells[at] === this.#ids.get(id)
  }

  /** From a thing that lies wholly outside of this land: the point at which the way to `heart` comes into it; null if it lies in it. */
  shore(box: Box, heart: Point, id: string): Point | null {
    if (!this.#ids.has(id) || this.under(box, id).own > 0) return null
    const [x, y] = middle(box)
    for (let step = 0; step <= 1; step += 0.04) {
      const at: Point = [x + (heart[0] - x) * step, y + (heart[1] - y) * step]
      if (this.isIn(at, id)) return at
    }
    return heart
  }

  /** How much of a box lies outside of this land; water counts for less than the lands of others. */
  astray(box: Box, id: string): number {
    if (!this.#ids.has(id)) return 0
    const { own, other } = this.under(box, id)
    return other + (1 - own - other) * 0.5
  }
}

const soils = new WeakMap<Chart, Soil>()

export function soilOf(chart: Chart): Soil {
  let soil = soils.get(chart)
  if (!soil) soils.set(chart, (soil = new Soil(chart)))
  return soil
}
