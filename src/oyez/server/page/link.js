// The line to a table: the view, kept up to date; the log; deeds that are not confirmed yet.

import { lang, Refusal } from './base.js'

const SHORTEST = 400
const LONGEST = 10_000
// The server asks us to come in again, at once.
export const REPLACED = 1012

// JSON Patch (RFC 6902), as far as servers of ours send it. Paths are shared with nobody.
export function patched(view, operations) {
  const next = structuredClone(view)
  for (const { op, path, value } of operations) {
    const keys = path.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    const last = keys.pop()
    const place = keys.reduce((node, key) => node[key], next)
    if (!Array.isArray(place)) {
      if (op === 'remove') delete place[last]
      else place[last] = value
    } else if (op === 'replace') place[last] = value
    else if (op === 'remove') place.splice(Number(last), 1)
    else place.splice(last === '-' ? place.length : Number(last), 0, value)
  }
  return next
}

export class Link {
  // `told` hears about everything: view, log, talk, up, down, refused.
  constructor(table, invitation, told) {
    Object.assign(this, { table, invitation, told, view: null, log: [], first: 0, talk: [] })
    Object.assign(this, { waiting: new Map(), tries: 0, open: true })
  }

  connect() {
    this.#hangUp()
    if (!this.open) return
    const query = new URLSearchParams({ lang, ...(this.invitation && { invitation: this.invitation }) })
    const address = new URL(`/api/tables/${this.table}/socket?${query}`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    this.socket = new WebSocket(address)
    this.socket.onmessage = ({ data }) => this.#hear(JSON.parse(data))
    this.socket.onclose = ({ code }) => this.#lost(code)
  }

  close() {
    this.open = false
    this.#hangUp()
  }

  #hangUp() {
    clearTimeout(this.timer)
    if (!this.socket) return
    this.socket.onclose = this.socket.onmessage = null
    this.socket.close()
  }

  #lost(code) {
    this.told('down', code)
    const backoff = Math.min(LONGEST, SHORTEST * 2 ** this.tries) * (0.75 + Math.random() / 2)
    const wait = code === REPLACED && !this.tries ? 0 : backoff
    this.tries += 1
    this.timer = setTimeout(() => this.told('again'), wait)
  }

  #hear(message) {
    const deeds = {
      view: () => {
        this.tries = 0
        this.view = message.view
        this.#read(message.log, true)
        this.told('up')
        for (const deed of this.waiting.values()) this.#send(deed)
        this.told('view')
      },
      update: () => {
        for (const key of message.accepted ?? []) this.waiting.delete(key)
        if (message.patch) this.view = patched(this.view, message.patch)
        if (message.log) this.#read(message.log)
        this.told('view')
      },
      accepted: () => { this.waiting.delete(message.key); this.told('view') },
      refused: () => {
        const deed = this.waiting.get(message.key)
        this.waiting.delete(message.key)
        this.told('refused', new Refusal(message.error), deed)
      },
      talk: () => {
        const known = new Set(this.talk.map((line) => line.id))
        this.talk.push(...message.lines.filter((line) => !known.has(line.id)))
        this.told('talk')
      },
    }
    deeds[message.type]?.()
  }

  #read({ from, events }, whole = false) {
    if (whole) this.first = from
    this.log = [...(whole ? [] : this.log.slice(0, Math.max(0, from - this.first))), ...events]
  }

  #send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  // Kept until it is confirmed, and sent again after an interruption: the key makes it count once.
  #put(message) {
    const keyed = { ...message, key: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` }
    this.waiting.set(keyed.key, keyed)
    this.#send(keyed)
  }

  busy() { return [...this.waiting.values()].some((message) => message.type === 'deed') }

  do(kind, value) {
    if (this.busy()) return
    const { ply, epoch } = this.view
    this.#put({ type: 'deed', kind, ply, epoch, ...(value !== undefined && { value }) })
    this.told('sent')
  }

  say(text, to) { this.#put({ type: 'talk', text, ...(to !== undefined && { to: [to] }) }) }
}
