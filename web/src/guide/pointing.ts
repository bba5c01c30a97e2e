/** What the coach of a guided game points at: things on the table, answers, or the button that sends them. */

import type { Part } from '../choices/part'
import type { Json, Value, View } from '../lib/wire/wire'

/** As much of what is being chosen as a finger has to know. */
export interface Chosen {
  readonly ready: boolean
  readonly touched: boolean
  readonly value: Json
  readonly part?: Part
}

const CHOICES = '.prompt .choices'
const SEND = '.prompt .confirm'
const TO_DEALS = '.prompt .to-deals'
const DEALS = '.deals .making'
const STRIKE = '.deals .send'
const FROM_ASIDE = '.prompt .from-aside'

/** Whether the coach wishes for this very answer. */
export function wished(view: View | null | undefined, value: Value): boolean {
  return view?.coach?.wants?.some((wish) => same(wish, value)) ?? false
}

/** What to point at on the page right now, best first, should the first be out of sight: nothing without a coach. */
export function targets(view: View | null, choosing: Chosen | null, page: ParentNode = document): Element[][] {
  return looked(view, choosing, page).filter((each) => each.length)
}

function looked(view: View | null, choosing: Chosen | null, page: ParentNode): Element[][] {
  const coach = view?.coach
  if (!view || !coach?.bubble.do) return []
  const aside = all(page, FROM_ASIDE)
  if (aside.length && !coach.act) return [aside]
  if (coach.act && !all(page, DEALS).length) return [all(page, TO_DEALS)]
  const send = all(page, coach.act ? STRIKE : SEND)
  if (choosing?.ready && wished(view, choosing.value)) return [send]
  const open = coach.points.map((id) => spot(view, id, page)).find((each) => each?.open)
  const found = open ? [[open.at]] : []
  if (!open && choosing?.ready && choosing.touched && !coach.wants) return [send]
  const listed = wanted(coach.wants, choosing?.part, page, coach.act ? DEALS : CHOICES)
  return [...found, listed.length ? listed : answers(view, choosing?.part, page)]
}

/** The answers wished for where they are listed; or else the whole list. */
function answers(view: View, part: Part | undefined, page: ParentNode): Element[] {
  const found = labels(view, part).flatMap((label) =>
    // What tells more than its label has it beside.
    [...having(page, '.choices [aria-label]', 'aria-label', label), ...having(page, '.choices [data-label]', 'data-label', label)])
  return found.length ? found : all(page, '.choices [role="group"]').slice(0, 1)
}

/** A thing to point at, and whether it is still to be clicked; a piece may stand for its place. */
function spot(view: View, id: string, page: ParentNode): { at: Element; open: boolean } | null {
  const at = having(page, '[data-id]', 'data-id', id).at(-1)
  if (!at) return null
  const where = view.table?.pieces?.find((piece) => piece.id === id)?.where
  const place = where ? having(page, '[data-id]', 'data-id', where).at(-1) : undefined
  const clicked = [at, place].find((each) => each?.hasAttribute('data-lit'))
  return { at, open: clicked !== undefined && clicked.getAttribute('aria-pressed') !== 'true' }
}

/** How the answers wished for are called. */
function labels(view: View, part: Part | undefined): string[] {
  const list = part?.listing
  return list ? list.values.flatMap((value, n) => (wished(view, value) ? [list.words(n)] : [])) : []
}

// -- answers that are put together ------------------------------------------------------------------

/** The next thing to press for the first answer wished for. */
function wanted(wants: Value[] | null, part: Part | undefined, page: ParentNode, where: string): Element[] {
  const box = page.querySelector(where)
  const first = wants?.[0]
  return part && box && first !== undefined ? part.lead(first, box) : []
}

const all = (page: ParentNode, selector: string): Element[] => [...page.querySelectorAll(selector)]

const having = (page: ParentNode, selector: string, name: string, value: string): Element[] =>
  all(page, selector).filter((element) => element.getAttribute(name) === value)

/** Whether two values say the same, in whatever order their fields stand. */
export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (!one || !other || typeof one !== 'object' || typeof other !== 'object') return false
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) && Array.isArray(other) && one.length === other.length &&
      one.every((item, n) => same(item, other[n]))
    )
  }
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => same(one[name], other[name]))
}
