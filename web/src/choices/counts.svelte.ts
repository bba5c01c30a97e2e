// So many of each thing: what Some and Split have in common.

import type { Json } from '../lib/wire/wire'
import { childOf, PlainPart, stepping, type Part } from './part'
import { namesFor, overlap, same, sum, tally, wordsFor, type Labelled } from './speaking'

export abstract class CountsPart extends PlainPart {
  labels: Labelled = $state.raw(null)
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

  constructor(values: Json[], limits: number[], labels: Labelled) {
    super()
    this.values = values
    this.limits = limits
    this.names = namesFor(labels, values.length)
    this.all = new Set(this.names.flatMap((names) => [...names]))
    this.labels = labels
    this.counts = values.map(() => 0)
  }

  /** How many more of this may be taken. */
  abstract room(index: number): number

  abstract get ready(): boolean

  get touched(): boolean { return this.taken > 0 }
  override get empty(): boolean { return this.taken === 0 }

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

  protected place(value: Json): number { return this.values.findIndex((own) => same(own, value)) }

  /** What one of these counts for, where that matters. */
  weightOf(_index: number): number | null { return null }

  /** What that is, by the name of the game's message. */
  get measure(): string | null { return null }

  /** Whether everything there is may be taken at once. */
  get allFits(): boolean { return false }

  /** What to press for so many of each. */
  protected leadTo(due: number[], box: Element): Element[] {
    const surplus = due.findIndex((count, index) => this.counts[index]! > count)
    const index = surplus >= 0 ? surplus : due.findIndex((count, at) => this.counts[at]! < count)
    if (index < 0) return [...box.querySelectorAll('.none')]
    const found = childOf(box, '.counts', index)
    return found[0]?.matches('.stepper') ? stepping(found[0], this.counts[index]!, due[index]!) : found
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
      const index = this.place(value)
      if (index >= 0 && earlier.counts[at]) this.set(index, earlier.counts[at]!)
    })
    this.#before = []
  }
}
