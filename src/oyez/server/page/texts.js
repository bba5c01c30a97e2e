// The messages of a game: enough of Fluent for names, labels and reasons.

import { get } from './base.js'

const START = /^([a-z][\w-]*) *= *(.*)$/
const ATTRIBUTE = /^ +\.([\w-]+) *= *(.*)$/
const VARIANT = /(\*?)\[([\w-]+)\]\s*([^[\n]*(?:\n(?! *\*?\[)[^\n[]*)*)/g

export function parse(source) {
  const messages = new Map()
  let message = '', current = ''
  for (const line of source.split('\n')) {
    let found
    if ((found = START.exec(line))) messages.set((message = current = found[1]), found[2])
    else if (message && (found = ATTRIBUTE.exec(line))) messages.set((current = `${message}.${found[1]}`), found[2])
    else if (message && /^ /.test(line)) messages.set(current, `${messages.get(current)}\n${line.trim()}`.trim())
    else message = ''
  }
  return messages
}

export class Texts {
  static async of(game, lang) {
    const [own, english] = await Promise.all([lang, 'en'].map((each) => get(`/games/${game}/texts?lang=${each}`)))
    return new Texts(new Map([...parse(english.text), ...parse(own.text)]))
  }

  constructor(messages) { this.messages = messages }

  has(id) { return this.messages.has(id) }

  ids(start) { return [...this.messages.keys()].filter((id) => id.startsWith(start) && !id.includes('.')) }

  say(id, about = {}) {
    const pattern = this.messages.get(id)
    return pattern === undefined ? id : this.#fill(pattern, { count: 1, ...about }).replace(/\s*\n\s*/g, ' ').trim()
  }

  label(text, fallback = '') { return text ? this.say(text.id, text.about) : fallback }

  #fill(pattern, about) {
    const select = /^\{ *\$([\w-]+) *->([\s\S]*)\}$/.exec(pattern.trim())
    if (select) return this.#fill(this.#variant(select[2], about[select[1].replace(/-id$/, '')]), about)
    return pattern.replace(/\{ *(\$?)([\w.-]+) *\}/g, (_, variable, name) =>
      variable ? this.#argument(name, about) : this.say(name, about))
  }

  #variant(body, value) {
    const variants = [...body.matchAll(VARIANT)]
    const wanted = variants.find(([, , key]) => key === String(value) || (key === 'one' && value === 1))
    return (wanted ?? variants.find(([, star]) => star))?.[3] ?? ''
  }

  // `$kingdom-of` is the form `of` of the kingdom that the argument `kingdom` names.
  #argument(name, about) {
    if (name in about) return this.#thing(about[name])
    const cut = name.lastIndexOf('-')
    const [key, form] = [name.slice(0, cut), name.slice(cut + 1)]
    const thing = this.#message(about[key])
    if (!thing) return about[key] ?? ''
    if (this.has(`${thing}.${form}`)) return this.say(`${thing}.${form}`)
    return this.say(`form-${thing.split('-')[0]}.${form}`, { name: this.say(thing) })
  }

  #message(value) {
    const kinds = this.ids('form-').map((id) => id.slice(5))
    return kinds.map((kind) => `${kind}-${value}`).find((id) => this.has(id))
  }

  #thing(value) {
    const message = typeof value === 'string' && this.#message(value)
    return message ? this.say(message) : value
  }
}
