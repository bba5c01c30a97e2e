// The players: a shield for each side with what is public, and my own purse.

import { button, difference, h, seatName, t } from './base.js'
import { shield, token } from './art.js'

const ROOMY = '(min-width: 1100px)'
const URGENT = 20

export class Players {
  constructor(texts, mine, leave) {
    Object.assign(this, { texts, mine, leave, opened: new Set(), differs: difference() })
    this.node = h('div', { class: 'players', role: 'group', 'aria-label': t('players') })
    this.purse = h('p', { class: 'purse' })
  }

  show(view) {
    const panels = view.table.panels ?? []
    if (!this.differs('all', view.seats, panels, view.waiting, view.clocks, view.outcome)) return
    if (panels.length && !this.seen) {
      this.seen = true
      const mine = panels.filter((panel) => panel.seat === this.mine).map((panel) => panel.id)
      if (matchMedia(ROOMY).matches) this.opened = new Set(mine)
    }
    const focused = this.node.contains(document.activeElement) && document.activeElement.dataset.seat
    const others = view.seats.filter((seat) => !panels.some((panel) => panel.seat === seat.seat))
    this.node.replaceChildren(
      ...panels.map((panel) => this.#player(view, view.seats[panel.seat], panel)),
      ...others.map((seat) => this.#player(view, seat)),
      ...this.#leaving(view))
    if (focused) this.node.querySelector(`[data-seat="${focused}"]`)?.focus()
    const mine = panels.filter((panel) => panel.seat === this.mine)
    const secrets = mine.flatMap((panel) => this.#secrets(panel, panels))
    this.purse.replaceChildren(...secrets.map((counter) => this.#figure(counter)))
    this.tick(view)
  }

  #player(view, seat, panel = { id: `seat:${seat.seat}` }) {
    const turn = view.waiting.includes(seat.seat) && !view.outcome
    const secret = this.#secrets(panel, view.table.panels)
    const counters = (panel.counters ?? []).filter((each) => each.value !== null && (view.outcome || !secret.includes(each)))
    const node = h('details', {
      class: `player ${turn ? 'turn' : ''} ${seat.seat === this.mine ? 'mine' : ''}`,
      open: this.opened.has(panel.id),
      ontoggle: () => { if (node.open) this.opened.add(panel.id); else this.opened.delete(panel.id) },
    }, this.#summary(seat, panel, turn, counters.find((each) => each.most)),
    h('div', { class: 'facts' },
      h('dl', {}, counters.map((each) =>
        h('div', {}, h('dt', {}, this.#name(each)), h('dd', {}, each.most ? `${each.value} / ${each.most}` : each.value)))),
      (panel.notes ?? []).map((note) => h('p', { class: 'note' }, this.texts.label(note)))))
    return node
  }

  #summary(seat, panel, turn, goal) {
    const state = [
      seat.seat === this.mine && t('you'), turn && t('turn.now'), seat.steward && t('seat.steward'),
      seat.kind === 'person' && !seat.here && t('seat.away')].filter(Boolean)
    return h('summary', { 'data-seat': panel.id },
      panel.tincture ? shield(panel.tincture, panel.charge) : h('span', { class: 'glyph' }),
      h('span', { class: 'who' },
        h('strong', {}, panel.label ? this.texts.label(panel.label) : seatName(seat)),
        panel.label && h('span', {}, seatName(seat)), h('em', {}, state.join(', '))),
      goal && h('span', { class: 'goal', title: this.#name(goal) },
        h('span', { class: 'unseen' }, `${this.#name(goal)} `), `${goal.value}/${goal.most}`),
      h('span', { class: 'clock', 'data-clock': seat.seat }))
  }

  // What only I know of my own panel: others show nothing under these names.
  #secrets(panel, panels) {
    if (panel.seat !== this.mine) return []
    const all = panels.flatMap((each) => each.counters ?? [])
    const unknown = new Set(all.filter((each) => each.value === null).map((each) => each.name))
    return (panel.counters ?? []).filter((each) => each.value !== null && unknown.has(each.name))
  }

  #name({ name }) { return this.texts.has(`counter-${name}`) ? this.texts.say(`counter-${name}`) : name }

  #figure(counter) {
    const [name, picture] = [this.#name(counter), token(counter.name)]
    return h('span', { class: 'figure', title: name },
      picture, h('span', { class: picture ? 'unseen' : '' }, `${name} `), h('b', {}, counter.value))
  }

  #leaving(view) {
    if (this.mine === null || view.outcome || view.seats[this.mine].steward) return []
    return button(t('seat.leave'), this.leave, { class: 'quiet small', 'data-seat': 'leave' })
  }

  tick(view) {
    for (const node of this.node.querySelectorAll('[data-clock]')) {
      const deadline = view?.clocks?.[node.dataset.clock]?.deadline
      const left = deadline ? Math.max(0, Math.round(deadline - Date.now() / 1000)) : null
      node.textContent = left === null ? '' : timeLeft(left)
      node.classList.toggle('urgent', left !== null && left < URGENT)
    }
  }
}

function timeLeft(all) {
  const [days, hours, minutes, seconds] = [all / 86400, (all / 3600) % 24, (all / 60) % 60, all % 60].map(Math.floor)
  const two = (number) => String(number).padStart(2, '0')
  if (days) return t('clock.days', { days, hours })
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
