// A hundred choices stay usable when they are shown in groups: by what they do, with what, to what.

import type { Json } from '../lib/wire/wire'
import { leaves } from './speaking'

export interface Entry {
  index: number
  label: string
  /** The label without what the headings above it say already. */
  rest: string
}

export interface Group {
  heading: string
  entries: Entry[]
  groups: Group[]
  /** All that is inside, at any depth. */
  indices: number[]
}

/** Fewer than so many choices are not worth grouping. */
const FEW = 7

/** The words that all labels begin with; something is always left of each. */
export function commonStart(labels: readonly string[]): string {
  const rows = labels.map((label) => label.split(' '))
  const first = rows[0] ?? []
  const shortest = Math.min(...rows.map((row) => row.length)) - 1
  let length = 0
  while (length < shortest && rows.every((row) => row[length] === first[length])) length += 1
  // A number stays with what it counts.
  while (length && /^\d+$/.test(first[length - 1]!)) length -= 1
  return first.slice(0, length).join(' ')
}

const without = (label: string, start: string): string => (start ? label.slice(start.length).trimStart() : label)

type Leaf = string | number | undefined

/** The places where the ids in the values differ, up to the first number: numbers make no groups. */
function partings(paths: readonly (readonly Leaf[])[]): number[] {
  const longest = Math.max(...paths.map((path) => path.length))
  const places: number[] = []
  for (let place = 0; place < longest; place += 1) {
    const there = new Set(paths.map((path) => path[place]))
    if (there.size < 2) continue
    if (![...there].some((leaf) => typeof leaf === 'string')) break
    places.push(place)
  }
  return places
}

export function grouped(values: readonly Json[], labels: readonly string[], indices: readonly number[]): Group {
  const paths = values.map((value) => leaves(value))
  const start = indices.length >= FEW ? commonStart(indices.map((index) => labels[index] ?? '')) : ''
  return branch(paths, labels, indices, '', start.includes(' ') || start.endsWith(':') ? start : '')
}

function branch(
  paths: readonly (readonly (string | number)[])[],
  labels: readonly string[],
  indices: readonly number[],
  above: string,
  start: string,
): Group {
  const heading = without(start, above)
  const entry = (index: number): Entry => {
    const label = labels[index] ?? ''
    return { index, label, rest: without(label, start) }
  }
  const flat = { heading, entries: indices.map(entry), groups: [], indices: [...indices] }
  if (indices.length < FEW) return flat
  const own = (bucket: readonly number[]): string =>
    bucket.length > 1 ? commonStart(bucket.map((index) => labels[index] ?? '')) : ''
  // Labels may begin with what comes later in the value: a piece before the place it goes to.
  const found = partings(indices.map((index) => paths[index] ?? []))
    .map((place) => bucketed(paths, indices, place))
    .find((buckets) => buckets.some((bucket) => own(bucket).length > start.length))
  if (!found) return flat
  const entries: Entry[] = []
  const groups: Group[] = []
  for (const bucket of found) {
    const words = own(bucket)
    if (words.length > start.length) groups.push(branch(paths, labels, bucket, start, words))
    else entries.push(...bucket.map(entry))
  }
  return { heading, entries, groups, indices: [...indices] }
}

/** The choices that share what stands at the place. */
function bucketed(paths: readonly (readonly Leaf[])[], indices: readonly number[], place: number): number[][] {
  const buckets = new Map<Leaf, number[]>()
  for (const index of indices) {
    const leaf = paths[index]?.[place]
    const bucket = buckets.get(leaf)
    if (bucket) bucket.push(index)
    else buckets.set(leaf, [index])
  }
  return [...buckets.values()]
}
