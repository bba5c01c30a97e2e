/** The film: what others did since one's last move, shown step by step while the question waits for no one. */

import { get, told } from '../lib/wire/api'
import type { Change, Link } from '../lib/wire/link.svelte'
import { prefs, type Speed } from '../lib/prefs.svelte'
import type { LogLine, Passage, Table, Tells } from '../lib/wire/wire'
import { lang } from '../lib/words/words.svelte'
import { captionOf, developed, type Happening, type Happenings, type Moments } from './reel'

/** How long a step stays, by the speed that somebody likes; what has more to say stays longer. */
const STAY = [0, 700, 1300, 2300] as const
const LETTERS = 140
/** What struck somebody stays so much longer, when it is shown first. */
const STRUCK = 1.8
/** How grave it must be for that. */
const GRAVE = 3
/** What happened is asked for so long after the last of it came. */
const SETTLE = 200
/** So many steps are fetched at once. */
const PART = 200

/** A step: the table after something happened, and what was told of it. */
export interface Take {
  at: number
  scene: Table
  lines: LogLine[]
  where: Passage[]
}

/** What shows movements on the board. */
export interface Mover {
  take(change: Change): void
  skip(): void
}

export class Film {
  readonly link: Link

  /** What happened since one's last move, as far as it is known. */
  happenings = $state.raw<Happening[]>([])
  /** The few that matter most, and how many others there are. */
  lines = $state.raw<Happening[]>([])
  others = $state(0)
  takes = $state.raw<Take[]>([])
  /** The step that is shown. */
  index = $state(0)
  playing = $state(false)
  /** Whether it is shown in place of the present. */
  on = $state(false)
  loading = $state(false)
  trouble = $state('')
  /** Whether it waits, because it is still being shown how something was decided. */
  held = $state(false)
  /** What struck the reader, while it is shown before all else. */
  struck = $state.raw<Happening | null>(null)
  /** What struck the reader and is no part of the film: it is told over the present. */
  staged = $state.raw<Happening | null>(null)

  #start = 0
  #since = -1
  #mover: Mover | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #ask: ReturnType<typeof setTimeout> | undefined
  #asking = 0
  /** What was shown first already, by its ply. */
  #shown = -1

  constructor(link: Link) {
    this.link = link
  }

  get mine(): number | null { return this.link.view?.you ?? null }

  get current(): Take | null { return this.on ? (this.takes[this.index] ?? null) : null }

  /** What the board shows; null: the present. */
  get scene(): Table | null { return this.current?.scene ?? null }

  /** What is told of the step that is shown. */
  get caption(): string { return this.struck ? captionOf(this.struck) : this.captionAt(this.index) }

  /** What happened up to a step and was not over before it, in words. */
  captionAt(index: number): string {
    const done = this.doneAt(index)
    if (done.length) return done.slice(-2).map(captionOf).join(' ')
    return (this.takes[index]?.lines ?? []).map(({ say }) => say ?? '').filter(Boolean).slice(-2).join(' ')
  }

  /** The happenings that are complete with a step. */
  doneAt(index: number): Happening[] {
    const take = this.takes[index]
    if (!take) return []
    const before = this.takes[index - 1]?.at ?? this.#start
    return this.happenings.filter(({ at }) => at > before && at <= take.at)
  }

