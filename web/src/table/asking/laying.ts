// A choice of cards from one's own hand: they are laid where they go, not counted in a list.

import type { SomePart } from '../../choices/kinds/Some.svelte'
import type { Part } from '../../choices/part'
import type { Card, Dialog, Row } from '../../lib/wire/wire'
import { namesOf } from '../naming'

export class Laying {
  readonly part: SomePart
  /** The card for each value of the choice. */
  readonly cards: readonly Card[]

  constructor(part: SomePart, cards: readonly Card[]) {
    this.part = part
    this.cards = cards
  }

  get most(): number { return this.part.choices.most }

  /** How many of a card are laid. */
  taken(card: Card): number { return this.part.counts[this.cards.findIndex(({ id }) => id === card.id)] ?? 0 }

  /** What is laid, every copy for itself, by the place of its value. */
  get laid(): number[] { return this.part.counts.flatMap((count, index) => Array<number>(count).fill(index)) }

  remove(index: number): void { this.part.set(index, this.part.counts[index]! - 1) }
}

/** Whether a choice is about so many cards of a hand and nothing else. */
export function layingOf(part: Part | undefined, hand: readonly Card[]): Laying | null {
  if (part?.kind !== 'some') return null
  const some = part as SomePart
  const found = some.names.map((names) => hand.find((card) => namesOf(card).some((name) => names.has(name))))
  const cards = found.filter((card) => card !== undefined)
  return cards.length && cards.length === found.length && new Set(cards).size === cards.length ? new Laying(some, cards) : null
}

/** Whether cards are being laid on this row: the question names it, as "stack:1". */
export function isMeant(row: Row, question: Dialog | null): boolean {
  const about = Object.entries(question?.prompt.about ?? {}).map(([key, value]) => `${key}:${String(value)}`)
  return namesOf(row).some((name) => about.includes(name))
}
