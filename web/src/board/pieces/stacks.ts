/** How pieces that stand together are laid out: in the room set apart for them, so that none hides another's number. */

import { around, far, meet, middle, type Box, type Point } from '../map/geometry'

export const APART = 25
export const DEEP = 31
/** Pieces may stand so near each other that only their numbers are all seen; those with a figure may not. */
const NEAREST = 15
/** So much of others they may hide, in hundredths. */
const HIDDEN = 18
/** So much they may stand out of their room. */
const OVER = 6

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

/** What it costs to stand where one does not belong. */
const ASTRAY = 600
/** How far around its room a crowd looks for a place, and in which steps. */
const ABOUT = 300
const STEP = 8
const STEPS = 6

export interface Group {
  key: string
  count: number
  /** Whether its pieces bear figures, and need all their width. */
  wide: boolean
  /** The room set apart for it. */
  pen: Box
  /** How much of a box lies outside of its place. */
  astray: (box: Box) => number
}

/** What must not be covered: names by no means, towns and the like if it can be helped. */
export interface Busy {
  names: readonly Box[]
  fixed: readonly Box[]
  /** What is in sight: nobody looks for a piece beyond it. */
  view?: Box
}

/** Offsets of so many pieces in a row, if they find room in it. */
function inRow({ count, wide, pen }: Group, scale: number): Point[] | null {
  const room = pen.width / scale
  const apart = count > 1 ? Math.min(APART, (room - APART) / (count - 1)) : 0
  const least = wide ? APART : NEAREST
  if (count > 1 && apart < least && APART + (count - 1) * least > room + OVER) return null
  const step = Math.max(apart, count > 1 ? least : 0)
  return Array.from({ length: count }, (_, n) => [(n - (count - 1) / 2) * step, 0])
}

/** Where each piece of each group stands, in units of the map. */
export function stand(groups: readonly Group[], busy: Busy, scale: number): Map<string, Point[]> {
  const found = new Map<string, Point[]>()
  const taken: Box[] = []
  const put = (key: string, at: Point, offsets: Point[], box: Box) => {
    found.set(key, offsets.map(([x, y]) => [at[0] + x * scale, at[1] + y * scale]))
    taken.push(box)
  }
  const crowds: Group[] = []
  for (const group of groups) {
    const offsets = inRow(group, scale)
    const box = offsets && around(middle(group.pen), Math.abs(offsets[0]![0] * 2 * scale) + APART * scale, DEEP * scale)
    if (box && !busy.names.some((name) => meet(name, box)) && hidden(box, taken) < HIDDEN) put(group.key, middle(group.pen), offsets, box)
    else crowds.push(group)
  }
  for (const group of crowds) {
    const { at, offsets, box } = crowd(group, busy, taken, scale)
    put(group.key, at, offsets, box)
  }
  return found
}

/** More than there is room for: they stand around it, where they cover least. */
function crowd({ count, pen, astray }: Group, busy: Busy, groups: readonly Box[], scale: number) {
  const centre = middle(pen)
  const about = around(centre, ABOUT * scale, ABOUT * scale)
  const near = (boxes: readonly Box[]) => boxes.filter((box) => meet(box, about))
  const [names, fixed, taken] = [near(busy.names), near(busy.fixed), near(groups)]
  let best: { at: Point; offsets: Point[]; box: Box; cost: number } | null = null
  for (const most of [1, 2, 3, 4, 6]) {
    if (most > count) break
    const offsets = rows(count, most)
    const [wide, high] = [most * APART * scale, Math.ceil(count / most) * DEEP * scale]
    for (let across = -STEPS; across <= STEPS; across++) {
      for (let down = -STEPS; down <= STEPS; down++) {
        const at: Point = [centre[0] + across * STEP * scale, centre[1] + down * STEP * scale]
        const box = around(at, wide, high)
        const covered = far(at, centre) / scale + 400 * hidden(box, names) + 2 * hidden(box, fixed) + 8 * hidden(box, taken)
        if (best && covered >= best.cost) continue
        const cost = covered + ASTRAY * (astray(box) + (busy.view ? outside(box, busy.view) : 0))
        if (!best || cost < best.cost) best = { at, offsets, box, cost }
      }
    }
  }
  return best!
}

/** Which part of a box is out of sight. */
function outside(box: Box, view: Box): number {
  const across = Math.min(box.x + box.width, view.x + view.width) - Math.max(box.x, view.x)
  const down = Math.min(box.y + box.height, view.y + view.height) - Math.max(box.y, view.y)
  return 1 - (Math.max(0, across) * Math.max(0, down)) / (box.width * box.height)
}

/** How much of others a box hides, in hundredths. */
function hidden(box: Box, others: readonly Box[]): number {
  let sum = 0
  for (const other of others) {
    const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x)
    const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y)
    if (across > 0 && down > 0) sum += (100 * across * down) / (other.width * other.height)
  }
  return sum
}