  /** Whether a step concerns the reader; one of which nothing is known yet does. */
  #concerns(index: number): boolean {
    const before = this.takes[index - 1]?.at ?? this.#start
    const at = this.takes[index]?.at ?? 0
    const told = this.happenings.filter((each) => each.ply <= at && each.at > before)
    return told.length === 0 ? at > (this.happenings.at(-1)?.at ?? -1) : told.some(({ kind }) => kind)
  }

  // -- what happened --------------------------------------------------------------------------------

  /** Something may have happened: ask for it, once no more comes. */
  heed(): void {
    clearTimeout(this.#ask)
    this.#ask = setTimeout(() => void this.read(), SETTLE)
  }

  async read(): Promise<void> {
    const number = ++this.#asking
    try {
      const found = await get<Happenings>(`/tables/${this.link.table}/happenings${this.#query({ lang: lang.current })}`)
      if (number !== this.#asking) return
      this.happenings = found.happenings
      this.lines = found.lines.map((place) => found.happenings[place]!)
      this.others = found.others
      this.#since = found.since
      this.#strike()
    } catch {
      // Whoever cannot be told what was sees what is.
    }
  }

  /** Show first what struck the reader: in the film, if that has not come to it yet, or else over the present. */
  #strike(): void {
    const [worst] = this.lines
    if (this.held || !worst || (worst.weight ?? 0) < GRAVE || worst.kind === 'news' || worst.ply <= this.#shown) return
    const place = this.on && this.playing && !worst.mine ? this.takes.findIndex(({ at }) => at >= worst.at) : -1
    if (place <= this.index) {
      this.#stage(worst)
      return
    }
    this.#shown = worst.ply
    const resume = this.index
    this.struck = worst
    this.#place(place)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.struck = null
      this.#place(resume)
      this.#run()
    }, this.#stay() * STRUCK)
  }

  /** What decides much is told even where no film tells it; who wants none has the list. */
  #stage(worst: Happening): void {
    if (!worst.headline || !prefs.motion || prefs.film === 'off' || document.hidden) return
    this.#shown = worst.ply
    this.staged = worst
  }

  /** It has been read, or there is something else to see. */
  unstage(): void {
    this.staged = null
  }

  // -- following the game ---------------------------------------------------------------------------

  /** A change on the table: shown at once, or after what is being shown. */
  take(change: Change, mover: Mover): void {
    this.#mover = mover
    const quiet = change.cut || !prefs.motion || prefs.film === 'off' || document.hidden || this.mine === null
    if (quiet) this.end()
    // What one has just done oneself is no part of it.
    const own = change.events.every(({ tells }) => this.#isMine(tells, change.after))
    if (quiet || (own && !this.takes.length)) {
      mover.take(change)
      return
    }
    const { ply = 0, where = [] } = this.link.view ?? {}
    this.#add({ at: ply, scene: change.after, lines: change.events, where })
    if (this.on) return
    if (this.takes.length > 1) this.#begin()
    else {
      mover.take(change)
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#forget(), this.#stay())
    }
  }

  #isMine({ seat, panel }: Tells, { panels = [] }: Table): boolean {
    return (panel ? panels.find(({ id }) => id === panel)?.seat : seat) === this.mine
  }

  /** A step more; where nothing was told, the last one looks so. */
  #add(take: Take): void {
    const last = this.takes.at(-1)
    if (!last) this.#start = take.lines[0] ? take.lines[0].ply - 1 : take.at - 1
    const silent = !take.lines.length || (last?.lines.every(({ tells }) => tells.begins) ?? false)
    const joined = last && silent ? [...this.takes.slice(0, -1), { ...take, lines: [...last.lines, ...take.lines] }] : [...this.takes, take]
    this.takes = joined
  }

  /** The first step has been seen as it happened; others wait behind it. */
  #begin(): void {
    clearTimeout(this.#timer)
    this.index = 0
    this.on = true
    this.playing = true
    this.#run()
  }

  #forget(): void {
    if (this.on) return
    this.takes = []
  }

  // -- running --------------------------------------------------------------------------------------

  #stay(): number {
    return STAY[prefs.speed] * (1 + Math.min(1, this.caption.length / LETTERS))
  }

  #run(): void {
    clearTimeout(this.#timer)
    if (this.playing && !this.held) this.#timer = setTimeout(() => this.#goOn(), this.#stay())
  }

  /** Wait before the next step, or go on. */
  hold(held: boolean): void {
    if (held === this.held) return
    this.held = held
    if (!this.on) return
    this.#run()
    if (!held) this.#strike()
  }

  #goOn(): void {
    let next = this.index + 1
    while (prefs.film === 'mine' && next < this.takes.length && !this.#concerns(next)) next += 1
    if (next >= this.takes.length) {
      this.end()
      return
    }
    this.#move(next)
    this.#run()
  }

  #place(index: number): void {
    this.#mover?.skip()
    this.index = index
  }

  /** Show the next step, with what moves in it. */
  #move(index: number): void {
    const [before, after] = [this.takes[this.index]!, this.takes[index]!]
    this.index = index
    this.#mover?.take({ before: before.scene, after: after.scene, events: after.lines, cut: false })
  }

  play(): void {
    this.struck = null
    this.playing = true
    this.#run()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  /** So many steps on, or back; the film stops there. */
  step(steps: number): void {
    this.pause()
    this.struck = null
    const next = this.index + steps
    if (next >= this.takes.length) this.end()
    else if (steps === 1) this.#move(next)
    else this.#place(Math.max(0, next))
  }

  /** Quicker (-1) or slower (1). */
  pace(way: 1 | -1): void {
    prefs.speed = Math.max(1, Math.min(3, prefs.speed + way)) as Speed
    if (this.playing) this.#run()
  }

  /** Skip to now. */
  end(): void {
    clearTimeout(this.#timer)
    if (this.on) this.#mover?.skip()
    this.on = this.playing = this.loading = false
    this.struck = null
    if (this.takes.length) this.takes = []
    this.index = 0
  }

  close(): void {
    this.unstage()
    clearTimeout(this.#ask)
    this.#asking += 1
    this.end()
  }

  // -- again ----------------------------------------------------------------------------------------

  /** See a happening again; from the first one on, if none is named. */
  async show(happening?: Happening): Promise<void> {
    this.end()
    this.loading = true
    const from = happening?.ply ?? this.#since + 1
    try {
      const asked = { from: String(Math.max(0, from - 1)), count: String(PART), lang: lang.current }
      const part = await get<Moments>(`/tables/${this.link.table}/moments${this.#query(asked)}`)
      if (!this.loading) return // somebody went on meanwhile
      this.#start = from - 1
      this.takes = developed(part)
      this.trouble = ''
    } catch (fault) {
      this.trouble = told(fault)
    } finally {
      this.loading = false
    }
    if (!this.takes.length) return
    const place = happening ? this.takes.findIndex(({ at }) => at >= happening.at) : 0
    this.index = Math.max(0, place)
    this.struck = happening ?? null
    this.on = true
    this.playing = !happening && prefs.motion
    this.#run()
  }

  #query(asked: Record<string, string>): string {
    const query = new URLSearchParams(asked)
    if (this.link.invitation) query.set('invitation', this.link.invitation)
    return `?${query}`
  }
}
