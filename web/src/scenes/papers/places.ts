/** Where the boxes of a sheet stand that are placed one by one or form a tree, and the lines between them; in rem. */

import type { Box, Relation, Sheet } from '../../lib/wire/wire'

export interface Spot {
  box: Box
  /** Its middle. */
  x: number
  y: number
  /** How large it is, where it says so or is as small as a place. */
  width?: number
  height?: number
}

export interface Strand {
  kind: NonNullable<Relation['kind']>
  d: string
}

/** A sector of a wheel, and where its name stands. */
export interface Sector {
  sheet: Sheet
  d: string
  x: number
  y: number
}

export interface Plan {
  spots: Spot[]
  strands: Strand[]
  sectors: Sector[]
  width: number
  height: number
  /** So wide it is at least, below which it scrolls. */
  least: number
  /** How wide a column is. */
  pitch: number
  /** Whether all boxes are small ones. */
  tiny: boolean
}

/** How far apart two neighbours are, across and down. */
const PITCH = { round: [3.9, 3.9], box: [6.6, 4.9], tree: [8.6, 6] } as const
/** How much of that they may lose where there is little room. */
const SHRINK = { round: 0.44, box: 0.75, tree: 1 } as const
/** What stands beside another leaves a little room between. */
const GAP = 0.1

/** Whether a box is no larger than a place: it shows a picture or a figure and no name. */
const isSmall = (box: Box): boolean => Boolean(box.round || box.size || box.shape || !box.label)

export function planOf(sheet: Sheet): Plan {
  const wheel = sheet.layout === 'wheel'
  const boxes = wheel ? [...(sheet.boxes ?? []), ...(sheet.sections ?? []).flatMap((each) => each.boxes ?? [])] : (sheet.boxes ?? [])
  const kind = sheet.layout === 'tree' ? 'tree' : boxes.every(isSmall) ? 'round' : 'box'
  const [across, down] = PITCH[kind]
  const at: Map<string, [number, number]> = sheet.layout === 'tree' ? treeOf(boxes) : new Map(boxes.map((box) => [box.id, box.at ?? [0, 0]]))
  const half = (box: Box, axis: 0 | 1): number => (box.size?.[axis] ?? 1) / 2
  const far = Math.max(0, ...boxes.map((box) => Math.hypot(...at.get(box.id)!) + 0.6))
  const edge = (axis: 0 | 1, sign: 1 | -1): number => (wheel ? sign * far : sign * Math.max(-Infinity, ...boxes.map((box) => sign * at.get(box.id)![axis] + half(box, axis))))
  const [left, top] = boxes.length ? [edge(0, -1), edge(1, -1)] : [0, 0]
  const spots = boxes.map((box): Spot => {
    const [column, row] = at.get(box.id)!
    const place = { box, x: (column - left) * across, y: (row - top) * down }
    if (kind !== 'round') return place
    return { ...place, width: ((box.size?.[0] ?? 1) - GAP) * across, height: ((box.size?.[1] ?? 1) - GAP) * down }
  })
  const [width, height] = boxes.length ? [(edge(0, 1) - left) * across, (edge(1, 1) - top) * down] : [0, 0]
  const sectors = wheel ? sectorsOf(sheet.sections ?? [], width / 2) : []
  return { spots, strands: strandsOf(spots, down), sectors, width, height, least: width * SHRINK[kind], pitch: across, tiny: kind === 'round' }
}

// -- wheels ---------------------------------------------------------------------------------------

function sectorsOf(sections: readonly Sheet[], radius: number): Sector[] {
  const point = (turn: number, far: number): [number, number] => [radius + far * Math.sin(turn), radius - far * Math.cos(turn)]
  const whole = (2 * Math.PI) / sections.length
  return sections.map((sheet, n): Sector => {
    const [x1, y1] = point(n * whole, radius)
    const [x2, y2] = point((n + 1) * whole, radius)
    // Its name stands in the corner that a square leaves beside a circle.
    const [x, y] = point((n + 0.5) * whole, radius * Math.SQRT2)
    return { sheet, d: `M${radius} ${radius}L${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}Z`, x, y }
  })
}

