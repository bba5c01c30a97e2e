// What is being chosen: built from a question, poked from the board, widened again, and complete
// as soon as the server would take it.

import type { Choices, Json, Labels, Table } from '../lib/wire/wire'
import { partOf } from './kinds'
import type { Next, Part, Said } from './part'
import { labelled } from './speaking'

export class Choosing {
  readonly part: Part
  readonly choices: Choices
  /** The scene as it would be, while somebody looks at what a choice would do. */
  preview: Table | null = $state.raw(null)
  /** How to answer with nothing at all, where that is an answer of its own. */
  nothing: string | null = $state(null)
  /** Whether that was chosen. */
  #none = $state(false)

  constructor(asked: { choices: Choices }, labels: Labels = null, names: Labels = null, next?: Next) {
    this.choices = asked.choices
    this.part = partOf(asked.choices, labelled(labels, names), { next })
  }

  /** Begin with the answer that most people would give, where it has to be put together. */
  suggest(value: Json | undefined): void {
    if (value !== undefined && value !== null && !this.part.listing) this.part.take(value)
  }

  /** Whether nothing at all was chosen on purpose. */
  get none(): boolean { return this.#none && this.part.empty }

  chooseNothing(): void {
    if (this.part.empty && this.part.ready) this.#none = true
  }

  /** Say the same in other words. */
  relabel(labels: Labels, names: Labels): void { this.part.labels = labelled(labels, names) }

  get lit(): Map<string, number> { return this.part.lit }
  get picked(): Set<string> { return this.part.picked }
  /** Everything that the question speaks of, narrowed or not. */
  get all(): Set<string> { return this.part.all }
  get ready(): boolean { return this.part.ready && (this.nothing === null || !this.part.empty || this.none) }
  get value(): Json { return this.part.value }
  get fault(): Said | null { return this.part.fault }
  get touched(): boolean { return this.part.touched || this.none }

  /** The only answer there is, if there is but one. */
  get only(): Json | undefined {
    const { listing } = this.part
    return listing?.values.length === 1 ? listing.values[0] : undefined
  }

  /** How many answers are left, where they are listed. */
  get count(): number | null { return this.part.listing?.remaining.length ?? null }

  poke(names: readonly string[]): boolean { return this.part.poke(names) }

  widen(): boolean {
    if (!this.none) return this.part.widen()
    this.#none = false
    return true
  }

  clear(): void {
    this.#none = false
    this.part.clear()
  }

  /** Whether this still is the same question, perhaps in another language. */
  asks(choices: Choices): boolean { return this.choices === choices || JSON.stringify(this.choices) === JSON.stringify(choices) }
}
