// The log: kinds of things that happen, turns, and which lines tell of one happening.

import type { Happening, LogLine, Tells } from '../../lib/wire/wire'
import type { Texts } from '../../lib/words/words.svelte'
import { captionOf } from '../../time/reel'

export type Kind = Exclude<Tells['topic'], '' | undefined> | 'other'
export const KINDS: readonly Kind[] = ['turn', 'fight', 'move', 'money', 'vote', 'deal', 'land', 'other']

export const kindOf = (line: LogLine): Kind => line.tells.topic || 'other'

/** The name of a kind, by the game's own message `log-kind-…` where it has one. */
export function kindName(kind: Kind, texts: Texts, t: (id: string) => string): string {
  return texts.has(`log-kind-${kind}`) ? texts.say(`log-kind-${kind}`) : t(`table-kind-${kind}`)
}

/** A line in words: in the second person where it is the reader, once that is known. */
export interface Told {
  line: LogLine
  say: string
}

/** One happening: its lines, and how they are told in one; or a line of which nothing else is known. */
export interface Entry {
  /** The place of its first line in the log, which tells entries apart. */
  at: number
  /** Its caption, and when all of it has happened. */
  say: string
  ply: number
  told: Told[]
}

export interface Chapter {
  /** The line that begins it; none for what came before the first turn. */
  head: LogLine | null
  entries: Entry[]
  /** The place of the first line in the log, which tells chapters apart. */
  at: number
}

/** The log in chapters, one for each turn, and what happened in each; `first` is the place of its first line. */
export function chapters(log: readonly LogLine[], first: number, happenings: readonly Happening[] = []): Chapter[] {
  const found: Chapter[] = []
  const known = belonging(log, first, happenings)
  let last: Happening | undefined
  log.forEach((line, index) => {
    const at = first + index
    if (line.tells.begins) {
      found.push({ head: line, entries: [], at })
      last = undefined
      return
    }
    if (!found.length) found.push({ head: null, entries: [], at })
    const { entries } = found.at(-1)!
    const happening = known.get(line)
    const told = { line, say: happening?.lines[at - happening.line] ?? wordsOf(line) }
    if (happening && happening === last) entries.at(-1)!.told.push(told)
    else entries.push({ at, say: happening ? captionOf(happening) : told.say, ply: happening?.at ?? line.ply, told: [told] })
    last = happening
  })
  return found
}

/** What each line belongs to; what does not fit the log is of another state of the game. */
function belonging(log: readonly LogLine[], first: number, happenings: readonly Happening[]): Map<LogLine, Happening> {
  const found = new Map<LogLine, Happening>()
  for (const happening of happenings) {
    const start = happening.line - first
    if (start >= 0 && log[start]?.ply !== happening.ply) continue
    happening.lines.forEach((_, nth) => {
      const line = log[start + nth]
      if (line) found.set(line, happening)
    })
  }
  return found
}

/** The chapters with lines of one kind alone; of turns, nothing but their headings. */
export function ofKind(parts: readonly Chapter[], kind: Kind): Chapter[] {
  if (kind === 'turn') return parts.map((part) => ({ ...part, entries: [] }))
  const kept = (entry: Entry): Entry => ({ ...entry, told: entry.told.filter(({ line }) => kindOf(line) === kind) })
  return parts
    .map((part) => ({ ...part, entries: part.entries.map(kept).filter(({ told }) => told.length) }))
    .filter(({ entries }) => entries.length)
}

/** An entry in words: a line that is alone speaks for itself. */
export const saying = ({ say, told }: Entry): string => (told.length > 1 ? say : told[0]!.say)

export const wordsOf = (line: LogLine): string => line.say ?? line.event.type
