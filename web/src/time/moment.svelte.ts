/** The time machine: which moment of the game is looked at, and from where. */

import { get, told } from '../lib/wire/api'
import { lang, onLang } from '../lib/words/words.svelte'
import { prefs } from '../lib/prefs.svelte'
import { route } from '../lib/page/router.svelte'
import type { Link } from '../lib/wire/link.svelte'
import type { LogLine, Passage, Table } from '../lib/wire/wire'
import { common, developed, placeOf, type Episode, type Mark, type Moments, type Outline, type Shot } from './reel'
import { Film } from './film.svelte'
import { Replaying } from './replay.svelte'

/** So many moments are fetched at once. */
const PART = 50
/** How long a moment stays while the film runs, by the speed that somebody likes. */
const STAY = [700, 600, 1100, 1900] as const
/** A game under way is outlined anew so long after something happened. */
const SETTLE = 700

/** From where one looks: one's own place (null), a seat, or everywhere (-1). */
export type Viewpoint = number | null

export class TimeMachine {
  readonly link: Link

  /** The scene looked at; null: the present one. */
  scene = $state.raw<Table | null>(null)
  /** The moment looked at, by its ply; null: now. */
  at = $state<number | null>(null)
  /** What happened on the way to this moment. */
  lines = $state.raw<LogLine[]>([])
  /** Who was asked then. */
  waiting = $state.raw<number[]>([])
  /** Where in the rulebook one was then. */
  where = $state.raw<Passage[]>([])
  /** From this ply on nothing is told yet: it is still being shown how that came about. */
  untold = $state(Infinity)
  /** The lines of the log that may be read. */
  log: LogLine[] = $derived.by(() => (this.untold === Infinity ? this.link.log : this.link.log.filter(({ ply }) => ply < this.untold)))
  playing = $state(false)
  loading = $state(false)
  trouble = $state('')
  plies = $state.raw<number[]>([])
  marks = $state.raw<Mark[]>([])
  /** Battles and votes that can be seen again. */
  episodes = $state.raw<Episode[]>([])
  /** The one that is seen again over the table. */
  readonly replay: Replaying
  /** What others did since one's last move. */
  readonly film: Film

  #viewpoint = $state<Viewpoint>(null)
  #shots = new Map<number, Shot>()
  #fetching = new Map<number, Promise<void>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #refresh: ReturnType<typeof setTimeout> | undefined
  #outlining: Promise<void> | null = null
  #wanted = 0
  #stop: (() => void) | null = null

