// The log: kinds of things that happen, and turns.

import type { LogLine, Tells } from '../lib/wire'
import type { Texts } from '../lib/words.svelte'

export type Kind = Exclude<Tells['topic'], '' | undefined> | 'other'
export const KINDS: readonly Kind[] = ['turn', 'fight', 'move', 'money', 'vote', 'deal', 'land', 'other']

export const kindOf = (line: LogLine): Kind => line.tells.topic || 'other'

/** The name of a kind, by the game's own message `log-kind-…` where it has one. */
export function kindName(kind: Kind, texts: Texts, t: (id: string) => string): string {
  return texts.has(`log-kind-${kind}`) ? texts.say(`log-kind-${kind}`) : t(`table-kind-${kind}`)
}

export interface Chapter {
  /** The line that begins it; none for what came before the first turn. */
  head: LogLine | null
  lines: LogLine[]
  /** The place of the first line in the log, which tells chapters apart. */
  at: number
}

/** The log in chapters, one for each turn. */
export function chapters(log: readonly LogLine[], first: number): Chapter[] {
  const found: Chapter[] = []
  log.forEach((line, index) => {
    if (line.tells.begins) found.push({ head: line, lines: [], at: first + index })
    else {
      if (!found.length) found.push({ head: null, lines: [], at: first + index })
      found.at(-1)!.lines.push(line)
    }
  })
  return found
}
