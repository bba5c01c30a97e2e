/** What a box of a sheet asks and gives, in words. */

import { counterName, nameOf } from '../board/names'
import type { Texts } from '../lib/texts'
import type { Box, Counter, Element } from '../lib/wire'
import { t } from '../lib/words.svelte'

export const inWords = (goods: readonly Counter[], texts: Texts): string =>
  goods.map(({ name, value }) => `${value ?? '?'} ${counterName(name, texts)}`).join(', ')

export const relationWords = ({ relations = [] }: Element, texts: Texts): string[] =>
  relations.flatMap(({ label }) => (label ? [texts.label(label)] : []))

export const waysToPay = (price: readonly (readonly Counter[])[], texts: Texts): string =>
  price.map((way) => inWords(way, texts)).join(` ${t('board-or')} `)

/** Everything that is to be said of a box. */
export function boxWords(box: Box, texts: Texts): string {
  const value = typeof box.value === 'string' ? texts.thing(box.value) : box.value
  return [
    nameOf(box, texts),
    value === undefined ? '' : String(value),
    box.checked ? t('board-checked') : '',
    box.gives?.length ? t('board-gives', { things: inWords(box.gives, texts) }) : '',
    box.price?.length && !box.checked ? t('board-price', { price: waysToPay(box.price, texts) }) : '',
    box.needs?.length && box.barred && !box.checked ? t('board-needs', { things: box.needs.map((need) => texts.label(need)).join(', ') }) : '',
    ...relationWords(box, texts),
    ...(box.notes ?? []).map((note) => texts.label(note)),
  ].filter(Boolean).join(', ')
}

/** The price that all boxes still to be filled have in common, if there is one. */
export function commonPrice(boxes: readonly Box[]): Counter[][] | null {
  const prices = boxes.filter((box) => !box.checked).map((box) => JSON.stringify(box.price ?? []))
  const first = boxes.find((box) => !box.checked)?.price
  return first?.length && prices.length > 1 && prices.every((price) => price === prices[0]) ? first : null
}
