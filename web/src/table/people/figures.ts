// Figures on panels: what is public, what only I know, and which one tells how far somebody is.

import type { Counter, Panel, SeatView } from '../../lib/wire/wire'
import type { Texts } from '../../lib/words/words.svelte'

export const known = (counters: readonly Counter[] | undefined): Counter[] =>
  (counters ?? []).filter((each) => each.value !== null)

/** What only I know of my own panel: others show nothing under these names. */
export function secrets(panel: Panel, panels: readonly Panel[], mine: number | null): Counter[] {
  if (panel.seat !== mine) return []
  const hidden = panels.flatMap((each) => each.counters ?? []).filter((each) => each.value === null)
  const names = new Set(hidden.map((each) => each.name))
  return known(panel.counters).filter((each) => names.has(each.name))
}

/** The figure that is worth a place even where there is little: the one with an end, or the first. */
export function goal(panel: Panel): Counter | undefined {
  const counters = known(panel.counters)
  return counters.find((each) => each.most !== undefined) ?? counters[0]
}

export function counterName(counter: Counter, texts: Texts): string {
  return texts.has(`counter-${counter.name}`) ? texts.say(`counter-${counter.name}`) : counter.name.replaceAll('-', ' ')
}

/** What is to be said of a seat right now: whose it is, whether it is asked, who plays it. */
export function stateWords(seat: SeatView, { own, turn }: { own: boolean; turn: boolean }): `table-${string}`[] {
  return [
    ...(own ? [turn ? 'table-your-turn' : 'table-you'] as const : []),
    ...(turn && !own ? [seat.kind === 'bot' ? 'table-thinks' : 'table-to-play'] as const : []),
    ...(seat.steward ? ['table-stewarded'] as const : []),
    ...(seat.kind === 'person' && !seat.here && !own ? ['table-away'] as const : []),
  ]
}
