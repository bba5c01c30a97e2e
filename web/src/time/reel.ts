/** The film of a game, as the server sends it: a scene, then what changed from moment to moment. */

import { patched } from '../lib/patch'
import type { LogLine, PatchOp, Table, Text } from '../lib/wire'

/** A moment on the wire: the first of a part has its whole scene, the others what changed. */
export interface Frame {
  at: number
  waiting: number[]
  log: LogLine[]
  table?: Table
  patch?: PatchOp[]
}

export interface Moments {
  moments: Frame[]
  last: number
  total: number
  over: boolean
  seat: number | null
  everything: boolean
}

export interface Mark {
  at: number
  kind: 'turn' | 'clash' | 'hall' | 'end'
  panel: string
  seat: number | null
  where: string
}

/** All moments by their plies, and what begins where. */
export interface Outline {
  plies: number[]
  marks: Mark[]
  over: boolean
}

export interface Recapped {
  seen: number | null
  last: number
  total: number
  left_out: number
  lines: LogLine[]
}

export interface Place {
  id: string
  label: Text | null
  seat: number
  tincture: string
  charge: string
}

/** From each ply on, a value; null where it is not known. */
export type Series = [number, number | null][]

export interface Measure {
  name: string
  label: string
  lines: { panel: string; points: Series }[]
}

export interface Chronicle {
  over: boolean
  last: number
  panels: Place[]
  measures: Measure[]
  /** By seat: the message that says what was achieved. */
  titles: Record<string, string>
}

/** A moment as it can be shown. */
export interface Shot {
  at: number
  waiting: number[]
  lines: LogLine[]
  scene: Table
}

/** The moments of a part of the film, each with its whole scene; unchanged things stay the same objects. */
export function developed(part: Moments): Shot[] {
  const shots: Shot[] = []
  let scene: Table = {}
  for (const { at, waiting, log, table, patch } of part.moments) {
    scene = table ?? (patch?.length ? patched(scene, patch) : scene)
    shots.push({ at, waiting, lines: log, scene })
  }
  return shots
}

/** The place of the first moment at a ply or after it, or of the last one; -1 if there is none. */
export function placeOf(plies: readonly number[], ply: number): number {
  let low = 0
  let high = plies.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (plies[middle]! < ply) low = middle + 1
    else high = middle
  }
  return Math.min(low, plies.length - 1)
}

/** How much of two lists is the same at the beginning. */
export function common(one: readonly number[], two: readonly number[]): number {
  let same = 0
  while (same < one.length && same < two.length && one[same] === two[same]) same += 1
  return same
}

/** The nearest mark of some kinds before (-1) or after (1) a place; null if there is none. */
export function nextMark(marks: readonly Mark[], at: number, way: 1 | -1): Mark | null {
  const there = marks.filter((mark) => (way > 0 ? mark.at > at : mark.at < at))
  return (way > 0 ? there[0] : there.at(-1)) ?? null
}
