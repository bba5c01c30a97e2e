// Every kind of choice that there is a component for: the files of `kinds/`, found by being there.

import type { Component } from 'svelte'
import type { Labelled } from './speaking'
import type { Choices } from '../lib/wire/wire'
import type { ChoiceProps, KindModule, Part, Within } from './part'
import * as raw from './Raw.svelte'

const modules = import.meta.glob<KindModule>('./kinds/*.svelte', { eager: true })
let known: Map<string, KindModule> | null = null

/** The module for a kind, or else the one with which anything can be answered. */
function moduleOf(kind: string): KindModule {
  // Not before it is asked for: a kind with others inside imports this file, and comes first.
  known ??= new Map(Object.values(modules).flatMap((each) => Object.keys(each.kinds).map((name) => [name, each])))
  return known.get(kind) ?? raw
}

export const knownKinds = (): string[] => Object.values(modules).flatMap((each) => Object.keys(each.kinds))

export function partOf(choices: Choices, labels: Labelled = null, within: Within = {}): Part {
  const made = moduleOf(choices.kind).kinds[choices.kind] ?? raw.kinds.raw
  return made(choices as never, labels, within)
}

export const componentOf = (kind: string): Component<ChoiceProps> =>
  moduleOf(kind).default as unknown as Component<ChoiceProps>
