/** What moved between two scenes: pieces are matched by what they are, since stacks have no identity. */

import type { LogLine, Piece, Table } from '../../lib/wire/wire'
import { far, type Point } from '../map/geometry'

export interface Movement {
  kind: 'move' | 'appear' | 'vanish'
  piece: Piece
  from: string
  to: string
  count: number
  /** The ids of the places on its way, if it was told by which it went. */
  via?: string[]
}

/** Pieces that are alike can take each other's place. */
export const likeness = (piece: Piece): string => [piece.kind, piece.owner ?? '', piece.tincture ?? '', piece.charge ?? ''].join('|')

const countOf = (piece: Piece | undefined): number => piece?.count ?? (piece ? 1 : 0)
const owned = (piece: Piece): boolean => piece.owner !== undefined || Boolean(piece.tincture)

interface Pool {
  piece: Piece
  where: string
  count: number
}

/** `far` says how far two places are from each other, to match what is near. */
export function movements(before: Table, after: Table, far: (a: string, b: string) => number = () => 0): Movement[] {
  const [old, now] = [byId(before), byId(after)]
  const found: Movement[] = []
  const [lost, gained] = [new Map<string, Pool[]>(), new Map<string, Pool[]>()]
  const pool = (into: Map<string, Pool[]>, piece: Piece, count: number) => {
    if (count > 0) into.set(likeness(piece), [...(into.get(likeness(piece)) ?? []), { piece, where: piece.where, count }])
  }
  for (const [id, piece] of old) {
    const next = now.get(id)
    if (next && next.where !== piece.where && likeness(next) === likeness(piece)) {
      const count = Math.min(countOf(piece), countOf(next))
      found.push({ kind: 'move', piece: next, from: piece.where, to: next.where, count })
      pool(lost, piece, countOf(piece) - count)
      pool(gained, next, countOf(next) - count)
    } else {
      pool(lost, piece, countOf(piece) - countOf(next))
      if (next) pool(gained, next, countOf(next) - countOf(piece))
    }
  }
  for (const [id, piece] of now) if (!old.has(id)) pool(gained, piece, countOf(piece))
  for (const [key, losses] of lost) found.push(...matched(losses, gained.get(key) ?? [], far))
  for (const gains of gained.values()) {
    for (const { piece, where, count } of gains) if (count) found.push({ kind: 'appear', piece, from: '', to: where, count })
  }
  return found
}

const byId = (table: Table): Map<string, Piece> => new Map((table.pieces ?? []).map((piece) => [piece.id, piece]))

/** Losses are matched with gains, the nearest first; what belongs to nobody does not walk. */
function matched(losses: Pool[], gains: Pool[], far: (a: string, b: string) => number): Movement[] {
  const found: Movement[] = []
  const pairs = losses.flatMap((loss) => gains.map((gain) => ({ loss, gain, way: far(loss.where, gain.where) })))
  for (const { loss, gain } of pairs.sort((a, b) => a.way - b.way)) {
    const count = Math.min(loss.count, gain.count)
    if (!count || !owned(loss.piece) || loss.where === gain.where) continue
    loss.count -= count
    gain.count -= count
    found.push({ kind: 'move', piece: gain.piece, from: loss.where, to: gain.where, count })
  }
  for (const { piece, where, count } of losses) if (count) found.push({ kind: 'vanish', piece, from: where, to: '', count })
  return found
}

/** By which places a piece went, as the events tell step by step. */
export function wayOf({ kind, piece }: Movement, events: readonly LogLine[]): string[] {
  if (kind !== 'move') return []
  const steps = events.flatMap(({ tells: { piece: id, origin, target } }): string[] =>
    id === piece.id && target && origin !== target ? [target] : [])
  return steps.slice(0, -1)
}

/** Points in the order in which somebody would come by them. */
export function inOrder(start: Point, points: readonly Point[]): Point[] {
  const left = [...points]
  const way: Point[] = []
  let now = start
  while (left.length) {
    const next = left.reduce((best, each) => (far(now, each) < far(now, best) ? each : best))
    left.splice(left.indexOf(next), 1)
    way.push(next)
    now = next
  }
  return way
}
