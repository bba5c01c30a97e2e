/** Line work in parcels: a browser strokes a path as a whole, however little of it lies on what it paints anew. */

const CELL = 170
/** So many points of a line are drawn in one go. */
const LONG = 14

/** The same strokes as several paths, each of which lies in about one place; long lines are cut if `cuts`. */
export function parcels(d: string, cuts = false): string[] {
  const found = new Map<string, string>()
  for (const stroke of d.split(/(?=M)/)) {
    for (const piece of cuts ? pieces(stroke) : [stroke]) {
      const [, x = 0, y = 0] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(piece) ?? []
      const cell = `${Math.floor(Number(x) / CELL)} ${Math.floor(Number(y) / CELL)}`
      found.set(cell, (found.get(cell) ?? '') + piece)
    }
  }
  return [...found.values()].filter(Boolean)
}

/** A line of straight parts, cut; each piece begins where the last one ended. */
function pieces(stroke: string): string[] {
  if (!/^M[\d.\- L]+Z?$/.test(stroke)) return [stroke]
  const points = stroke.replace('Z', '').slice(1).split('L')
  if (stroke.endsWith('Z')) points.push(points[0]!)
  if (points.length < 2) return [stroke]
  const found: string[] = []
  for (let first = 0; first < points.length - 1; first += LONG) found.push(`M${points.slice(first, first + LONG + 1).join('L')}`)
  return found
}
