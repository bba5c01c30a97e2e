// Keys for the whole table. Whoever types somewhere is left alone.

import type { Desk } from './desk.svelte'

export interface Places {
  board: () => void
  choices: () => void
  players: () => void
  leaf: () => void
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]')

const pressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, input, select, textarea, [role=tab]') !== null

/** Does what a key asks for; true if it did. */
export function pressed(event: KeyboardEvent, desk: Desk, places: Places): boolean {
  const { key, target } = event
  if (desk.help || event.defaultPrevented) return false
  if (key === 'Escape') {
    if (typing(target)) (target as HTMLElement).blur()
    return desk.back()
  }
  if (key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) {
    void desk.confirm()
    return true
  }
  if (event.ctrlKey || event.metaKey || event.altKey || typing(target)) return false
  if (key === 'Enter') return !event.repeat && confirmedBy(event, desk)
  return onLetter(key, desk, places)
}

/** Enter where nothing else would take it, or on a thing of the board that is chosen already. */
function confirmedBy(event: KeyboardEvent, desk: Desk): boolean {
  const { active } = desk
  if (!active?.ready || !active.touched) return false
  const { target } = event
  const onPicked = target instanceof Element && target.closest('[data-id][aria-pressed=true]') !== null
  if (!onPicked && (pressable(target) || isThing(target))) return false
  void desk.confirm()
  return true
}

const isThing = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-id]') !== null

function onLetter(key: string, desk: Desk, places: Places): boolean {
  const deeds: Record<string, () => void> = {
    u: () => void desk.undo(),
    U: () => void desk.redo(),
    l: () => { desk.turnTo('log'); places.leaf() },
    d: () => { desk.turnTo('deals'); places.leaf() },
    t: () => { desk.turnTo('talk'); places.leaf() },
    r: () => { desk.turnTo('rules'); places.leaf() },
    s: () => { desk.turnTo('settings'); places.leaf() },
    b: places.board,
    c: places.choices,
    p: places.players,
    f: () => (desk.bare = !desk.bare),
    v: () => (desk.inWords = !desk.inWords),
    '?': () => (desk.help = true),
  }
  deeds[key]?.()
  return key in deeds
}
