// Choosing between different kinds of choices, and saying something in one's own words.

import type { Either, Json, Labels, Words } from '../lib/wire'
import { partOf, type Fault, type Part } from './parts.svelte'

const inside = (labels: Labels, name: string): Labels => (labels && !Array.isArray(labels) ? (labels[name] ?? null) : null)

/** Kinds side by side: one of them is open, unless there is but one; a poke may open it. */
export class EitherPart implements Part {
  readonly kind = 'either'
  readonly parts: { name: string; part: Part }[]
  readonly all: Set<string>
  name: string | null = $state(null)
  open: Part | null = $derived.by(() => this.parts.find(({ name }) => name === this.name)?.part ?? null)
  lit: Map<string, number> = $derived.by(() => {
    const counts = new Map<string, number>()
    for (const part of this.open ? [this.open] : this.parts.map((each) => each.part)) {
      for (const [name, count] of part.lit) counts.set(name, (counts.get(name) ?? 0) + count)
    }
    return counts
  })
  readonly #start: string | null

  constructor(choices: Either, labels: Labels) {
    this.parts = Object.entries(choices.options).map(([name, each]) => ({ name, part: partOf(each, inside(labels, name)) }))
    this.all = new Set(this.parts.flatMap(({ part }) => [...part.all]))
    this.#start = this.parts.length === 1 ? this.parts[0]!.name : null
    this.name = this.#start
  }

  get labels(): Labels { return Object.fromEntries(this.parts.map(({ name, part }) => [name, part.labels])) }
  set labels(labels: Labels) { for (const { name, part } of this.parts) part.labels = inside(labels, name) }

  get picked(): Set<string> { return this.open?.picked ?? new Set() }
  get ready(): boolean { return this.open?.ready ?? false }
  get value(): Json { return this.ready ? [this.name, this.open!.value] : null }
  get fault(): Fault | null { return this.open ? this.open.fault : { id: 'table-fault-choose', args: {} } }
  get touched(): boolean { return this.name !== this.#start || (this.open?.touched ?? false) }

  choose(name: string): void { this.name = name }

  poke(names: readonly string[]): boolean {
    const speaks = (part: Part) => names.some((name) => part.all.has(name))
    if (this.open && speaks(this.open)) return this.open.poke(names)
    const found = this.parts.find(({ part }) => speaks(part))
    if (!found) return false
    this.name = found.name
    return found.part.poke(names)
  }

  widen(): boolean {
    if (this.open?.widen()) return true
    if (this.name === this.#start) return false
    this.name = this.#start
    return true
  }

  clear(): void {
    for (const { part } of this.parts) part.clear()
    this.name = this.#start
  }

  adopt(earlier: Part): void {
    if (!(earlier instanceof EitherPart)) return
    for (const { name, part } of this.parts) {
      const old = earlier.parts.find((each) => each.name === name)
      if (old) part.adopt(old.part)
    }
    if (this.parts.some(({ name }) => name === earlier.name)) this.name = earlier.name
  }
}

/** Letters that are to be seen: no breaks, no control signs, and no blanks but the plain one. */
const PRINTABLE = /^(?: |[^\p{C}\p{Z}])+$/u

export class WordsPart implements Part {
  readonly kind = 'words'
  readonly choices: Words
  labels: Labels = $state.raw(null)
  text: string = $state('')
  readonly lit = new Map<string, number>()
  readonly picked = new Set<string>()
  readonly all = new Set<string>()

  constructor(choices: Words, labels: Labels) {
    this.choices = choices
    this.labels = labels
  }

  /** What is sent: without blanks at its ends. */
  get said(): string { return this.text.trim() }
  /** Letters as the server counts them. */
  get length(): number { return [...this.said].length }
  get ready(): boolean { return this.length <= this.choices.most && PRINTABLE.test(this.said) }
  get value(): Json { return this.ready ? this.said : null }
  get fault(): Fault | null { return this.ready ? null : { id: 'table-fault-words', args: { most: this.choices.most, taken: this.length } } }
  get touched(): boolean { return this.text !== '' }
  poke(): boolean { return false }
  widen(): boolean {
    if (!this.text) return false
    this.clear()
    return true
  }
  clear(): void { this.text = '' }
  adopt(earlier: Part): void { if (earlier instanceof WordsPart) this.text = earlier.text }
}
