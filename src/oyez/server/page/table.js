// A table: the line to it, and what of it is on the screen. Before the start that is the room.

import { $, announce, api, beSomebody, difference, games, get, h, inOwn, known, lang, memory, Refusal, t } from './base.js'
import { Board } from './board.js'
import { Dock } from './dock.js'
import { Leaves } from './leaves.js'
import { Link, REPLACED } from './link.js'
import { Players } from './players.js'
import { showRoom } from './room.js'
import { Texts } from './texts.js'

const RETRY = 3000

export class TablePage {
  constructor(id, invitation = '') {
    this.id = id
    this.path = `/tables/${id}`
    this.invitation = invitation || memory.get(`invitation.${id}`, sessionStorage) || ''
    this.link = new Link(id, this.invitation, (what, ...about) => this.#news[what](...about))
    this.differs = difference()
    this.gone = new AbortController()
    this.notice = h('p', { class: 'notice', role: 'status' })
  }

  async open() {
    await Promise.all([games(), this.readCard()])
    this.texts = await Texts.of(this.card.game, lang)
    this.link.connect()
    const escape = (event) => { if (event.key === 'Escape') this.#back() }
    document.addEventListener('keydown', escape, { signal: this.gone.signal })
    this.ticking = setInterval(() => this.players?.tick(this.link.view), 1000)
  }

  close() {
    this.link.close()
    this.gone.abort()
    clearInterval(this.ticking)
  }

  async readCard() {
    const query = this.invitation ? `?invitation=${encodeURIComponent(this.invitation)}` : ''
    this.card = await get(this.path + query)
    this.mine = this.card.mine
  }

  get gameName() {
    const game = known().games.find((each) => each.id === this.card.game)
    return inOwn(game?.name, this.card.game)
  }

  get title() { return this.card.title || this.gameName }

  // -- news ---------------------------------------------------------------------------------------

  #news = {
    view: () => this.#show(),
    up: () => this.warn(''),
    down: (code) => { if (code !== REPLACED) this.warn(t('link.down')) },
    again: () => this.#again(),
    sent: () => this.dock?.showBusy(),
    talk: () => this.leaves?.showTalk(this.link),
    refused: (refusal, message) => {
      if (message?.type === 'talk') this.leaves.refuse(refusal)
      else this.dock?.refuse(refusal, message)
    },
  }

  // One may sit somewhere else by now, or nowhere any more.
  async comeIn() {
    await this.readCard()
    this.link.connect()
  }

  async #again() {
    try {
      await this.comeIn()
    } catch (refusal) {
      if (refusal.code === 'no-table') location.assign('/')
      else setTimeout(() => { if (this.link.open) this.#again() }, RETRY)
    }
  }

  warn(words) { this.notice.textContent = words }

  put(content) { $('main').replaceChildren(this.notice, content) }

  async #show() {
    if (this.link.view.stage === 'open') {
      showRoom(this)
      return
    }
    await (this.building ??= this.#build())
    const { view } = this.link
    document.title = this.#heading(view)
    this.players.show(view)
    this.dock.show(view)
    this.leaves.showLog(this.link)
    if (this.differs('scene', view.table)) this.leaves.showWords(view.table)
    this.#light()
  }

  #heading(view) {
    if (view.outcome) return `${t('end.title')} · ${this.title}`
    const mine = view.question && !view.question.answered
    return mine ? `● ${t('turn.yours')} · ${this.title}` : `${this.title} · Oyez`
  }

  // -- in play ------------------------------------------------------------------------------------

  async #build() {
    await this.readCard()
    const { view } = this.link
    const { texts, mine } = this
    const name = view.table.boards?.[0]?.drawing
    const drawing = name && await get(`/games/${view.game}/drawings/${name}`)
    this.board = drawing && new Board(drawing, texts, (names) => this.#poke(names), this.gone.signal)
    this.leaves = new Leaves(view, texts, mine, (text, to) => this.link.say(text, to))
    this.players = new Players(texts, mine, () => api('DELETE', `${this.path}/seat`))
    this.dock = new Dock({
      link: this.link,
      texts,
      mine,
      leaves: this.leaves,
      purse: this.players.purse,
      lit: () => this.#light(),
      comeBack: () => api('POST', `${this.path}/return`),
      playAgain: () => this.#playAgain(),
    })
    this.put(h('div', { class: 'table' }, h('h1', { class: 'unseen' }, this.title),
      this.players.node, this.board?.node, this.dock.node, this.leaves.node))
    this.leaves.showTalk(this.link)
    $('skip').href = '#prompt'
  }

  #poke(names) {
    const { chooser } = this.dock
    chooser?.poke(names)
    if (!chooser?.shown) return
    if (chooser.shown.length === 1) chooser.focus()
    announce(t('choose.narrowed', { count: chooser.shown.length, all: chooser.entries.length }))
  }

  #light() {
    const { chooser } = this.dock
    this.board?.show(this.link.view.table, chooser?.names() ?? new Map(), chooser?.picked() ?? new Set())
  }

  // First what was narrowed is wide again, then the leaves are put away.
  #back() {
    if (this.dock?.chooser?.widen()) return
    if (this.leaves?.shut()) this.dock.prompt.focus()
  }

  async #playAgain() {
    const { game, title, options, pace, seats: before } = this.link.view
    await beSomebody()
    const seats = before.map((seat) => (seat.seat === this.mine ? 'me' : seat.bot ?? 'open'))
    if (!seats.includes('me')) seats[0] = 'me'
    const table = await api('POST', '/tables', { game, seats, title, options, pace, public: this.card.public })
    location.assign(`/t/${table.id}`)
  }
}

// Come in by an invitation: take a seat if there is one, otherwise look on.
export async function join(table, invitation) {
  memory.set(`invitation.${table}`, invitation, sessionStorage)
  history.replaceState(null, '', `/t/${table}`)
  try {
    await api('POST', `/tables/${table}/seat`, { invitation })
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || !['begun', 'seat-taken'].includes(refusal.code)) throw refusal
  }
  return new TablePage(table, invitation)
}