// -- trees ----------------------------------------------------------------------------------------

const related = (box: Box, kind: Relation['kind']): string[] =>
  (box.relations ?? []).flatMap((each) => (each.kind === kind ? [each.to] : []))

/** Columns and rows: children below their parents, who stand beside whom they married. */
function treeOf(boxes: readonly Box[]): Map<string, [number, number]> {
  const known = new Set(boxes.map((box) => box.id))
  const parents = (box: Box) => related(box, 'descent').filter((id) => known.has(id))
  const couple = (box: Box) => boxes.filter((each) => related(box, 'couple').includes(each.id) || related(each, 'couple').includes(box.id))
  const marriesIn = (box: Box) => !parents(box).length && couple(box).some((each) => parents(each).length)
  const at = new Map<string, [number, number]>()
  const met = new Set<string>()

  /** Place a family and all below it from a column on: how many columns they take, and who they are. */
  function place(head: Box, column: number, row: number): { width: number; ids: string[] } {
    const family = [head, ...couple(head).filter((each) => !met.has(each.id) && !parents(each).length)].map(({ id }) => id)
    for (const id of family) met.add(id)
    const below: string[] = []
    let children = 0
    for (const child of boxes) {
      if (met.has(child.id) || !parents(child).some((id) => family.includes(id))) continue
      const { width, ids } = place(child, column + children, row + 1)
      children += width
      below.push(...ids)
    }
    const width = Math.max(family.length, children)
    family.forEach((id, n) => at.set(id, [column + (width - family.length) / 2 + n, row]))
    // Few children stand in the middle below their parents.
    for (const id of below) at.set(id, [at.get(id)![0] + (width - children) / 2, at.get(id)![1]])
    return { width, ids: [...family, ...below] }
  }

  let column = 0
  for (const box of boxes) {
    if (!met.has(box.id) && !parents(box).length && !marriesIn(box)) column += place(box, column, 0).width
  }
  for (const box of boxes) if (!met.has(box.id)) column += place(box, column, 0).width
  return at
}

// -- lines ----------------------------------------------------------------------------------------

function strandsOf(spots: readonly Spot[], pitch: number): Strand[] {
  const of = new Map(spots.map((spot) => [spot.box.id, spot]))
  const drawn = new Set<string>()
  const strands: Strand[] = []
  for (const spot of spots) {
    const parents = related(spot.box, 'descent').flatMap((id) => of.get(id) ?? [])
    if (parents.length) strands.push({ kind: 'descent', d: descent(parents, spot, pitch) })
    for (const { to, kind = '' } of spot.box.relations ?? []) {
      const other = of.get(to)
      const key = [kind, ...[spot.box.id, to].sort()].join(' ')
      if (!other || kind === 'descent' || drawn.has(key)) continue
      drawn.add(key)
      strands.push({ kind, d: kind === 'captive' ? sagging(spot, other, 0.9 * pitch) : kind === 'string' ? strung(spot, other) : `M${spot.x} ${spot.y}L${other.x} ${other.y}` })
    }
  }
  return strands
}

/** A chain that hangs between two, so that it is seen below whoever stands between them. */
const sagging = (a: Spot, b: Spot, by: number): string =>
  `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.max(a.y, b.y) + by} ${b.x} ${b.y}`

/** A string from the upper edge of one to that of the other. */
function strung(a: Spot, b: Spot): string {
  const up = (spot: Spot): number => spot.y - (spot.height ?? 0) / 2
  return `M${a.x} ${up(a)}Q${(a.x + b.x) / 2} ${Math.max(up(a), up(b)) + 0.2} ${b.x} ${up(b)}`
}

/** From between the parents down to a child. */
function descent(parents: readonly Spot[], child: Spot, pitch: number): string {
  const together = parents.every((parent) => parent.y === parents[0]!.y)
  const starts = together ? [{ x: parents.reduce((sum, { x }) => sum + x, 0) / parents.length, y: parents[0]!.y }] : parents
  return starts.map(({ x, y }) => `M${x} ${y}V${child.y - pitch / 2}H${child.x}V${child.y}`).join('')
}
