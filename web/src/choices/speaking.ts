// What a value speaks of: every string inside it names something on the table, and so does a number
// together with what it is called (`seat:2`, `space:0`).

import type { Json, Labels } from '../lib/wire'

/** The strings and numbers in a value, in their order. */
export function leaves(value: Json, found: (string | number)[] = []): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') found.push(value)
  else if (value !== null && typeof value === 'object') {
    for (const part of Object.values(value)) leaves(part, found)
  }
  return found
}

export function mentioned(value: Json): Set<string> {
  const names = new Set<string>()
  name(value, names)
  return names
}

function name(value: Json, names: Set<string>): void {
  if (typeof value === 'string') names.add(value)
  else if (Array.isArray(value)) for (const part of value) name(part, names)
  else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === 'number') names.add(`${key}:${part}`)
      else name(part, names)
    }
  }
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
export function wordsFor(labels: Labels, index: number, value: Json): string {
  const label = Array.isArray(labels) ? labels[index] : undefined
  return label ?? (typeof value === 'string' ? value : JSON.stringify(value))
}
