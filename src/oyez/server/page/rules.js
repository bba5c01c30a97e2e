// The rulebook: paragraphs with numbers, to be looked up and searched.

import { get, h, lang, t } from './base.js'

const PARAGRAPH = /^\*\*([A-Z0-9-]+)\*\*\s*(.*)$/s

export class Rules {
  constructor(game, opened) {
    Object.assign(this, { game, opened, paragraphs: new Map() })
    const words = t('rules.search')
    this.search = h('input', { type: 'search', 'aria-label': words, placeholder: words, oninput: () => this.#filter() })
    this.list = h('div', { class: 'paragraphs' })
    this.node = h('div', { class: 'leaf rules' }, this.search, this.list)
  }

  async load() {
    this.loading ??= get(`/games/${this.game}/rules?lang=${lang}`).then(({ text }) => this.#lay(text))
    await this.loading
  }

  #lay(text) {
    for (const block of text.split(/\n\s*\n/)) {
      const found = PARAGRAPH.exec(block)
      if (found) {
        const node = h('p', { tabindex: -1 }, h('strong', {}, found[1]), ' ', this.#linked(found[2]))
        this.paragraphs.set(found[1], node)
        this.list.append(node)
      } else if (block.startsWith('## ')) this.list.append(h('h3', {}, block.slice(3)))
    }
  }

  #linked(words) {
    return words.split(/(\b[A-Z]{2,}(?:-[A-Z0-9]+)+\b)/).map((part, index) => (index % 2 ? this.link(part) : part))
  }

  link(id) {
    return h('a', { href: `#${id}`, class: 'rule', onclick: (event) => { event.preventDefault(); this.show(id) } }, id)
  }

  async show(id) {
    this.opened()
    await this.load()
    this.search.value = ''
    this.#filter()
    const node = this.paragraphs.get(id)
    for (const each of this.list.querySelectorAll('.shown')) each.classList.remove('shown')
    node?.classList.add('shown')
    node?.scrollIntoView({ block: 'center' })
    node?.focus({ preventScroll: true })
  }

  #filter() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean)
    for (const node of this.list.children) {
      const text = node.textContent.toLowerCase()
      node.hidden = node.tagName === 'H3' ? words.length > 0 : !words.every((word) => text.includes(word))
    }
  }
}
