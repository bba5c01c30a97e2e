/** The messages of a game: ids with arguments become words, as `src/oyez/text.py` does it.
 *
 * The message `form-kingdom` makes every message `kingdom-…` the name of a thing; for an argument
 * `kingdom` a message may say `$kingdom` (the name), `$kingdom-of` (a form of it) and `$kingdom-id`.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Lang, Reason, Text } from '../wire/wire'

const KIND = 'form-'

/** Words already, such as a player's name, which are never taken for an id. */
export class Said {
  constructor(readonly words: string) {}
}

export type Arg = string | number | boolean | null | Said
type Words = Record<string, FluentVariable>

export class Texts {
  readonly lang: Lang
  readonly #bundle: FluentBundle
  readonly #attributes = new Map<string, string[]>()
  readonly #things = new Map<string, string>()
  readonly #forms = new Map<string, Record<string, string>>()
  /** What was said before; a label on the table stays the same object until it changes. */
  readonly #labels = new WeakMap<Text, string>()

  /** Of two messages with the same id, the one in the earlier source counts. */
  constructor(lang: Lang, sources: string[]) {
    this.lang = lang
    this.#bundle = new FluentBundle(lang, { useIsolating: false })
    for (const source of sources) {
      const resource = new FluentResource(source)
      this.#bundle.addResource(resource)
      for (const entry of resource.body) {
        if (!this.#attributes.has(entry.id)) this.#attributes.set(entry.id, Object.keys(entry.attributes))
      }
    }
    this.#nameThings()
  }

  #nameThings(): void {
    const ids = [...this.#attributes.keys()]
    const kinds = new Set(ids.filter((id) => id.startsWith(KIND)).map((id) => id.slice(KIND.length)))
    for (const id of ids) {
      const cut = id.indexOf('-')
      const thing = id.slice(cut + 1)
      if (cut > 0 && thing && kinds.has(id.slice(0, cut)) && !this.#things.has(thing)) this.#things.set(thing, id)
    }
  }

  /** All message ids that begin so. */
  ids(start: string): string[] {
    return [...this.#attributes.keys()].filter((id) => id.startsWith(start))
  }

  has(id: string): boolean {
    return this.#pattern(id) !== undefined
  }

  /** A message (`id`, or `id.attribute`) with its arguments; `$count` is 1 unless told. */
  say(id: string, args: Record<string, Arg> = {}): string {
    return this.#say(id, this.#words({ count: 1, ...args }))
  }

  /** The text that something on the table bears. */
  label(text: Text | null | undefined, fallback = ''): string {
    if (!text) return fallback
    let words = this.#labels.get(text)
    if (words === undefined) this.#labels.set(text, (words = this.say(text.id, text.about)))
    return words
  }

  /** The name of a thing by its id (`gaul`), or the id itself. */
  thing(id: string): string {
    return this.#formsOf(id)['']!
  }

  /** Why something cannot be chosen or taken back. */
  reason(reason: Reason, names: readonly string[] = []): string {
    const args: Record<string, Arg> = { ...reason.about }
    if (typeof args['seat'] === 'number') args['seat'] = new Said(this.player(args['seat'], names))
    return this.say(`reason-${reason.message}`, args)
  }

  /** The name of whoever sits there. */
  player(seat: number, names: readonly string[] = []): string {
    if (seat < 0) return this.say('nature')
    return names[seat] ?? this.say('player', { number: seat + 1 })
  }

  #pattern(id: string) {
    const [name = '', attribute] = id.split('.')
    const message = this.#bundle.getMessage(name)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? undefined
  }

  #say(id: string, words: Words): string {
    const pattern = this.#pattern(id)
    return pattern === undefined ? id : this.#bundle.formatPattern(pattern, words, [])
  }

  #words(args: Record<string, Arg>): Words {
    const words: Words = {}
    for (const [name, value] of Object.entries(args)) this.#put(words, name, value)
    const { least, most } = args
    if (least !== undefined && most !== undefined) {
      words['bounds'] = least === most ? 'exact' : least === 0 ? 'up-to' : 'range'
    }
    return words
  }

  #put(words: Words, name: string, value: Arg): void {
    if (value instanceof Said) words[name] = value.words
    else if (typeof value === 'number') words[name] = value
    else if (typeof value === 'string') {
      for (const [form, text] of Object.entries(this.#formsOf(value))) words[name + form] = text
      words[`${name}-id`] = value || 'none'
    } else if (value === null) Object.assign(words, { [name]: '', [`${name}-id`]: 'none' })
    else Object.assign(words, { [name]: this.#say(`value-${value}`, {}), [`${name}-id`]: value ? 'yes' : 'no' })
  }

  /** The name of a thing, under "", and each of its forms, under `-` and the form's name. */
  #formsOf(thing: string): Record<string, string> {
    const message = this.#things.get(thing)
    if (message === undefined) return { '': thing }
    let forms = this.#forms.get(thing)
    if (!forms) {
      const name = this.#say(message, { count: 1 })
      const kind = KIND + message.slice(0, message.indexOf('-'))
      forms = { '': name }
      for (const from of [kind, message]) {
        for (const form of this.#attributes.get(from) ?? []) forms[`-${form}`] = this.#say(`${from}.${form}`, { name })
      }
      this.#forms.set(thing, forms)
    }
    return forms
  }
}
