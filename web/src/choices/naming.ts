// What the parts of a choice are called: by the game, by us, or by their bare name.

import { plainly } from '../board/names'
import { t, type Texts } from '../lib/words/words.svelte'

const KNOWN = new Set(['field-to', 'field-give', 'field-ask'])

/** A field, one of several options, a clause: the messages that name them begin so. */
export type Naming = 'field' | 'act' | 'clause'

export function nameOf(naming: Naming, name: string, texts: Texts): string {
  const message = `${naming}-${name}`
  if (texts.has(message)) return texts.say(message)
  return KNOWN.has(message) ? t(`table-${message}`) : plainly(name)
}
