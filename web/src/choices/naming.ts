// What the parts of a choice are called: by the game, by us, or by their bare name.

import { plainly } from '../board/names'
import { t, type Texts } from '../lib/words.svelte'

const KNOWN = new Set(['to', 'give', 'ask'])

export function fieldName(name: string, texts: Texts): string {
  if (texts.has(`field-${name}`)) return texts.say(`field-${name}`)
  return KNOWN.has(name) ? t(`table-field-${name}`) : plainly(name)
}

/** One of several kinds of choices that stand side by side. */
export const optionName = (name: string, texts: Texts): string =>
  texts.has(`act-${name}`) ? texts.say(`act-${name}`) : plainly(name)
