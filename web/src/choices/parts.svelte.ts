// The state of choosing, kind by kind. Every part says what is lit and what is picked, can be poked
// with the names of a thing on the table, and knows its value as soon as it has one.

import type { Amount, Choices, Form, Json, Labels, Offer, OneOf, RowOf, Some, Split } from '../lib/wire'
import { EitherPart, WordsPart } from './sides.svelte'
import { leaves, mentioned, overlap, same, sum, tally, wordsFor } from './speaking'

/** What is still wrong, as a message and its arguments. */
export interface Fault {
  id: 'table-fault-number' | 'table-fault-weight' | 'table-fault-alike' | 'table-fault-choose' | 'table-fault-words' | 'table-fault-raw'
  args: Record<string, string | number>
}

export interface Part {
  readonly kind: string
  labels: Labels
  /** Names of things that may still be chosen, and how often they are spoken of. */
  readonly lit: Map<string, number>
  readonly picked: Set<string>
  /** Names that the choice speaks of at all. */
  readonly all: Set<string>
  readonly ready: boolean
  /** Null until it is ready; then it may also be a null that was chosen. */
  readonly value: Json
  readonly fault: Fault | null
  readonly touched: boolean
  poke(names: readonly string[]): boolean
  /** Take the last step back; false if there was none. */
  widen(): boolean
  clear(): void
  /** Take over what was chosen in an earlier form of the same question. */
  adopt(earlier: Part): void
}

type Step = { names: readonly string[] } | { group: ReadonlySet<number>; words: string }

const bounds = ([least, most]: readonly [number, number]): string =>
  least === most ? 'exact' : least <= 0 ? 'up-to' : 'range'

export class OneOfPart implements Part {
  readonly kind = 'one-of'
  labels: Labels = $state.raw(null)
  readonly values: Json[]
  readonly names: Set<string>[]
  steps: Step[] = $state.raw([])
  index: number | null = $state(null)
  readonly all: Set<string>
  /** Where the choice is one of several in a form, the only value is taken at once. */
  readonly #inForm: boolean

