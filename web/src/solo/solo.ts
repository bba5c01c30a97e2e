/** Playing alone: the same deal again, and addresses that ask others to beat a result. */

import { api } from '../lib/wire/api'
import { beSomebody } from '../lib/people.svelte'
import { go } from '../lib/page/router.svelte'
import type { GameCard, Json, SoloResult, TableCard } from '../lib/wire/wire'
import { inOwn, lang, listed, t, type Texts } from '../lib/words/words.svelte'

/** Whether one person can play a game alone. */
export const forOne = (game: GameCard): boolean => game.seats[0] === 1

/** The page of a deal; `beat` is the table whose result is to be beaten. */
export function dealPath(game: string, code: string, beat: number | null = null): string {
  const path = `/deal/${encodeURIComponent(game)}/${encodeURIComponent(code)}`
  return beat === null ? path : `${path}?beat=${beat}`
}

/** Play a deal, or go on where one has not finished; whoever is nobody yet becomes a guest. */
export async function playDeal(game: string, code: string): Promise<void> {
  await beSomebody()
  const table = await api<TableCard>('POST', `/games/${encodeURIComponent(game)}/deals/${encodeURIComponent(code)}`)
  go(`/t/${table.id}`)
}

/** Play a game alone on a new deal. */
export async function playAlone(game: string): Promise<void> {
  await beSomebody()
  const table = await api<TableCard>('POST', '/tables', { game, seats: ['me'] })
  go(`/t/${table.id}`)
}

/** The options that are not as usual, in words. */
export function optionWords(game: GameCard | undefined, options: Record<string, Json>, edition: string | null, texts: Texts | null = null): string[] {
  const words = edition === null ? [] : [t('edition-named', { name: edition })]
  for (const field of game?.options ?? []) {
    const value = options[field.name]
    if (value === undefined || field.name === 'edition' || JSON.stringify(value) === JSON.stringify(field.default)) continue
    const label = inOwn(field.label, field.name)
    const said = valueWords(value, texts)
    if (value === true) words.push(label)
    else if (said) words.push(t('solo-option', { option: label, value: said }))
  }
  return words
}

function valueWords(value: Json, texts: Texts | null): string {
  if (value === false) return t('solo-no')
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return texts?.thing(value) ?? value
  if (Array.isArray(value)) return listed(value.map((each) => valueWords(each, texts)).filter(Boolean))
  return ''
}

/** The place of each result in a list with the best first; equal scores share one. */
export function places(results: SoloResult[]): number[] {
  const found: number[] = []
  results.forEach(({ score }, index) => {
    const before = results[index - 1]
    found.push(before && before.score === score ? found[index - 1]! : index + 1)
  })
  return found
}

/** A day of the calendar, which is the same everywhere. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(lang.current, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

/** On which day a moment (seconds since 1970) was. */
export const dateWords = (moment: number): string =>
  new Intl.DateTimeFormat(lang.current, { dateStyle: 'medium' }).format(new Date(moment * 1000))

/** When a moment (seconds since 1970) is by the clock of the reader. */
export const clockWords = (moment: number): string =>
  new Intl.DateTimeFormat(lang.current, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(moment * 1000))
