// The question: one sentence, its rule, the choices, and taking back. At the end, the result.

import { announce, button, difference, h, listed, seatName, t } from './base.js'
import { shield } from './art.js'
import { chooser } from './choices.js'

export class Dock {
  constructor({ link, texts, mine, leaves, purse, lit, comeBack, playAgain }) {
    Object.assign(this, { link, texts, mine, leaves, lit, comeBack, playAgain, differs: difference() })
    const quiet = (words, deed) => h('button', { type: 'button', class: 'quiet', onclick: deed }, words)
    const down = (event) => { if (event.key === 'ArrowDown') this.chooser?.focus() }
    this.prompt = h('h2', { id: 'prompt', tabindex: -1, onkeydown: down })
    this.rule = h('span', { class: 'why' })
    this.steward = h('div', { class: 'steward' })
    this.trouble = h('p', { class: 'trouble', role: 'alert' })
    this.choices = h('div', { class: 'choices' })
    this.undo = quiet(t('undo'), () => { this.undone = true; link.do('undo') })
    this.redo = quiet(t('redo'), () => link.do('redo'))
    this.anytime = h('details', { class: 'anytime' }, h('summary', {}, t('anytime')))
    this.node = h('section', { class: 'dock', 'aria-labelledby': 'prompt' },
      h('div', { class: 'latest' }, leaves.latest, leaves.more),
      this.steward, h('div', { class: 'ask' }, this.prompt, this.rule), this.trouble, this.choices,
      h('div', { class: 'foot' }, this.undo, this.redo, purse, this.anytime))
  }

  show(view) {
    this.showBusy()
    const asked = view.question && !view.outcome
    if (this.differs('question', view.question, view.words?.choices, view.epoch, view.outcome)) this.#ask(view, asked)
    const sentence = this.#sentence(view, asked)
    if (this.differs('sentence', sentence)) {
      this.prompt.textContent = sentence
      announce(sentence)
    }
    this.node.classList.toggle('asked', Boolean(asked))
    this.node.classList.toggle('over', Boolean(view.outcome))
    this.undo.hidden = !view.can_undo
    this.redo.hidden = !this.undone
    this.#showSteward(view)
    this.#showAnytime(view)
  }

  // Whoever was here stays here: on the sentence, where a second Enter does no harm.
  #ask(view, asked) {
    const focused = this.node.contains(document.activeElement)
    const answer = (value) => this.#do('answer', value)
    this.trouble.textContent = ''
    this.chooser = asked ? chooser(view.question.choices, view.words.choices, answer, this.lit) : null
    this.choices.replaceChildren(this.chooser?.node ?? (view.outcome ? this.#result(view) : ''))
    this.choices.scrollTop = 0
    this.rule.replaceChildren(asked ? this.leaves.rules.link(view.question.rule) : '')
    if (focused && !this.node.contains(document.activeElement)) this.prompt.focus()
  }

  #sentence(view, asked) {
    if (view.outcome) return this.texts.say(`outcome-${view.outcome.how}`)
    if (asked) return view.question.answered ? `${t('sealed')} ${view.words.prompt}` : view.words.prompt
    const names = view.waiting.filter((seat) => seat >= 0).map((seat) => seatName(view.seats[seat]))
    const waiting = names.length ? t('turn.waiting', { names: listed(names) }) : t('turn.chance')
    return this.mine === null ? `${t('watching')} ${waiting}` : waiting
  }

  #do(kind, value) {
    this.undone = false
    this.link.do(kind, value)
  }

  showBusy() {
    const busy = this.link.busy()
    this.node.setAttribute('aria-busy', String(busy))
    if (busy) this.trouble.textContent = ''
  }

  refuse(refusal, message) {
    const reason = refusal.reason && `reason-${refusal.reason.message}`
    const words = reason && this.texts.has(reason) ? this.texts.say(reason, refusal.reason.about) : refusal.told
    if (message?.kind === 'redo') this.undone = false
    this.redo.hidden = !this.undone
    this.showBusy()
    this.trouble.replaceChildren(words, ' ', refusal.rule ? this.leaves.rules.link(refusal.rule) : '')
  }

  #showSteward(view) {
    const away = this.mine !== null && view.seats[this.mine].steward && !view.outcome
    if (!this.differs('steward', away)) return
    const notice = h('p', { role: 'status' }, t('steward.plays'))
    const back = button(t('steward.back'), this.comeBack, { class: 'primary' })
    this.steward.replaceChildren(...(away ? [notice, ...back] : []))
  }

  #showAnytime(view) {
    const there = Boolean(view.words?.anytime) && !view.outcome
    if (!this.differs('anytime', there && view.anytime, view.words?.anytime)) return
    this.anytime.hidden = !there
    this.anytime.querySelector('.chooser')?.remove()
    if (!there) return
    const act = (value) => { this.anytime.open = false; this.#do('act', value) }
    this.anytime.append(chooser(view.anytime, view.words.anytime, act, () => {}).node)
  }

  #result({ outcome: { places, scores }, seats, table }) {
    const sides = (seat) => (table.panels ?? []).filter((panel) => panel.seat === Number(seat))
    const ranking = Object.entries(places).sort(([, a], [, b]) => a - b)
    const score = this.texts.has('score') ? this.texts.say('score') : t('end.score')
    const head = [t('end.place'), t('end.player'), t('end.side'), score]
    const side = (panel) => [shield(panel.tincture, panel.charge), ' ', this.texts.label(panel.label), ' ']
    const again = button(t('end.again'), this.playAgain, { class: 'primary' })
    return h('div', { class: 'result' },
      h('table', {},
        h('thead', {}, h('tr', {}, head.map((words) => h('th', { scope: 'col' }, words)))),
        h('tbody', {}, ranking.map(([seat, place]) => h('tr', { class: place === 1 ? 'won' : '' },
          h('td', {}, place),
          h('th', { scope: 'row' }, seatName(seats[seat]), Number(seat) === this.mine && ` (${t('you')})`),
          h('td', {}, sides(seat).map(side)),
          h('td', {}, scores[seat]))))),
      h('p', { class: 'deeds' }, again, h('a', { href: '/' }, t('lobby'))))
  }
}
