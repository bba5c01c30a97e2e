/** How a game ended, in words: those of the game, or ours where its rules had no say. */

import type { Outcome, View } from '../wire/wire'
import { hasMessage, t, type Texts } from './words.svelte'

/** Whether it was ended before its end, so that nobody has a place. */
export function unplayed(outcome: Outcome | null | undefined): boolean {
  return Boolean(outcome) && Object.keys(outcome!.places).length === 0
}

/** `about` are the numbers of which the sentence speaks. */
export function outcomeWords(outcome: Outcome, texts: Texts, about: View['outcome_about'] = {}): string {
  const id = `outcome-${outcome.how}`
  if (texts.has(id)) return texts.say(id, about)
  return hasMessage(id) ? t(id) : t('table-over')
}
