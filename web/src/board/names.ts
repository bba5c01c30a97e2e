/** What things on the table are called, and whether they can be chosen. */

import { t } from '../lib/words/words.svelte'
import type { Texts } from '../lib/words/texts'
import type { Element, Piece, Table, Text } from '../lib/wire/wire'

/** Letters of an id, for what nobody has put in words. */
export const plainly = (id: string): string => {
  const words = id.slice(id.indexOf(':') + 1).replaceAll(/[-_]/g, ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

export const shines = (element: { id: string; lit?: string[] }, names: ReadonlySet<string> | ReadonlyMap<string, unknown>): boolean =>
  names.has(element.id) || (element.lit?.some((name) => names.has(name)) ?? false)

export function nameOf(element: { id: string; label?: Text; kind?: string }, texts: Texts): string {
  if (element.label) return texts.label(element.label)
  const kind = element.kind ? `piece-${element.kind}` : ''
  return kind && texts.has(kind) ? texts.say(kind) : plainly(element.kind ?? element.id)
}

export function pieceName(piece: Piece, texts: Texts): string {
  const name = nameOf(piece, texts)
  return (piece.count ?? 1) > 1 ? t('board-times', { count: piece.count!, name }) : name
}

/** A figure is named by its game. */
export const counterName = (name: string, texts: Texts): string =>
  texts.has(`counter-${name}`) ? texts.say(`counter-${name}`) : plainly(name)

/** A place with its holder, what stands there and what is to be said of it. */
export function told(element: Element, scene: Table, texts: Texts): string {
  const name = nameOf(element, texts)
  if ('closed' in element && element.closed) return t('board-closed', { name })
  const holder = element.tincture && element.type !== 'Piece' ? scene.panels?.find((panel) => panel.tincture === element.tincture) : undefined
  const held = holder ? t('board-held', { name, holder: nameOf(holder, texts) }) : element.type === 'Piece' ? pieceName(element, texts) : name
  const figures = 'counters' in element ? (element.counters ?? []).map(({ name: each, value }) => `${counterName(each, texts)} ${value ?? t('board-hidden')}`) : []
  const there = (scene.pieces ?? []).filter((piece) => piece.where === element.id).map((piece) => pieceName(piece, texts))
  const things = [...figures, ...there].join(', ')
  const notes = (element.notes ?? []).map((note) => texts.label(note))
  return [things ? t('board-there', { name: held, things }) : held, ...notes].join('. ')
}
