/** The line to a table: its view kept up to date, the log, talk, and deeds not confirmed yet. */

import { get, Refusal } from './api'
import { nextFrame } from '../page/frame'
import { hangUp } from './hangup'
import { noticed } from '../notices.svelte'
import { patched } from './patch'
import { lang, onLang } from '../words/words.svelte'
import type {
  Deed, DeedKind, LogLine, LogPart, Message, Speech, Table, TalkLine, Trouble, Value, View,
} from './wire'

const SHORTEST = 400
const LONGEST = 10_000
const SILENCE = 25_000
const PATIENCE = 10_000
/** The server asks us to come in again, at once. */
const COME_AGAIN = 1012
/** The server can store nothing just now: what was sent is sent again, with the same key, after so long. */
const UNSTORED = 'store-unavailable'
const STORE_PAUSE = 2_000

export type Status = 'connecting' | 'up' | 'down'

/** What changed on the table; `cut` if something was taken back. */
export interface Change {
  before: Table
  after: Table
  events: LogLine[]
  cut: boolean
}

export interface Refused {
  refusal: Refusal
  deed: Deed | Speech | null
}

type News = Extract<Message, { type: 'update' }>
type Waiting = { message: Deed | Speech; done: (accepted: boolean) => void }

export interface LinkOptions {
  /** Whom one looks and acts for, if not for oneself. */
  companion?: number | null
  /** Asked before coming back; a Refusal `no-table` or the like ends the line (see `gone`). */
  again?: () => Promise<unknown>
  /** Makes the socket; tests bring their own. */
  open?: (address: string) => WebSocket
}

export class Link {
  readonly table: number
  invitation: string

  view = $state.raw<View | null>(null)
  log = $state.raw<LogLine[]>([])
  /** How many lines of the log come before those we have. */
  first = $state(0)
  talk = $state.raw<TalkLine[]>([])
  status = $state<Status>('connecting')
  busy = $state(false)
  /** Whether something waits because the server can store nothing just now. */
  unstored = $state(false)
  refusal = $state.raw<Refused | null>(null)
  /** Why the table cannot be seen any more. */
  gone = $state.raw<Refusal | null>(null)

  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  /** Keys of what will be sent again in a moment. */
  #resting = new Set<string>()
  /** What was sent and could not be stored, until it is settled one way or the other. */
  #unstored = new Set<string>()
  #listeners = new Set<(change: Change) => void>()
  #tries = 0
  #open = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined
  #unhook: (() => void)[] = []
  /** What came since the last frame, if that has shown something already. */
  #news: News[] = []
  #shown = false
  #unframe: (() => void) | undefined
  readonly #options: LinkOptions

  constructor(table: number, invitation = '', options: LinkOptions = {}) {
    this.table = table
    this.invitation = invitation
    this.#options = options
  }

  // -- the connection -----------------------------------------------------------------------------