  remaining: number[] = $derived.by(() => this.#narrowed(this.steps))
  chosen: number | null = $derived.by(() => {
    const alone = this.remaining.length === 1 && (this.steps.length > 0 || this.#inForm)
    return this.index ?? (alone ? this.remaining[0]! : null)
  })
  lit: Map<string, number> = $derived(tally(this.remaining.map((index) => this.names[index]!)))
  picked: Set<string> = $derived.by(() => {
    if (this.chosen !== null) return this.names[this.chosen]!
    return new Set(this.steps.flatMap((step) => ('names' in step ? step.names : [])))
  })

  constructor(choices: OneOf, labels: Labels, inForm = false) {
    this.values = choices.values
    this.names = choices.values.map(mentioned)
    this.all = new Set(this.names.flatMap((names) => [...names]))
    this.labels = labels
    this.#inForm = inForm
  }

  get ready(): boolean { return this.chosen !== null }
  get value(): Json { return this.chosen === null ? null : this.values[this.chosen]! }
  get fault(): Fault | null { return this.ready ? null : { id: 'table-fault-choose', args: {} } }
  get touched(): boolean { return this.index !== null || this.steps.length > 0 }

  words(index: number): string { return wordsFor(this.labels, index, this.values[index]!) }

  #narrowed(steps: readonly Step[]): number[] {
    const every = this.values.map((_, index) => index)
    const fitting = every.filter((index) => steps.every((step) => this.#fits(index, step)))
    const pokes = steps.flatMap((step) => ('names' in step ? [step.names] : []))
    if (pokes.length < 2) return fitting
    // From here to there: what was poked first stands first, if that leaves anything.
    const inOrder = fitting.filter((index) => this.#ordered(index, pokes))
    return inOrder.length ? inOrder : fitting
  }

  #fits(index: number, step: Step): boolean {
    return 'names' in step ? overlap(this.names[index]!, step.names) : step.group.has(index)
  }

  #ordered(index: number, pokes: readonly (readonly string[])[]): boolean {
    const path = leaves(this.values[index]!)
    const places = pokes.map((names) => path.findIndex((leaf) => names.includes(String(leaf))))
    return places.every((place, at) => at === 0 || place > places[at - 1]!)
  }

  choose(index: number | null): void { this.index = index }

  narrow(group: Iterable<number>, words: string): void {
    this.index = null
    this.steps = [...this.steps, { group: new Set(group), words }]
  }

  poke(names: readonly string[]): boolean {
    if (!overlap(this.all, names)) return false
    this.index = null
    const isSame = (step: Step) => 'names' in step && same([...step.names], [...names])
    if (this.steps.some(isSame)) {
      this.steps = this.steps.filter((step) => !isSame(step))
      return true
    }
    const steps = [...this.steps, { names }]
    this.steps = this.#narrowed(steps).length ? steps : [{ names }]
    return true
  }

  widen(): boolean {
    if (this.index !== null) this.index = null
    else if (this.steps.length) this.steps = this.steps.slice(0, -1)
    else return false
    return true
  }

  clear(): void {
    this.index = null
    this.steps = []
  }

  adopt(earlier: Part): void {
    if (!(earlier instanceof OneOfPart)) return
    if (earlier.index !== null) {
      const found = this.values.findIndex((value) => same(value, earlier.values[earlier.index!]))
      this.index = found < 0 ? null : found
    }
    const steps = earlier.steps.filter((step) => 'names' in step)
    if (steps.length && this.#narrowed(steps).length) this.steps = steps
  }
}

/** So many of each thing: what Some and Split have in common. */
abstract class CountsPart {
  labels: Labels = $state.raw(null)
  counts: number[] = $state.raw([])
  #before: number[][] = []
  readonly values: Json[]
  readonly limits: number[]
  readonly names: Set<string>[]
  readonly all: Set<string>

  taken: number = $derived(sum(this.counts))
  lit: Map<string, number> = $derived.by(() => {
    const open = this.values.map((_, index) => index).filter((index) => this.counts[index] || this.room(index) > 0)
    return tally(open.map((index) => this.names[index]!))
  })
  picked: Set<string> = $derived(
    new Set(this.counts.flatMap((count, index) => (count ? [...this.names[index]!] : []))),
  )

  constructor(values: Json[], limits: number[], labels: Labels) {
    this.values = values
    this.limits = limits
    this.names = values.map(mentioned)
    this.all = new Set(this.names.flatMap((names) => [...names]))
    this.labels = labels
    this.counts = values.map(() => 0)
  }

  /** How many more of this may be taken. */
  abstract room(index: number): number

  get touched(): boolean { return this.taken > 0 }

  words(index: number): string { return wordsFor(this.labels, index, this.values[index]!) }

  set(index: number, count: number): void {
    const now = this.counts[index] ?? 0
    const wanted = Math.max(0, Math.min(Math.round(count) || 0, now + Math.max(0, this.room(index))))
    if (wanted === now) return
    this.#before.push(this.counts)
    this.counts = this.counts.with(index, wanted)
  }

  /** One more; or nothing of it any more, if there is no more. */
  poke(names: readonly string[]): boolean {
    const found = this.names.flatMap((own, index) => (overlap(own, names) ? [index] : []))
    if (!found.length) return false
    const next = found.find((index) => this.room(index) > 0)
    if (next !== undefined) this.set(next, this.counts[next]! + 1)
    else {
      this.#before.push(this.counts)
      this.counts = this.counts.map((count, index) => (found.includes(index) ? 0 : count))
    }
    return true
  }

  widen(): boolean {
    const before = this.#before.pop()
    if (!before) return false
    this.counts = before
    return true
  }

  clear(): void {
    this.#before = []
    this.counts = this.counts.map(() => 0)
  }

  adopt(earlier: Part): void {
    if (!(earlier instanceof CountsPart)) return
    earlier.values.forEach((value, at) => {
      const index = this.values.findIndex((own) => same(own, value))
      if (index >= 0 && earlier.counts[at]) this.set(index, earlier.counts[at]!)
    })
    this.#before = []
  }
}

export class SomePart extends CountsPart implements Part {
  readonly kind = 'some'
  readonly choices: Some
  readonly #weights: number[]
  readonly #groups: number[][] | null

  worth: number = $derived(sum(this.counts.map((count, index) => count * this.#weights[index]!)))
  fault: Fault | null = $derived.by(() => this.#fault())

  constructor(choices: Some, labels: Labels) {
    super(choices.pool.map((each) => each.value), choices.pool.map((each) => each.count), labels)
    this.choices = choices
    this.#weights = choices.pool.map((each) => each.weight ?? 0)
    const places = new Map(this.values.map((value, index) => [JSON.stringify(value), index]))
    this.#groups = choices.alike?.map((group) => group.map((value) => places.get(JSON.stringify(value)) ?? -1)) ?? null
  }

  /** What one of these counts for, where that matters. */
  weightOf(index: number): number | null {
    return this.choices.weight ? this.#weights[index]! : null
  }

  /** Whether everything there is may be taken at once. */
  get allFits(): boolean {
    const { most, weight } = this.choices
    const heavy = sum(this.limits.map((limit, index) => limit * this.#weights[index]!))
    return sum(this.limits) <= most && (!weight || heavy <= weight[1]) && (this.#groups?.length ?? 1) === 1
  }

  get ready(): boolean { return this.fault === null }
  get value(): Json {
    return this.ready ? this.counts.flatMap((count, index) => Array<Json>(count).fill(this.values[index]!)) : null
  }

  #goesWith(index: number): boolean {
    if (!this.#groups || !this.taken) return true
    const group = this.#groups.find((each) => each.includes(index)) ?? []
    return this.counts.every((count, at) => !count || group.includes(at))
  }

  room(index: number): number {
    if (!this.#goesWith(index)) return 0
    const { most, weight } = this.choices
    let room = Math.min(this.limits[index]! - this.counts[index]!, most - this.taken)
    const heavy = this.#weights[index]!
    if (weight && heavy > 0 && this.#weights.every((each) => each >= 0)) {
      room = Math.min(room, Math.floor((weight[1] - this.worth) / heavy))
    }
    return Math.max(0, room)
  }

  #fault(): Fault | null {
    const { least, most, weight } = this.choices
    const { taken, worth } = this
    if (taken < least || taken > most) {
      return { id: 'table-fault-number', args: { bounds: bounds([least, most]), least, most, taken } }
    }
    if (weight && (worth < weight[0] || worth > weight[1])) {
      return { id: 'table-fault-weight', args: { bounds: bounds(weight), least: weight[0], most: weight[1], worth } }
    }
    if (this.#groups && taken && !this.counts.every((count, index) => !count || this.#goesWith(index))) {
      return { id: 'table-fault-alike', args: {} }
    }
    return null
  }
}

export class SplitPart extends CountsPart implements Part {
  readonly kind = 'split'
  readonly choices: Split
  fault: Fault | null = $derived.by(() => {
    const [least, most] = this.choices.total
    if (this.taken >= least && this.taken <= most) return null
    return { id: 'table-fault-number', args: { bounds: bounds([least, most]), least, most, taken: this.taken } }
  })

  constructor(choices: Split, labels: Labels) {
    super(choices.bins.map((each) => each.value), choices.bins.map((each) => each.most), labels)
    this.choices = choices
  }

  get ready(): boolean { return this.fault === null }
  get value(): Json {
    if (!this.ready) return null
    return this.counts.flatMap((count, index) => (count ? [[this.values[index]!, count]] : []))
  }

  room(index: number): number {
    return Math.max(0, Math.min(this.limits[index]! - this.counts[index]!, this.choices.total[1] - this.taken))
  }
}

export class RowPart implements Part {
  readonly kind: 'row' | 'order'
  readonly choices: RowOf
  labels: Labels = $state.raw(null)
  laid: number[] = $state.raw([])
  readonly names: Set<string>[]
  readonly all: Set<string>

  lit: Map<string, number> = $derived.by(() => {
    const open = this.choices.pool.map((_, index) => index).filter((index) => this.left(index) > 0)
    return tally(this.full ? [] : open.map((index) => this.names[index]!))
  })
  picked: Set<string> = $derived(new Set(this.laid.flatMap((index) => [...this.names[index]!])))

  constructor(choices: RowOf, labels: Labels) {
    this.kind = choices.kind
    this.choices = choices
    this.names = choices.pool.map((each) => mentioned(each.value))
    this.all = new Set(this.names.flatMap((names) => [...names]))
    this.labels = labels
  }

  get full(): boolean { return this.laid.length >= this.choices.length }
  get ready(): boolean { return this.laid.length === this.choices.length }
  get value(): Json { return this.ready ? this.laid.map((index) => this.choices.pool[index]!.value) : null }
  get touched(): boolean { return this.laid.length > 0 }
  get fault(): Fault | null {
    const { length } = this.choices
    if (this.ready) return null
    return { id: 'table-fault-number', args: { bounds: 'exact', least: length, most: length, taken: this.laid.length } }
  }

  words(index: number): string { return wordsFor(this.labels, index, this.choices.pool[index]!.value) }

  left(index: number): number {
    return this.choices.pool[index]!.count - this.laid.filter((each) => each === index).length
  }

  lay(index: number): void {
    if (this.full || this.left(index) <= 0) return
    this.laid = [...this.laid, index]
  }

  /** All that is left, as it is listed. */
  layRest(): void {
    const rest = this.choices.pool.flatMap((_, index) => Array<number>(this.left(index)).fill(index))
    this.laid = [...this.laid, ...rest].slice(0, this.choices.length)
  }

  remove(place: number): void { this.laid = this.laid.filter((_, at) => at !== place) }

  move(place: number, to: number): void {
    const thing = this.laid[place]
    if (thing === undefined || to < 0 || to >= this.laid.length) return
    this.laid = this.laid.toSpliced(place, 1).toSpliced(to, 0, thing)
  }

  poke(names: readonly string[]): boolean {
    const about = this.names.flatMap((own, index) => (overlap(own, names) ? [index] : []))
    const next = this.full ? undefined : about.find((index) => this.left(index) > 0)
    if (next !== undefined) this.lay(next)
    else this.laid = this.laid.filter((index) => !about.includes(index))
    return about.length > 0
  }

  widen(): boolean {
    if (!this.laid.length) return false
    this.laid = this.laid.slice(0, -1)
    return true
  }

  clear(): void { this.laid = [] }

  adopt(earlier: Part): void {
    if (!(earlier instanceof RowPart)) return
    for (const at of earlier.laid) {
      const index = this.choices.pool.findIndex((each) => same(each.value, earlier.choices.pool[at]!.value))
      if (index >= 0) this.lay(index)
    }
  }
}

export class AmountPart implements Part {
  readonly kind = 'amount'
  readonly choices: Amount
  labels: Labels = null
  number: number = $state(0)
  touched: boolean = $state(false)
  readonly lit = new Map<string, number>()
  readonly picked = new Set<string>()
  readonly all = new Set<string>()
  readonly ready = true
  readonly fault = null

  constructor(choices: Amount) {
    this.choices = choices
    this.number = choices.least
  }

  get value(): Json { return this.number }

  /** The highest number that a step reaches. */
  get top(): number {
    const { least, most, step } = this.choices
    return least + Math.floor((most - least) / step) * step
  }

  set(wanted: number): void {
    const { least, step } = this.choices
    const stepped = least + Math.round(((Number(wanted) || 0) - least) / step) * step
    this.number = Math.max(least, Math.min(this.top, stepped))
    this.touched = true
  }

  poke(): boolean { return false }

  widen(): boolean {
    if (!this.touched) return false
    this.clear()
    return true
  }

  clear(): void {
    this.number = this.choices.least
    this.touched = false
  }

  adopt(earlier: Part): void {
    if (earlier instanceof AmountPart && earlier.touched) this.set(earlier.number)
  }
}

export class FormPart implements Part {
  readonly kind: 'form' | 'offer'
  readonly parts: { name: string; part: Part }[]
  readonly all: Set<string>
  lit: Map<string, number> = $derived.by(() => {
    const counts = new Map<string, number>()
    for (const { part } of this.parts) {
      for (const [name, count] of part.lit) counts.set(name, (counts.get(name) ?? 0) + count)
    }
    return counts
  })
  picked: Set<string> = $derived.by(() => new Set(this.parts.flatMap(({ part }) => [...part.picked])))

  constructor(choices: Form | Offer, labels: Labels) {
    this.kind = choices.kind
    const inner = labels && !Array.isArray(labels) ? labels : {}
    this.parts = Object.entries(choices.fields).map(([name, each]) => ({ name, part: partOf(each, inner[name] ?? null, true) }))
    this.all = new Set(this.parts.flatMap(({ part }) => [...part.all]))
  }

  get labels(): Labels { return Object.fromEntries(this.parts.map(({ name, part }) => [name, part.labels])) }
  set labels(labels: Labels) {
    const inner = labels && !Array.isArray(labels) ? labels : {}
    for (const { name, part } of this.parts) part.labels = inner[name] ?? null
  }

  get ready(): boolean { return this.parts.every(({ part }) => part.ready) }
  get value(): Json { return this.ready ? this.parts.map(({ part }) => part.value) : null }
  get fault(): Fault | null { return this.parts.find(({ part }) => part.fault)?.part.fault ?? null }
  get touched(): boolean { return this.parts.some(({ part }) => part.touched) }

  /** The first field that still waits for such a thing takes it. */
  poke(names: readonly string[]): boolean {
    const fitting = this.parts.map(({ part }) => part).filter((part) => names.some((name) => part.all.has(name)))
    const waiting = fitting.find((part) => !part.ready && names.some((name) => part.lit.has(name)))
    const open = fitting.find((part) => names.some((name) => part.lit.has(name)))
    return (waiting ?? open ?? fitting[0])?.poke(names) ?? false
  }

  widen(): boolean { return this.parts.toReversed().some(({ part }) => part.widen()) }

  clear(): void { for (const { part } of this.parts) part.clear() }

  adopt(earlier: Part): void {
    if (!(earlier instanceof FormPart)) return
    for (const { name, part } of this.parts) {
      const old = earlier.parts.find((each) => each.name === name)
      if (old) part.adopt(old.part)
    }
  }
}

/** A kind that is not known here can still be answered, if less comfortably. */
export class RawPart implements Part {
  readonly kind: string
  labels: Labels = null
  text: string = $state('')
  readonly lit = new Map<string, number>()
  readonly picked = new Set<string>()
  readonly all = new Set<string>()
  #read: { value: Json } | null = $derived.by(() => {
    try {
      return { value: JSON.parse(this.text) as Json }
    } catch {
      return null
    }
  })

  constructor(kind: string) { this.kind = kind }

  get ready(): boolean { return this.#read !== null }
  get value(): Json { return this.#read?.value ?? null }
  get fault(): Fault | null { return this.ready ? null : { id: 'table-fault-raw', args: {} } }
  get touched(): boolean { return this.text !== '' }
  poke(): boolean { return false }
  widen(): boolean {
    if (!this.text) return false
    this.clear()
    return true
  }
  clear(): void { this.text = '' }
  adopt(earlier: Part): void { if (earlier instanceof RawPart) this.text = earlier.text }
}

export function partOf(choices: Choices, labels: Labels = null, inForm = false): Part {
  switch (choices.kind) {
    case 'one-of': return new OneOfPart(choices, labels, inForm)
    case 'some': return new SomePart(choices, labels)
    case 'row':
    case 'order': return new RowPart(choices, labels)
    case 'split': return new SplitPart(choices, labels)
    case 'amount': return new AmountPart(choices)
    case 'form':
    case 'offer': return new FormPart(choices, labels)
    case 'either': return new EitherPart(choices, labels)
    case 'words': return new WordsPart(choices, labels)
    default: return new RawPart((choices as { kind: string }).kind)
  }
}

export { EitherPart, WordsPart }
