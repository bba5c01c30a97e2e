/** A grid of hexagons with flat tops; odd columns lie half a hexagon lower. */

import { add, between, far, type Point } from './geometry'

export const RADIUS = 66
const HEIGHT = Math.sqrt(3) * RADIUS

export interface Cell {
  column: number
  row: number
}

const low = (column: number): number => (((column % 2) + 2) % 2) / 2

export const middleOf = ({ column, row }: Cell): Point => [column * 1.5 * RADIUS, (row + low(column)) * HEIGHT]

/** The corners, beginning on the right, going round as the clock does. */
export function corners(cell: Cell): Point[] {
  const middle = middleOf(cell)
  return Array.from({ length: 6 }, (_, n) => {
    const turn = (Math.PI / 3) * n
    return add(middle, [Math.cos(turn) * RADIUS, Math.sin(turn) * RADIUS])
  })
}

/** The neighbour across the side from corner `n` to corner `n + 1`. */
export function across({ column, row }: Cell, n: number): Cell {
  const up = low(column) ? 0 : -1
  const all: Cell[] = [
    { column: column + 1, row: row + up + 1 },
    { column, row: row + 1 },
    { column: column - 1, row: row + up + 1 },
    { column: column - 1, row: row + up },
    { column, row: row - 1 },
    { column: column + 1, row: row + up },
  ]
  return all[n]!
}

export const same = (a: Cell, b: Cell): boolean => a.column === b.column && a.row === b.row

/** The side between two neighbours, or nothing if they are none. */
export function side(a: Cell, b: Cell): [Point, Point] | null {
  for (let n = 0; n < 6; n++) {
    if (!same(across(a, n), b)) continue
    const all = corners(a)
    return [all[n]!, all[(n + 1) % 6]!]
  }
  return null
}

/** Sides put together to lines, end to end. */
export function chains(sides: readonly [Point, Point][]): Point[][] {
  const near = (a: Point, b: Point) => far(a, b) < 1
  const left = [...sides]
  const found: Point[][] = []
  while (left.length) {
    const chain: Point[] = [...left.shift()!]
    for (let grew = true; grew; ) {
      grew = false
      for (let n = 0; n < left.length; n++) {
        const [a, b] = left[n]!
        const last = chain[chain.length - 1]!
        const first = chain[0]!
        if (near(a, last)) chain.push(b)
        else if (near(b, last)) chain.push(a)
        else if (near(a, first)) chain.unshift(b)
        else if (near(b, first)) chain.unshift(a)
        else continue
        left.splice(n, 1)
        grew = true
        break
      }
    }
    found.push(chain)
  }
  return found
}

/** Where a border is crossed: the middle of the side, and the way over it in degrees. */
export function crossing(a: Cell, b: Cell): { at: Point; turn: number } | null {
  const edge = side(a, b)
  if (!edge) return null
  const [from, to] = [middleOf(a), middleOf(b)]
  return { at: between(...edge), turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI }
}
