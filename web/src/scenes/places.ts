/** Where the boxes of a sheet stand that are placed one by one or form a tree, and the lines between them; in rem. */

import type { Box, Relation, Sheet } from '../lib/wire'

export interface Spot {
  box: Box
  /** Its middle. */
  x: number
  y: number
}

export interface Strand {
  kind: NonNullable<Relation['kind']>
  d: string
}

export interface Plan {
  spots: Spot[]
  strands: Strand[]
  width: number
  height: number
}

/** How far apart two neighbours are, across and down. */
const PITCH = { round: [3.9, 3.9], box: [6.6, 4.9], tree: [8.6, 6] } as const

export function planOf(sheet: Sheet): Plan {
  const boxes = sheet.boxes ?? []
  const pitch = sheet.layout === 'tree' ? PITCH.tree : boxes.every((box) => box.round) ? PITCH.round : PITCH.box
  const at: Map<string, [number, number]> = sheet.layout === 'tree' ? treeOf(boxes) : new Map(boxes.map((box) => [box.id, box.at ?? [0, 0]]))
  const [left, top] = [0, 1].map((axis) => Math.min(...[...at.values()].map((place) => place[axis]!)))
  const spots = boxes.map((box): Spot => {
    const [column, row] = at.get(box.id)!
    return { box, x: (column - left! + 0.5) * pitch[0], y: (row - top! + 0.5) * pitch[1] }
  })
  const far = (axis: 'x' | 'y', half: number) => Math.max(0, ...spots.map((spot) => spot[axis])) + half
  return { spots, strands: strandsOf(spots, pitch[1]), width: far('x', pitch[0] / 2), height: far('y', pitch[1] / 2) }
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
      strands.push({ kind, d: kind === 'captive' ? sagging(spot, other, pitch) : `M${spot.x} ${spot.y}L${other.x} ${other.y}` })
    }
  }
  return strands
}

/** A chain that hangs between two, so that it is seen below whoever stands between them. */
const sagging = (a: Spot, b: Spot, pitch: number): string =>
  `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.max(a.y, b.y) + pitch * 0.9} ${b.x} ${b.y}`

/** From between the parents down to a child. */
function descent(parents: readonly Spot[], child: Spot, pitch: number): string {
  const together = parents.every((parent) => parent.y === parents[0]!.y)
  const starts = together ? [{ x: parents.reduce((sum, { x }) => sum + x, 0) / parents.length, y: parents[0]!.y }] : parents
  return starts.map(({ x, y }) => `M${x} ${y}V${child.y - pitch / 2}H${child.x}V${child.y}`).join('')
}
