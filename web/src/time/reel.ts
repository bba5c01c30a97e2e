/** The film of a game, as the server sends it: a scene, then what changed from moment to moment. */

import { patched } from '../lib/wire/patch'
import type { Curve, Episode, Frame, Happening, LogLine, Mark, Passage, Table } from '../lib/wire/wire'

export type { Chronicle, Episode, Frame, Happening, Happenings, Mark, Measure, Moments, Outline, Place, Replay, Turning, TurningPoint } from '../lib/wire/wire'

/** From each ply on, a value; null where it is not known. */
export type Points = Curve['points']

/** A moment as it can be shown. */
export interface Shot {
  at: number
  waiting: number[]
  lines: LogLine[]
  scene: Table
  /** The passages of the rulebook that were under way. */
  where: Passage[]
}

/** The moments of a part of the film, each with its whole scene; unchanged things stay the same objects. */
export function developed(part: { moments: Frame[] }): Shot[] {
  const shots: Shot[] = []
  let scene: Table = {}
  for (const { at, waiting, log, table, patch, where = [] } of part.moments) {
    scene = table ?? (patch?.length ? patched(scene, patch) : scene)
    shots.push({ at, waiting, lines: log, scene, where })
  }
  return shots
}

/** A happening in words: what struck the reader hardest first. */
export const captionOf = ({ headline, say }: Happening): string => (headline ? `${headline} ${say}` : say)

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

/** Which battle or vote each line of the log tells of. */
export function episodesOf(log: readonly LogLine[], episodes: readonly Episode[]): Map<LogLine, Episode> {
  const found = new Map<LogLine, Episode>()
  const starts = episodes.map((episode) => startOf(log, episode))
  episodes.forEach((episode, place) => {
    const start = starts[place]!
    if (start < 0) return
    const next = starts.slice(place + 1).find((each) => each >= 0) ?? log.length
    const lines = log.slice(start, next)
    const end = lines.findLastIndex(({ ply, event }) => ply === episode.until && event.type === episode.closes)
    for (const line of lines.slice(0, end + 1)) found.set(line, episode)
  })
  return found
}

function startOf(log: readonly LogLine[], { at, opens, nth }: Episode): number {
  let met = 0
  return log.findIndex(({ ply, event }) => ply === at && event.type === opens && met++ === nth)
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