  /** Come in; also to come in anew, as somebody else or in another language. */
  connect(): void {
    if (!this.#open) this.#hook()
    this.#open = true
    this.#hangUp()
    if (this.status !== 'up') this.status = 'connecting'
    const query = new URLSearchParams({ lang: lang.current })
    if (this.invitation) query.set('invitation', this.invitation)
    if (this.#options.companion) query.set('as', String(this.#options.companion))
    const address = new URL(`/api/tables/${this.table}/socket?${query}`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = this.#options.open?.(address.href) ?? new WebSocket(address)
    this.#socket = socket
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Message)
    socket.onclose = ({ code }) => this.#lost(code)
    this.#listen(PATIENCE)
  }

  close(): void {
    this.#open = false
    this.#hangUp()
    this.#unframe?.()
    this.#shown = false
    for (const off of this.#unhook.splice(0)) off()
    for (const { done } of this.#waiting.values()) done(false)
    this.#waiting.clear()
  }

  #hook(): void {
    const now = () => { if (this.status !== 'up') this.#comeBack() }
    const seen = () => { if (!document.hidden) this.#ask() }
    addEventListener('online', now)
    document.addEventListener('visibilitychange', seen)
    this.#unhook.push(
      () => removeEventListener('online', now),
      () => document.removeEventListener('visibilitychange', seen),
      onLang(() => this.connect()),
    )
  }

  #hangUp(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#watch)
    const socket = this.#socket
    this.#socket = null
    this.#news = []
    if (socket) hangUp(socket)
  }

  #lost(code: number): void {
    this.#hangUp()
    const again = code === COME_AGAIN && this.#tries === 0
    if (!again) this.status = 'down'
    const backoff = Math.min(LONGEST, SHORTEST * 2 ** this.#tries) * (0.75 + Math.random() / 2)
    this.#tries += 1
    this.#retry = setTimeout(() => this.#comeBack(), again ? 0 : backoff)
  }

  /** See whether the table is still there, and come in again. */
  async #comeBack(): Promise<void> {
    clearTimeout(this.#retry)
    try {
      await this.#options.again?.()
    } catch (fault) {
      if (!this.#open) return
      if (fault instanceof Refusal && fault.code === 'no-table') {
        this.gone = fault
        this.close()
      } else this.#lost(0)
      return
    }
    if (this.#open) this.connect()
  }

  /** A line that says nothing for long may be dead: ask, and if there is no answer, come again. */
  #listen(patience = SILENCE): void {
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => (patience === SILENCE ? this.#ask() : this.#lost(0)), patience)
  }

  #ask(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send('{"type":"ping"}')
    this.#listen(PATIENCE)
  }

  // -- hearing ------------------------------------------------------------------------------------

  #hear(message: Message): void {
    this.#listen()
    if (message.type !== 'update') this.#catchUp()
    switch (message.type) {
      case 'view':
        this.#begin(message.view, message.log, message.accepted ?? [])
        break
      case 'update':
        this.#hold(message)
        break
      case 'accepted':
        this.#settle(message.key, true)
        break
      case 'refused':
        this.#refuse(message.error, message.key)
        break
      case 'talk':
        this.#overhear(message.lines)
        break
      case 'notice':
        if (message.notice.table !== this.table) noticed(message.notice)
        break
    }
  }

  #overhear(lines: TalkLine[]): void {
    const known = new Set(this.talk.map((line) => line.id))
    const fresh = lines.filter((line) => !known.has(line.id))
    if (fresh.length) this.talk = [...this.talk, ...fresh].sort((a, b) => a.id - b.id)
  }

  /** All that may be read by now: when a game is over, what its spectators said as well. */
  async readTalk(): Promise<void> {
    const query = this.invitation ? `?invitation=${encodeURIComponent(this.invitation)}` : ''
    this.#overhear((await get<{ lines: TalkLine[] }>(`/tables/${this.table}/talk${query}`)).lines)
  }

  #begin(view: View, log: LogPart, accepted: string[]): void {
    this.#tries = 0
    this.view = view
    this.log = log.events
    this.first = log.from
    this.status = 'up'
    for (const key of accepted) this.#settle(key, true)
    // What was under way when the line broke is said again; the key makes it count once.
    for (const { message } of this.#waiting.values()) if (!this.#resting.has(message.key)) this.#send(message)
  }

  /** Bots answer faster than a screen shows it: after the first change, those before the next frame come together. */
  #hold(message: News): void {
    if (this.#shown) this.#news.push(message)
    else {
      this.#shown = true
      this.#unframe = nextFrame(this.#nextFrame)
      this.#update(message)
    }
  }

  readonly #nextFrame = (): void => {
    this.#shown = this.#news.length > 0
    if (this.#shown) this.#unframe = nextFrame(this.#nextFrame)
    this.#catchUp()
  }

  #catchUp(): void {
    for (let next = this.#news.shift(); next; next = this.#news.shift()) this.#update(next)
  }

  #update(message: News): void {
    const before = this.view
    if (!before) return
    if (message.patch) {
      try {
        this.view = patched(before, message.patch)
      } catch {
        this.connect() // we have missed something: see the whole again
        return
      }
    }
    const had = this.log.length + this.first
    if (message.log) this.#read(message.log)
    for (const key of message.accepted ?? []) this.#settle(key, true)
    const change = {
      before: before.table ?? {},
      after: this.view?.table ?? {},
      events: message.log?.events ?? [],
      cut: message.log !== undefined && message.log.from < had,
    }
    if (change.before !== change.after || change.events.length) for (const told of this.#listeners) told(change)
  }

  /** New lines; the log is cut to `from` lines before. */
  #read({ from, events }: LogPart): void {
    this.log = [...this.log.slice(0, Math.max(0, from - this.first)), ...events]
    this.first = Math.min(this.first, from)
  }

  #refuse(error: Trouble, key: string | null): void {
    const deed = (key !== null && this.#waiting.get(key)?.message) || null
    if (error.code === UNSTORED && deed) return this.#sendLater(deed)
    this.refusal = { refusal: new Refusal(error), deed }
    if (key !== null) this.#settle(key, false)
  }

  #sendLater(message: Deed | Speech): void {
    this.#resting.add(message.key)
    this.#unstored.add(message.key)
    this.unstored = true
    setTimeout(() => {
      this.#resting.delete(message.key)
      if (this.#waiting.has(message.key)) this.#send(message)
    }, STORE_PAUSE)
  }

  #settle(key: string, accepted: boolean): void {
    const found = this.#waiting.get(key)
    if (!found) return
    this.#waiting.delete(key)
    this.#unstored.delete(key)
    this.unstored = this.#unstored.size > 0
    this.#count()
    found.done(accepted)
  }

