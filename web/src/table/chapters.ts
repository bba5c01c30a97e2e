// The log: kinds of things that happen, and turns.

import type { LogLine } from '../lib/wire'
import type { Texts } from '../lib/words.svelte'

export const KINDS = ['turn', 'fight', 'move', 'money', 'vote', 'deal', 'land', 'other'] as const
export type Kind = (typeof KINDS)[number]

/** `KingEliminated` as it stands in message ids. */
export const kebab = (type: string): string => type.replaceAll(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()

// Games name their events in plain words of the same stock; the first that fits counts.
const STOCK: [Kind, RegExp][] = [
  ['turn', /turn|round|phase|season|year|scenario|game|order-fixed|kingdom-taken|selected/],
  ['deal', /offer|bargain|trade|treat|gift/],
  ['vote', /vote|ballot|bid|elect|assembl|council|edict|law|office|agenda/],
  ['fight', /battle|contest|reinforce|bribe|assault|eliminat|siege|fight|duel|loss|casualt|captur|ransom|rout|pillag|failed/],
  ['money', /tax|coin|pay|paid|loot|chest|change|income|wage|treasur|sold|bought|money|revenue/],
  ['move', /move|march|castle|manoeuvre|evacuat|return|recruit|sail|embark|landed|retreat|muster|placed-unit/],
  ['land', /claim|token|control|build|fort|city|town|village|land|province|harvest/],
]

export function kindOf(type: string): Kind {
  const words = kebab(type)
  return STOCK.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}

/** The name of a kind, by the game's own message `log-kind-…` where it has one. */
export function kindName(kind: Kind, texts: Texts, t: (id: string) => string): string {
  return texts.has(`log-kind-${kind}`) ? texts.say(`log-kind-${kind}`) : t(`table-kind-${kind}`)
}

const BEGINS = /(turn|round|phase|season|year)[a-z-]*(begun|began|started|opened)$/

export const begins = (line: LogLine): boolean => BEGINS.test(kebab(line.event.type))

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
    if (begins(line)) found.push({ head: line, lines: [], at: first + index })
    else {
      if (!found.length) found.push({ head: null, lines: [], at: first + index })
      found.at(-1)!.lines.push(line)
    }
  })
  return found
}