  constructor(link: Link, _options: { invitation?: string } = {}) {
    this.link = link
    this.replay = new Replaying(() => ({ table: link.table, invitation: link.invitation ?? '', viewpoint: this.#viewpoint }))
    this.film = new Film(link)
  }

  /** The place of the moment looked at among all of them. */
  get index(): number {
    return this.at === null ? this.total - 1 : placeOf(this.plies, this.at)
  }

  get total(): number { return this.plies.length }

  /** The latest moment. */
  get last(): number { return this.plies.at(-1) ?? 0 }

  get over(): boolean { return Boolean(this.link.view?.outcome) }

  get viewpoint(): Viewpoint { return this.#viewpoint }

  /** Where in the rulebook we are in what is shown: the past, the film, or now. */
  get passages(): Passage[] {
    return this.scene ? this.where : (this.film.current?.where ?? this.link.view?.where ?? [])
  }

  /** Tell nothing from this ply on, until it has been shown. */
  keep(ply: number): void {
    this.untold = Math.min(this.untold, ply)
  }

  /** Look from another place; only when all is over. */
  async look(from: Viewpoint): Promise<void> {
    if (from === this.#viewpoint) return
    this.#viewpoint = from
    this.#forget()
    await this.#show(this.at === null && from === null ? null : (this.at ?? this.last))
  }

  // -- opening and closing ------------------------------------------------------------------------

  /** Begin to follow the game, at the moment that the address names. Returns how to stop. */
  open(): () => void {
    this.#stop?.()
    const off = this.link.onUpdate(({ cut }) => {
      if (cut) this.#forget()
      this.film.heed()
      clearTimeout(this.#refresh)
      this.#refresh = setTimeout(() => void this.outline(), SETTLE)
    })
    const offLang = onLang(() => {
      this.#forget()
      this.film.heed()
      if (this.at !== null) void this.#show(this.at)
      void this.replay.again()
    })
    const stop = () => {
      off()
      offLang()
      this.pause()
      this.replay.close()
      this.film.close()
      clearTimeout(this.#refresh)
      if (this.#stop === stop) this.#stop = null
    }
    this.#stop = stop
    this.film.heed()
    void this.#begin()
    return stop
  }

  async #begin(): Promise<void> {
    await this.outline()
    const asked = route.query.get('moment')
    const from = route.query.get('from')
    if (this.over && from !== null && /^(all|\d{1,2})$/.test(from)) this.#viewpoint = from === 'all' ? -1 : Number(from)
    if (asked !== null && /^\d{1,9}$/.test(asked)) await this.go(Number(asked))
    if (route.query.has('play')) await this.play(this.at ?? 0)
    const again = route.query.get('replay')
    if (again !== null && /^\d{1,9}(\.\d{1,3})?$/.test(again)) await this.replay.open(again)
  }

  /** Learn which moments there are. */
  outline(): Promise<void> {
    this.#outlining ??= this.#readOutline().finally(() => (this.#outlining = null))
    return this.#outlining
  }

  async #readOutline(): Promise<void> {
    try {
      const found = await get<Outline>(`/tables/${this.link.table}/outline${this.#query({})}`)
      const same = common(this.plies, found.plies)
      for (const place of [...this.#shots.keys()]) if (place >= same) this.#shots.delete(place)
      this.plies = found.plies
      this.marks = found.marks
      this.episodes = found.episodes
      this.trouble = ''
    } catch (fault) {
      this.trouble = told(fault)
    }
  }

  #forget(): void {
    this.#shots.clear()
    this.#fetching.clear()
  }

  // -- going there --------------------------------------------------------------------------------

  /** Look at the moment with this ply, or the next one there is. */
  async go(ply: number): Promise<void> {
    this.pause()
    if (!this.total || ply > this.last) await this.outline()
    if (!this.total) return
    await this.#showPlace(placeOf(this.plies, ply))
  }

  /** Go some moments on, or back. */
  async step(moments: number): Promise<void> {
    this.pause()
    if (!this.total) await this.outline()
    await this.#showPlace(this.index + moments)
  }

  /** Come back to the present. */
  now(): void {
    this.pause()
    this.#viewpoint = null
    void this.#show(null)
  }

  async #showPlace(place: number): Promise<void> {
    const kept = Math.max(0, Math.min(this.total - 1, place))
    const present = place >= this.total - 1 && this.#viewpoint === null
    await this.#show(present ? null : (this.plies[kept] ?? null))
  }

  async #show(ply: number | null): Promise<void> {
    const number = ++this.#wanted
    this.film.end()
    if (ply === null) {
      this.at = this.scene = null
      this.lines = []
      return
    }
    const place = placeOf(this.plies, ply)
    this.at = this.plies[place] ?? ply
    if (!this.#shots.has(place)) {
      this.loading = true
      await this.#fetch(place)
      if (number !== this.#wanted) return // somebody went on meanwhile
      this.loading = false
    }
    const shot = this.#shots.get(place)
    if (!shot) return
    this.scene = shot.scene
    this.lines = shot.lines
    this.waiting = shot.waiting
    this.where = shot.where
    if (place % PART > PART - 15 && place + 15 < this.total) void this.#fetch(place + 15)
  }

  /** Fetch the part of the film with this place in it. */
  #fetch(place: number): Promise<void> {
    const start = place - (place % PART)
    let fetching = this.#fetching.get(start)
    if (!fetching && this.#shots.has(place)) return Promise.resolve()
    if (!fetching) {
      const mine = this.#fetching
      fetching = this.#fetchPart(start).finally(() => mine.delete(start))
      mine.set(start, fetching)
    }
    return fetching
  }

  async #fetchPart(start: number): Promise<void> {
    const asked: Record<string, string> = { from: String(this.plies[start] ?? 0), count: String(PART), lang: lang.current }
    if (this.#viewpoint !== null) asked['seat'] = String(this.#viewpoint)
    const before = this.#viewpoint
    try {
      const part = await get<Moments>(`/tables/${this.link.table}/moments${this.#query(asked)}`)
      if (before !== this.#viewpoint) return
      for (const shot of developed(part)) this.#shots.set(placeOf(this.plies, shot.at), shot)
      this.trouble = ''
    } catch (fault) {
      this.trouble = told(fault)
    }
  }

  #query(asked: Record<string, string>): string {
    const query = new URLSearchParams(asked)
    if (this.link.invitation) query.set('invitation', this.link.invitation)
    return query.size ? `?${query}` : ''
  }

  // -- playing ------------------------------------------------------------------------------------

  /** Let the film run from here; from the beginning, if this is the end. */
  async play(from?: number): Promise<void> {
    if (!this.total) await this.outline()
    if (this.total < 2) return
    if (from !== undefined) await this.#show(this.plies[placeOf(this.plies, from)] ?? 0)
    else if (this.index >= this.total - 1) await this.#show(this.plies[0] ?? 0)
    this.playing = true
    this.#tick()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #tick(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#goOn(), STAY[prefs.speed])
  }

  async #goOn(): Promise<void> {
    await this.#showPlace(this.index + 1)
    if (!this.playing) return
    if (this.at === null || this.index >= this.total - 1) this.pause()
    else this.#tick()
  }

  // -- sharing ------------------------------------------------------------------------------------

  /** The address that opens this moment for anyone allowed. */
  address(): string {
    const query = new URLSearchParams()
    if (this.at !== null) query.set('moment', String(this.at))
    if (this.#viewpoint !== null) query.set('from', this.#viewpoint < 0 ? 'all' : String(this.#viewpoint))
    return `${location.origin}/t/${this.link.table}${query.size ? `?${query}` : ''}`
  }
}
