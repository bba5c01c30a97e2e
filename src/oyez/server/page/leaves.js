// The leaves beside the board: what happened, what was said, the rules, and the board in words.

import { difference, form, h, listed, seatName, select, t } from './base.js'
import { inWords } from './board.js'
import { Rules } from './rules.js'

const NAMES = ['log', 'talk', 'rules', 'words']
const NEAR_END = 60

export class Leaves {
  constructor(view, texts, mine, say) {
    Object.assign(this, { texts, mine, logged: [], count: 0, heard: 0, differs: difference() })
    const scroll = (name, list) =>
      h('div', { class: 'scroll', role: 'log', 'aria-label': t(`leaf.${name}`), tabindex: 0 }, list)
    this.lines = h('ol')
    this.said = h('ol')
    this.log = scroll('log', this.lines)
    this.talk = scroll('talk', this.said)
    this.rules = new Rules(view.game, () => this.turnTo('rules'))
    this.latest = h('p', { class: 'ticker', 'aria-hidden': 'true' })
    this.pages = {
      log: h('div', { class: 'leaf log' }, this.log),
      talk: h('div', { class: 'leaf talk' }, this.talk, mine === null ? null : this.#speaker(view, say)),
      rules: this.rules.node,
      words: h('div', { class: 'leaf words', tabindex: 0 }),
    }
    const tab = (name) => [name, h('button', { type: 'button', onclick: () => this.turnTo(name) }, t(`leaf.${name}`))]
    this.tabs = Object.fromEntries(NAMES.map(tab))
    const plain = (props, words) => h('button', { type: 'button', ...props }, words)
    const shut = plain({ class: 'shut', 'aria-label': t('leaf.shut'), onclick: () => this.shut() }, '×')
    this.more = plain({ class: 'more', onclick: () => this.turnTo(this.current) }, t('leaf.more'))
    this.node = h('aside', { class: 'leaves', 'aria-label': t('leaves') },
      h('div', { class: 'tabs', role: 'group', 'aria-label': t('leaves') }, Object.values(this.tabs), shut),
      Object.values(this.pages))
    this.turnTo('log', false)
  }

  // On small screens the leaves lie over the board while they are read.
  turnTo(wanted, reading = true) {
    this.current = wanted
    for (const name of NAMES) {
      this.pages[name].hidden = name !== wanted
      this.tabs[name].setAttribute('aria-pressed', String(name === wanted))
    }
    this.#read(reading)
    if (wanted === 'rules') this.rules.load()
    if (wanted === 'log') this.log.scrollTop = this.log.scrollHeight
    if (wanted === 'talk') this.#countFresh()
    if (reading && getComputedStyle(this.more).display !== 'none') this.tabs[wanted].focus()
  }

  #read(reading) {
    this.node.classList.toggle('reading', reading)
    this.more.setAttribute('aria-expanded', String(reading))
  }

  shut() {
    const open = this.node.classList.contains('reading')
    this.#read(false)
    if (open && this.node.contains(document.activeElement)) this.more.focus()
    return open
  }

  // -- the log ------------------------------------------------------------------------------------

  showLog({ log }) {
    const differs = log.findIndex((line, index) => this.logged[index] !== line)
    const keep = differs < 0 ? log.length : differs
    const atEnd = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < NEAR_END
    while (this.lines.children.length > keep) this.lines.lastChild.remove()
    this.lines.append(...log.slice(keep).map((line) => h('li', { class: line.event.type }, line.say)))
    this.logged = log
    if (atEnd) this.log.scrollTop = this.log.scrollHeight
    this.latest.textContent = log.at(-1)?.say ?? ''
  }

  showWords(table) { this.pages.words.replaceChildren(inWords(table, this.texts)) }

  // -- talk ---------------------------------------------------------------------------------------

  #speaker(view, say) {
    const others = view.seats.filter((seat) => seat.kind === 'person' && seat.seat !== this.mine)
    const seats = [['', t('talk.all')], ...others.map((seat) => [seat.seat, seatName(seat)])]
    const words = t('talk.text')
    const text = h('input', {
      name: 'text', required: true, maxlength: 1000, autocomplete: 'off', 'aria-label': words, placeholder: words })
    const node = form((data) => {
      say(data.get('text'), data.get('to') ? Number(data.get('to')) : undefined)
      text.value = ''
    }, select({ name: 'to', 'aria-label': t('talk.to') }, seats), text, h('button', { type: 'submit' }, t('talk.say')))
    this.trouble = node.querySelector('.trouble')
    return node
  }

  refuse(refusal) { this.trouble.textContent = refusal.told }

  showTalk({ talk, view }) {
    if (!this.differs('talk', talk.length)) return
    const name = (seat) => seatName(view.seats[seat])
    const company = view.seats.some((seat) => seat.kind === 'person' && seat.seat !== this.mine)
    this.said.replaceChildren(...talk.map((line) => h('li', {},
      h('strong', {}, name(line.seat)),
      line.to && h('em', {}, ` → ${listed(line.to.filter((seat) => seat !== line.seat).map(name))}`), ' ', line.text)))
    if (!talk.length) this.said.append(h('li', { class: 'empty' }, t(company ? 'talk.empty' : 'talk.bots')))
    this.talk.scrollTop = this.talk.scrollHeight
    this.count = talk.length
    this.#countFresh()
  }

  #countFresh() {
    if (this.current === 'talk') this.heard = this.count
    const fresh = this.count - this.heard
    this.tabs.talk.textContent = fresh > 0 ? `${t('leaf.talk')} (${fresh})` : t('leaf.talk')
  }
}
