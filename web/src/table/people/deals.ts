// Offers and promises: which concern whom, how they are told, and how a deal is begun.

import type { EitherPart } from '../../choices/kinds/Either.svelte'
import type { FormPart } from '../../choices/kinds/Form.svelte'
import type { Part } from '../../choices/part'
import { same } from '../../choices/speaking'
import type { Choices, Json, Labels, Pledge, Proposal, Table } from '../../lib/wire/wire'
import { listed, t, type Texts } from '../../lib/words/words.svelte'

/** What can be offered or done out of turn, with how it is called. */
export interface Acts { choices: Choices; labels: Labels; names: Labels }

/** How somebody has kept promises so far. */
export interface TrackRecord { kept: number; broken: number; pending: number }

// -- which ------------------------------------------------------------------------------------------

/** The offers that wait for a seat. */
export const incoming = (scene: Table, mine: number | null): Proposal[] =>
  (scene.proposals ?? []).filter((each) => each.acts?.['accept'] !== undefined && each.to === mine)

/** The offers that a seat has made. */
export const outgoing = (scene: Table, mine: number | null): Proposal[] =>
  (scene.proposals ?? []).filter((each) => each.maker === mine)

/** The offers between others. */
export const between = (scene: Table, mine: number | null): Proposal[] =>
  (scene.proposals ?? []).filter((each) => each.maker !== mine && each.to !== mine)

export function record(pledges: readonly Pledge[], seat: number): TrackRecord {
  const own = pledges.filter((each) => each.maker === seat).map((each) => each.state ?? 'pending')
  const count = (state: string): number => own.filter((each) => each === state).length
  return { kept: count('kept'), broken: count('broken'), pending: count('pending') }
}

/** The promises between two, the latest first; those that are pending before the others. */
export function pledgedBetween(pledges: readonly Pledge[], one: number, other: number): Pledge[] {
  const theirs = pledges.filter(({ maker, to }) => (maker === one && to === other) || (maker === other && to === one))
  const settled = (each: Pledge): number => Number((each.state ?? 'pending') !== 'pending')
  return theirs.toSorted((a, b) => settled(a) - settled(b) || b.number - a.number)
}

// -- in words ---------------------------------------------------------------------------------------

/** What is offered to whom, in one sentence. */
export function told(offer: Proposal, texts: Texts, names: readonly string[], mine: number | null): string {
  const things = (list: Proposal['gives']): string => listed((list ?? []).map((text) => texts.label(text)))
  const kind = !offer.gives?.length ? 'request' : offer.asks?.length ? 'trade' : 'gift'
  const who = offer.to === mine ? 'mine' : offer.maker === mine ? 'own' : 'others'
  const said = t(`deals-${kind}-${who}`, {
    maker: names[offer.maker] ?? '', to: names[offer.to] ?? '', gives: things(offer.gives), asks: things(offer.asks),
  })
  return offer.about ? t('deals-about', { said, about: texts.label(offer.about) }) : said
}

// -- what can be done -------------------------------------------------------------------------------

/** Every act that stands beside an offer or a promise. */
function shownActs(scene: Table): Json[] {
  return [...(scene.proposals ?? []), ...(scene.pledges ?? [])].flatMap((each) => Object.values(each.acts ?? {}))
}

/** The options that are taken beside an offer or a promise, and need no place of their own. */
export function shownOptions(scene: Table): Set<string> {
  return new Set(shownActs(scene).flatMap((act) => (Array.isArray(act) && typeof act[0] === 'string' ? [act[0]] : [])))
}

/** A list of acts without those that stand beside an offer. */
export function withoutShown(acts: Acts, scene: Table): Acts {
  const { choices, labels, names } = acts
  if (choices.kind !== 'one-of') return acts
  const shown = shownActs(scene)
  const kept = choices.values.flatMap((value, index) => (shown.some((act) => same(act, value)) ? [] : [index]))
  if (kept.length === choices.values.length) return acts
  const pick = (of: Labels): Labels => (Array.isArray(of) ? kept.map((index) => of[index]!) : of)
  return { choices: { ...choices, values: kept.map((index) => choices.values[index]!) }, labels: pick(labels), names: pick(names) }
}

const isForm = (part: Part | null): part is FormPart => part?.kind === 'form' || part?.kind === 'offer'
export const isEither = (part: Part | null): part is EitherPart => part?.kind === 'either'

/** Fill in what is known of a form already. */
export function fill(part: Part | null, fields: Readonly<Record<string, Json>>): void {
  if (!isForm(part)) return
  for (const { name, part: field } of part.parts) if (name in fields) field.take(fields[name]!)
}

/** Begin an act of which some is known: the option, and fields. */
export function begin(part: Part, [option, fields]: readonly [string, Readonly<Record<string, Json>>]): void {
  if (!isEither(part)) return
  part.choose(option)
  fill(part.open, fields)
}

/** The fields of a form without some. */
export const fieldsBut = (part: Part, ...hidden: string[]): FormPart['parts'] | null =>
  isForm(part) && part.parts.some(({ name }) => hidden.includes(name)) ? part.parts.filter(({ name }) => !hidden.includes(name)) : null
