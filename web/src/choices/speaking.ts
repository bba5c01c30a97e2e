// What a value speaks of: the server says by which names it has things on the table in mind.

import type { Json, Labels } from '../lib/wire/wire'

/** A thing that a choice lists: what it is called, if it is, and its names on the table. */
export interface Label {
  words: string | undefined
  names: readonly string[]
}

/** Labels in the order of what they are for; of what is inside by its name. */
export type Labelled = readonly Label[] | null | { [field: string]: Labelled }

/** Words and names of the same things, side by side. */
export function labelled(words: Labels, names: Labels): Labelled {
  if (!words && !names) return null
  if (Array.isArray(words) || Array.isArray(names)) {
    const [said, own] = [words, names].map((each) => (Array.isArray(each) ? each : []))
    return Array.from({ length: Math.max(said!.length, own!.length) }, (_, index) =>
      ({ words: said![index], names: own![index]?.split(' ').filter(Boolean) ?? [] }))
  }
  const fields = new Set([...Object.keys(words ?? {}), ...Object.keys(names ?? {})])
  return Object.fromEntries([...fields].map((field) => [field, labelled(words?.[field] ?? null, names?.[field] ?? null)]))
}

/** The strings and numbers in a value, in their order. */
export function leaves(value: Json, found: (string | number)[] = []): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') found.push(value)
  else if (value !== null && typeof value === 'object') {
    for (const part of Object.values(value)) leaves(part, found)
  }
  return found
}

export function tally(sets: Iterable<Iterable<string>>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const set of sets) for (const name of set) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

export const overlap = (set: ReadonlySet<string>, names: readonly string[]): boolean =>
  names.some((name) => set.has(name))

export const same = (a: Json | undefined, b: Json | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** The label of a thing, or what the server calls it if there is none. */
export function wordsFor(labels: Labelled, index: number, value: Json): string {
  const label = Array.isArray(labels) ? (labels as readonly Label[])[index]?.words : undefined
  return label ?? (typeof value === 'string' ? value : JSON.stringify(value))
}

/** The names on the table of so many things. */
export function namesFor(labels: Labelled, count: number): Set<string>[] {
  const listed = Array.isArray(labels) ? (labels as readonly Label[]) : []
  return Array.from({ length: count }, (_, index) => new Set(listed[index]?.names))
}
