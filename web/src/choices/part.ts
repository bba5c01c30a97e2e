// The state of choosing. Every kind has a part of its own: it says what is lit and what is picked,
// can be poked with the names of a thing on the table, and knows its value as soon as it has one.

import type { Component } from 'svelte'
import type { Labelled } from './speaking'
import type { Choices, Json } from '../lib/wire/wire'
import type { Texts } from '../lib/words/words.svelte'

/** A message of the client, and its arguments. */
export interface Said {
  id: `table-${string}`
  args: Record<string, string | number>
}

export interface Part {
  readonly kind: string
  labels: Labelled
  /** Names of things that may still be chosen, and how often they are spoken of. */
  readonly lit: Map<string, number>
  readonly picked: Set<string>
  /** Names that the choice speaks of at all. */
  readonly all: Set<string>
  readonly ready: boolean
  /** Null until it is ready; then it may also be a null that was chosen. */
  readonly value: Json
  /** What is still wrong. */
  readonly fault: Said | null
  /** What is chosen, where that is worth saying. */
  readonly note: Said | null
  readonly touched: boolean
  /** Whether nothing at all is chosen, of what could be: that is no answer unless somebody says so. */
  readonly empty: boolean
  /** The answers one by one, where they are listed so. */
  readonly listing: Listing | null
  poke(names: readonly string[]): boolean
  /** Choose a value, the way a person would. */
  take(value: Json): void
  /** What to press in its box, so that it comes nearer to a value. */
  lead(value: Json, box: Element): Element[]
  /** Take the last step back; false if there was none. */
  widen(): boolean
  clear(): void
  /** Take over what was chosen in an earlier form of the same question. */
  adopt(earlier: Part): void
}

/** Answers in a list, of which one is chosen. */
export interface Listing {
  readonly values: readonly Json[]
  /** The names on the table of what each of them speaks of. */
  readonly names: readonly ReadonlySet<string>[]
  /** Those that are left, by their places in the list. */
  readonly remaining: readonly number[]
  readonly chosen: number | null
  words(index: number): string
  choose(index: number | null): void
}

/** What parts have in common that have nothing particular to say. */
export class PlainPart {
  get empty(): boolean { return false }
  get note(): Said | null { return null }
  get listing(): Listing | null { return null }
  lead(_value: Json, _box: Element): Element[] { return [] }
}

/** What comes after some values, asked of the server by the way to it. */
export type Next = (path: Json[]) => Promise<{ choices: Choices; labels: Labelled }>

/** Where a part stands. */
export interface Within {
  /** The only value of a list is taken at once where it is one of several. */
  inForm?: boolean
  /** The way to it from the whole question, as far as that is settled by now. */
  path?: () => Json[]
  next?: Next | undefined
}

/** Where something stands that is inside of something else. */
export const below = (within: Within, name: Json, inForm = true): Within =>
  ({ ...within, inForm, path: () => [...(within.path?.() ?? []), name] })

/** To answer with nothing: how that is called, and whether it was chosen. */
export interface Nothing { words: string; chosen: boolean; choose: () => void }

/** What the component of a kind is given. */
export interface ChoiceProps<P extends Part = Part> {
  part: P
  texts: Texts
  words: string
  inForm?: boolean | undefined
  /** How many choices there is room for at once. */
  roomy?: number | undefined
  onpick?: ((index: number) => void) | undefined
  /** What is known of the one thing with these names. */
  about?: ((names: ReadonlySet<string>) => string) | undefined
  /** How to answer with nothing at all, where that is an answer of its own. */
  nothing?: Nothing | undefined
  /** Whether these are names of nothing on the table, as of a value such as to pass. */
  trivial?: ((names: ReadonlySet<string>) => boolean) | undefined
  /** Where else than in a list something with these names can be chosen. */
  elsewhere?: ((names: ReadonlySet<string>) => 'map' | 'hand' | 'sheet' | null) | undefined
  /** Whether it is listed all the same, and how to change that. */
  listed?: boolean | undefined
  onlist?: ((listed: boolean) => void) | undefined
}

/** A file of `kinds/`: a component, and how its part is made for each kind that it is for. */
export interface KindModule {
  default: Component<ChoiceProps<never>>
  kinds: Record<string, (choices: never, labels: Labelled, within: Within) => Part>
}

export const bounds = ([least, most]: readonly [number, number]): string =>
  least === most ? 'exact' : least <= 0 ? 'up-to' : 'range'

/** The labels of what is inside, by its name. */
export const inside = (labels: Labelled, name: string): Labelled =>
  labels && !Array.isArray(labels) ? ((labels as Record<string, Labelled>)[name] ?? null) : null

/** How often each name is lit in any of several parts. */
export function litIn(parts: Iterable<Part>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const part of parts) {
    for (const [name, count] of part.lit) counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return counts
}

export const allIn = (parts: readonly Part[]): Set<string> => new Set(parts.flatMap((part) => [...part.all]))
export const pickedIn = (parts: readonly Part[]): Set<string> => new Set(parts.flatMap((part) => [...part.picked]))

/** The first of several parts that still waits for such a thing takes it. */
export function pokeFirst(parts: readonly Part[], names: readonly string[]): boolean {
  const fitting = parts.filter((part) => names.some((name) => part.all.has(name)))
  const lit = (part: Part) => names.some((name) => part.lit.has(name))
  const found = fitting.find((part) => !part.ready && lit(part)) ?? fitting.find(lit) ?? fitting[0]
  return found?.poke(names) ?? false
}

// -- what to press ----------------------------------------------------------------------------------

/** One of the elements in a list inside a box. */
export function childOf(box: Element, list: string, place: number): Element[] {
  const found = place < 0 ? undefined : box.querySelector(list)?.children[place]
  return found ? [found] : []
}

/** The button that makes a figure more, or less. */
export function stepping(box: Element, now: number, due: number): Element[] {
  const buttons = [...box.querySelectorAll('button.round')]
  return now === due ? [] : buttons.slice(now < due ? 1 : 0, now < due ? 2 : 1)
}
