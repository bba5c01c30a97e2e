/** What a box of a sheet asks and gives, in words. */

import { counterName, nameOf } from '../../board/names'
import type { Texts } from '../../lib/words/texts'
import type { Box, Counter, Element, Sheet } from '../../lib/wire/wire'
import { t } from '../../lib/words/words.svelte'

export const inWords = (goods: readonly Counter[], texts: Texts): string =>
  goods.map(({ name, value }) => `${value ?? '?'} ${counterName(name, texts)}`).join(', ')

export const relationWords = ({ relations = [] }: Element, texts: Texts): string[] =>
  relations.flatMap(({ label }) => (label ? [texts.label(label)] : []))

export const waysToPay = (price: readonly (readonly Counter[])[], texts: Texts): string =>
  price.map((way) => inWords(way, texts)).join(` ${t('board-or')} `)

/** What a box is called: by its own name, or by that of its sheet and a number. */
export const boxName = (box: Box, texts: Texts, sheet?: Sheet, number = 0): string =>
  box.label || !sheet?.label ? nameOf(box, texts) : `${texts.label(sheet.label)} ${number}`

/** What a box costs: its own price, or that of its sheet. */
export const priceOf = (box: Box, sheet?: Sheet): Counter[][] => (box.price?.length ? box.price : (sheet?.price ?? []))

/** Everything that is to be said of a box. */
export function boxWords(box: Box, texts: Texts, sheet?: Sheet, number = 0): string {
  const value = typeof box.value === 'string' ? texts.thing(box.value) : box.value
  const price = priceOf(box, sheet)
  const needs = [...(box.asks?.length ? [inWords(box.asks, texts)] : []), ...(box.needs ?? []).map((need) => texts.label(need))]
  return [
    boxName(box, texts, sheet, number),
    value === undefined || value === null ? '' : String(value),
    box.checked ? t('board-checked') : '',
    box.text ? texts.label(box.text) : '',
    box.holds?.length ? inWords(box.holds, texts) : '',
    box.gives?.length ? t('board-gives', { things: inWords(box.gives, texts) }) : '',
    price.length && !box.checked ? t('board-price', { price: waysToPay(price, texts) }) : '',
    needs.length && !box.checked && (box.barred || box.asks?.length) ? t('board-needs', { things: needs.join(', ') }) : '',
    box.lacks?.length && !box.checked ? t('board-lacks', { things: inWords(box.lacks, texts) }) : '',
    box.leads?.length && !box.checked ? t('board-leads', { things: box.leads.map((each) => texts.label(each)).join(', ') }) : '',
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
