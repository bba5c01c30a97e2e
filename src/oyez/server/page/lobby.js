// The lobby: play at once, my tables, open ones, finished ones, and a form for a new one.

import {
  $, ago, api, beSomebody, button, games, get, h, inOwn, known, listed, me, opponents, seatName, select, t,
} from './base.js'
import { arms } from './art.js'
import { newTable } from './newtable.js'

const REFRESH = 15_000
const USUAL_SEATS = 4

export class Lobby {
  async open() {
    document.title = 'Oyez'
    await games()
    this.lists = h('div', { class: 'lists' })
    const making = h('details', { class: 'new' }, h('summary', {}, t('new.title')), await newTable())
    $('main').replaceChildren(h('div', { class: 'lobby page' }, hero(), this.lists, making))
    await this.#refresh()
    this.timer = setInterval(() => { if (!document.hidden) this.#refresh().catch(() => {}) }, REFRESH)
  }

  close() { clearInterval(this.timer) }

  async #refresh() {
    const list = async (name) => (await get(`/tables?list=${name}`)).tables
    const all = await Promise.all([me() ? list('mine') : [], list('open'), list('finished')])
    const sign = JSON.stringify(all)
    if (sign === this.sign) return
    this.sign = sign
    const focused = document.activeElement?.getAttribute('href')
    const [mine, open, finished] = all
    this.lists.replaceChildren(
      section('mine', mine),
      section('open', open.filter((table) => table.mine === null), t('lists.open.none')),
      section('finished', finished))
    if (focused) this.lists.querySelector(`[href="${focused}"]`)?.focus()
  }
}

function hero() {
  const [game] = known().games
  const level = select({ id: 'level' }, opponents(), 'knight')
  const play = async () => {
    await beSomebody()
    const count = Math.min(Math.max(USUAL_SEATS, game.seats[0]), game.seats[1])
    const seats = ['me', ...Array(count - 1).fill(level.value)]
    const table = await api('POST', '/tables', { game: game.id, seats })
    location.assign(`/t/${table.id}`)
  }
  return h('section', { class: 'hero' },
    h('p', { class: 'arms' }, arms()),
    h('h1', {}, inOwn(game.name, game.id)),
    h('p', { class: 'about' }, inOwn(game.about, '')),
    h('p', { class: 'play' },
      button(t('play.now'), play, { class: 'primary big' }),
      h('span', { class: 'level' }, h('label', { for: 'level' }, t('play.level')), ' ', level)))
}

function section(name, tables, empty) {
  if (!tables.length && !empty) return ''
  return h('section', {}, h('h2', {}, t(`lists.${name}`)), tables.length
    ? h('ul', { class: 'tables' }, tables.map((table) => h('li', {}, card(table))))
    : h('p', { class: 'empty' }, empty))
}

function card(table) {
  const game = known().games.find((each) => each.id === table.game)
  const seated = table.seats.filter((seat) => seat.kind !== 'free')
  return h('a', { href: `/t/${table.id}`, class: table.my_turn ? 'turn' : '' },
    h('strong', {}, table.title || inOwn(game?.name, table.game)), ' ',
    h('span', { class: 'state' }, state(table)), ' ',
    h('span', { class: 'seated' }, listed(seated.map(seatName))), ' ',
    h('small', {}, ago(table.moved)))
}

function state({ stage, seats, waiting, my_turn: mine, outcome }) {
  const names = (numbers) => listed(numbers.map((number) => seatName(seats[number])))
  if (stage === 'open') return t('table.free', { count: seats.filter((seat) => seat.kind === 'free').length })
  if (stage === 'playing') return mine ? t('turn.yours') : t('turn.waiting', { names: names(waiting) })
  const winners = Object.entries(outcome?.places ?? {}).filter(([, place]) => place === 1)
  return t('table.won', { names: names(winners.map(([seat]) => seat)) })
}
