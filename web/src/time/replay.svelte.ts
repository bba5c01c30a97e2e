/** A battle or a vote again, step by step, while the game goes on. */

import { get, told } from '../lib/wire/api'
import { prefs } from '../lib/prefs.svelte'
import type { LogLine } from '../lib/wire/wire'
import { lang } from '../lib/words/words.svelte'
import { developed, type Episode, type Replay, type Shot } from './reel'

/** How long a step stays, by the speed that somebody likes. */
const STAY = [1400, 900, 1600, 2600] as const

/** From where, and of which table. */
export interface Source {
  readonly table: number
  readonly invitation: string
  readonly viewpoint: number | null
}

export class Replaying {
  readonly #source: () => Source

  /** What is replayed, by its name; null: nothing. */
  name = $state<string | null>(null)
  episode = $state.raw<Episode | null>(null)
  shots = $state.raw<Shot[]>([])
  /** The step that decided it. */
  decided = $state(-1)
  index = $state(0)
  playing = $state(false)
  trouble = $state('')

  #timer: ReturnType<typeof setTimeout> | undefined

  readonly #pace: number

  /** `pace` is how long a step stays, as a part of what is usual. */
  constructor(source: () => Source, pace = 1) {
    this.#source = source
    this.#pace = pace
  }

  get shot(): Shot | null { return this.shots[this.index] ?? null }
  get before(): Shot | null { return this.shots[this.index - 1] ?? null }
  get last(): number { return this.shots.length - 1 }
  get over(): boolean { return this.index >= this.decided }
  /** What has been told so far. */
  get lines(): LogLine[] { return this.shots.slice(0, this.index + 1).flatMap((shot) => shot.lines) }

  /** Show it from its beginning; it runs by itself unless nothing is to move. */
  async open(name: string): Promise<void> {
    this.close()
    this.name = name
    await this.#read(name)
    if (this.name === name && this.shots.length && prefs.motion) this.play()
  }

  close(): void {
    this.pause()
    this.name = this.episode = null
    this.shots = []
    this.index = 0
    this.decided = -1
    this.trouble = ''
  }

  /** The same step in the words that are read now. */
  async again(): Promise<void> {
    if (this.name !== null) await this.#read(this.name)
  }

  async #read(name: string): Promise<void> {
    const { table, invitation, viewpoint } = this.#source()
    const query = new URLSearchParams({ name, lang: lang.current })
    if (viewpoint !== null) query.set('seat', String(viewpoint))
    if (invitation) query.set('invitation', invitation)
    try {
      const found = await get<Replay>(`/tables/${table}/replay?${query}`)
      if (this.name !== name) return // somebody looks at something else by now
      this.episode = found.episode
      this.shots = developed(found)
      this.decided = found.decided
      this.index = Math.min(this.index, this.last)
      this.trouble = ''
    } catch (fault) {
      if (this.name === name) this.trouble = told(fault)
    }
  }

  // -- running ------------------------------------------------------------------------------------

  step(steps: number): void {
    this.pause()
    this.index = Math.max(0, Math.min(this.last, this.index + steps))
  }

  /** Let it run from here; from the beginning, if this is the end. */
  play(): void {
    if (this.last < 1) return
    if (this.index >= this.last) this.index = 0
    this.playing = true
    this.#tick()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #tick(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.playing) return
      this.index = this.#next()
      if (this.index >= this.last) this.pause()
      else this.#tick()
    }, STAY[prefs.speed] * this.#pace)
  }

  /** The next step to show: the same told of several, such as what was sealed, is opened at once. */
  #next(): number {
    const kind = (index: number) => this.shots[index]?.lines[0]?.event.type
    let next = this.index + 1
    while (next < this.last && kind(next) !== undefined && kind(next) === kind(next + 1)) next += 1
    return Math.min(this.last, next)
  }

  /** The address that opens it for anyone allowed. */
  address(): string {
    const { table, viewpoint } = this.#source()
    const query = new URLSearchParams({ replay: this.name ?? '' })
    if (viewpoint !== null) query.set('from', viewpoint < 0 ? 'all' : String(viewpoint))
    return `${location.origin}/t/${table}?${query}`
  }
}
