/** The seats of a finished game, best first. */

import type { Outcome } from '../lib/wire'

export interface Rank {
  seat: number
  place: number
  score: number | null
}

export function ranked({ places, scores }: Outcome): Rank[] {
  const ranks = Object.entries(places).map(([seat, place]) => ({ seat: Number(seat), place, score: scores[seat] ?? null }))
  return ranks.sort((a, b) => a.place - b.place || (b.score ?? 0) - (a.score ?? 0) || a.seat - b.seat)
}
