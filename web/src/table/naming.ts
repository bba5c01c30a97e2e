// What lies on the table has an id and further names, and choices speak of it by any of them.

import type { Element, Sheet, Table } from '../lib/wire/wire'

export const namesOf = (element: Element): string[] => [element.id, ...(element.lit ?? [])]

/** A sheet, its boxes, and the same of its sections. */
export const partsOf = (sheet: Sheet): Element[] => [sheet, ...(sheet.boxes ?? []), ...(sheet.sections ?? []).flatMap(partsOf)]

/** Everything on the table that can be named, parts of things included. */
export function elementsOf(table: Table): Element[] {
  const cards = [...(table.hands ?? []), ...(table.rows ?? [])].flatMap((each) => each.cards ?? [])
  const tops = (table.stacks ?? []).flatMap((stack) => (stack.top ? [stack.top] : []))
  const matters = (table.halls ?? []).flatMap((hall) => [...(hall.matter ? [hall.matter] : []), ...(hall.wall ?? [])])
  const spaces = (table.tracks ?? []).flatMap((track) =>
    track.spaces.map((space, n): Element => ({ type: 'Box', id: `${track.id}-${n}`, lit: [`${track.id}:${n}`, space] })))
  const places = (table.boards ?? []).flatMap((board) =>
    [...(board.regions ?? []), ...(board.hexes ?? []), ...(board.towns ?? []), ...(board.roads ?? [])])
  return [
    ...places, ...(table.pieces ?? []), ...cards, ...tops, ...matters,
    ...(table.hands ?? []), ...(table.stacks ?? []), ...(table.rows ?? []), ...(table.tracks ?? []), ...spaces,
    ...(table.sheets ?? []).flatMap(partsOf), ...(table.panels ?? []),
    ...(table.dice ?? []), ...(table.documents ?? []).flatMap((each) => [each, ...(each.clauses ?? [])]),
    ...(table.clashes ?? []), ...(table.halls ?? []),
    ...(table.clashes ?? []).flatMap((clash) => (clash.sides ?? []).flatMap((side) => side.cards ?? [])),
  ]
}

/** The ids of the elements that any of the names speaks of. */
export function idsFor(elements: readonly Element[], names: ReadonlySet<string> | ReadonlyMap<string, unknown>): Set<string> {
  return new Set(elements.filter((each) => namesOf(each).some((name) => names.has(name))).map((each) => each.id))
}