  /** Be told of every change on the table; returns how to stop. */
  onUpdate(told: (change: Change) => void): () => void {
    this.#listeners.add(told)
    return () => this.#listeners.delete(told)
  }

  /** The whole log, where only the end has come. */
  async readAll(): Promise<void> {
    if (this.first === 0) return
    const query = new URLSearchParams({ lang: lang.current })
    if (this.invitation) query.set('invitation', this.invitation)
    const all = await get<LogPart>(`/tables/${this.table}/log?${query}`)
    const older = all.events.slice(0, this.first)
    this.log = [...older, ...this.log]
    this.first = 0
  }

  // -- doing --------------------------------------------------------------------------------------

  /** Do something; true once it is on disk, false if it was refused (see `refusal`) or given up. */
  do(kind: DeedKind, value?: Value): Promise<boolean> {
    const view = this.view
    if (this.busy || !view) return Promise.resolve(false)
    const deed: Deed = { type: 'deed', kind, ply: view.ply ?? 0, epoch: view.epoch ?? 0, key: freshKey() }
    if (value !== undefined) deed.value = value
    this.refusal = null
    return this.#put(deed)
  }

  /** Say something to all, or to one seat or some; true once it is kept, false if refused. */
  say(text: string, to?: number | number[] | null): Promise<boolean> {
    const speech: Speech = { type: 'talk', text, key: freshKey() }
    if (to !== undefined && to !== null) speech.to = Array.isArray(to) ? to : [to]
    return this.#put(speech)
  }

  #put(message: Deed | Speech): Promise<boolean> {
    return new Promise((done) => {
      this.#waiting.set(message.key, { message, done })
      this.#count()
      this.#send(message)
    })
  }

  #count(): void {
    this.busy = [...this.#waiting.values()].some(({ message }) => message.type === 'deed')
  }

  #send(message: Deed | Speech): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === 'up') this.#socket.send(JSON.stringify(message))
  }
}

function freshKey(): string {
  // Only secure pages have randomUUID, and a server at home often is none.
  if (crypto.randomUUID) return crypto.randomUUID()
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
