/** The seats of a finished game, best first, and in a sentence who has won. */

import { unplayed } from '../lib/words/outcome'
import type { Outcome } from '../lib/wire/wire'
import { listed, t } from '../lib/words/words.svelte'
import { valueAt } from './charts'
import type { Chronicle, Measure } from './reel'

export interface Rank {
  seat: number
  place: number
  score: number | null
}

export function ranked({ places, scores }: Outcome): Rank[] {
  const ranks = Object.entries(places).map(([seat, place]) => ({ seat: Number(seat), place, score: scores[seat] ?? null }))
  return ranks.sort((a, b) => a.place - b.place || (b.score ?? 0) - (a.score ?? 0) || a.seat - b.seat)
}

/** Who has won, for the seat that reads it. */
export function headlineOf(outcome: Outcome, names: Record<number, string>, mine: number | null): string {
  const winners = ranked(outcome).filter(({ place }) => place === 1).map(({ seat }) => seat)
  if (unplayed(outcome)) return t('time-unplayed')
  if (!winners.length) return Object.keys(names).length === 1 && mine !== null ? t('time-you-lost') : t('time-no-winner')
  if (mine !== null && winners.length === 1 && winners[0] === mine) return t('time-you-won')
  return t('time-won', { names: listed(winners.map((seat) => names[seat] ?? '')), count: winners.length })
}

/** What a measure came to for a seat in the end, all its places together; null if nobody knows. */
export function finalFigure({ panels, last }: Chronicle, { lines }: Measure, seat: number): number | null {
  const own = new Set(panels.filter((panel) => panel.seat === seat).map(({ id }) => id))
  const values = lines.filter(({ panel }) => own.has(panel)).map(({ points }) => valueAt(points, last))
  const known = values.filter((value) => value !== null)
  return known.length ? known.reduce((all, value) => all + value, 0) : null
}
