// Everything a table's page knows beside what the server says: what is being chosen, which leaf is
// open, what was asked about and what was refused.

import { Choosing } from '../choices/choosing.svelte'
import { labelled, type Labelled } from '../choices/speaking'
import { announce } from '../lib/announce'
import { api, get, Refusal, told } from '../lib/api'
import { seatName } from '../lib/catalogue.svelte'
import type { Link } from '../lib/link.svelte'
import { memory } from '../lib/memory'
import { outcomeWords } from '../lib/outcome'
import { patched } from '../lib/patch'
import { prefs } from '../lib/prefs.svelte'
import type { Board, Choices, Dialog, Element, Explanation, Inside, Json, Labels, Preview, Sheet, Table, TableCard, View } from '../lib/wire'
import { lang, listed, t, type Texts } from '../lib/words.svelte'
import { TimeMachine } from '../time/moment.svelte'
import { elementsOf, idsFor, namesOf, partsOf } from './naming'

export const LEAVES = ['log', 'talk', 'rules', 'settings'] as const
export type Leaf = (typeof LEAVES)[number] | 'shelf'

export interface Point { x: number; y: number }

/** Something said at a place of the screen: a reason, or a refusal. */
export interface Remark {
  at: Point
  words: string
  rule: string
  more: { words: string; rule: string }[]
  alarm: boolean
}

export interface Given { link: Link; card: TableCard; texts: Texts; reread: () => Promise<void> }

const PAUSE = 140
/** How far back news are looked for. */
const LATELY = 60
/** More things than so many, and papers that are read, find no room under the board. */
const RICH = 5
const NOTHING: Table = {}

export class Desk {
  readonly #given: () => Given
  readonly link: Link
  readonly moment: TimeMachine

  choosing: Choosing | null = $state.raw(null)
  anytime: Choosing | null = $state.raw(null)
  /** Whether something is being done out of turn. */
  aside = $state(false)
  /** Standing orders that may be given or taken back. */
  orders: Choosing | null = $state.raw(null)
  ordering = $state(false)
  foreseen: Preview | null = $state.raw(null)
  leaf: Leaf = $state('log')
  /** Whether the leaves are open; on large screens they are unless folded. */
  open = $state(memory.get('leaves') !== 'folded')
  rule: { id: string } | null = $state.raw(null)
  remark: Remark | null = $state.raw(null)
  /** Whether the leaves lie over the table while they are read. */
  small = $state(false)
  /** Whether there is room for little but the board and the question. */
  tight = $state(false)
  inWords = $state(false)
  help = $state(false)
  /** Where the last finger was. */
  finger: Point = { x: 0, y: 0 }

  /** How far the game was when this seat last answered. */
  since = $state(Infinity)

  #asked: Dialog | null = null
  #sent = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking = 0
  #looking: AbortController | null = null

  constructor(given: () => Given) {
    this.#given = given
    this.link = given().link
    this.moment = new TimeMachine(this.link, { invitation: this.link.invitation })
  }

  get card(): TableCard { return this.#given().card }
  get texts(): Texts { return this.#given().texts }
  get view(): View { return this.link.view! }
  get mine(): number | null { return this.view.you ?? null }
  get past(): boolean { return this.moment.scene !== null }

  /** What lies on the table, now or at the moment looked at. */
  get scene(): Table { return this.moment.scene ?? this.view.table ?? NOTHING }
  get now(): Table { return this.view.table ?? NOTHING }

  get over(): boolean { return Boolean(this.view.outcome) }
  get question(): Dialog | null { return this.over ? null : (this.view.question ?? null) }
  get asked(): boolean { return this.question !== null && !this.question.answered }
  /** What is being chosen where: the answer, or something out of turn. */
  get active(): Choosing | null { return this.past ? null : this.ordering ? this.orders : this.aside ? this.anytime : this.choosing }

  /** What lies beside the board for everybody. */
  shelf = $derived.by(() => {
    const { rows = [], stacks = [], tracks = [], documents = [] } = this.scene
    const sheets = (this.scene.sheets ?? []).filter((sheet) => sheet.owner === undefined)
    const free = rows.filter((row) => row.owner === undefined || row.owner === null)
    const count = free.length + stacks.length + tracks.length + sheets.length + documents.length
    const papers = documents.length > 0 || sheets.some((sheet) => sheet.layout || sheet.sections?.length)
    return { rows: free, stacks, tracks, sheets, documents, any: count > 0, rich: papers || count > RICH }
  })

  /** The players' mats, one's own first. */
  mats: Sheet[] = $derived.by(() => {
    const mats = (this.scene.sheets ?? []).filter((sheet) => sheet.owner !== undefined)
    return mats.toSorted((a, b) => Number(b.owner === this.mine) - Number(a.owner === this.mine))
  })

  /** Whether something can be chosen on a map or a mat. */
  litOn(ground: Board | Sheet): boolean {
    const parts = ground.type === 'Sheet' ? partsOf(ground) : elementsOf({ boards: [ground] })
    return parts.some(({ id }) => this.lit.has(id))
  }

  elements: Element[] = $derived.by(() => elementsOf(this.scene))
  #known: Set<string> = $derived(new Set(this.elements.flatMap(namesOf)))
  lit: Set<string> = $derived.by(() => (this.active ? idsFor(this.elements, this.active.lit) : new Set<string>()))
  picked: Set<string> = $derived.by(() => (this.active ? idsFor(this.elements, this.active.picked) : new Set<string>()))
  ghost: Table | null = $derived(this.past ? null : (this.active?.preview ?? null))

  get names(): string[] { return this.view.seats.map((seat) => seatName(seat)) }

  /** One sentence: what is asked, or for whom one waits. */
  get sentence(): string {
    const { view, question } = this
    if (view.outcome) return outcomeWords(view.outcome, this.texts)
    if (question) {
      const prompt = view.words?.prompt ?? this.texts.label({ ...question.prompt, id: `prompt-${question.prompt.id}` })
      return question.answered ? t('table-sealed', { prompt }) : prompt
    }
    const waiting = (view.waiting ?? []).filter((seat) => seat >= 0).map((seat) => this.names[seat]!)
    const sentence = waiting.length ? t('table-waiting', { names: listed(waiting), count: waiting.length }) : t('table-moment')
    return this.mine === null ? t('table-watching', { sentence }) : sentence
  }

  /** Where we are in the rulebook: "Turn 3 · Movement · Blue". */
  get where(): string {
    if (this.past) return ''
    return (this.view.where ?? []).flatMap(({ name, number, seat }) => [
      this.texts.say(`passage-${name}`, number === undefined ? {} : { number }),
      ...(seat === undefined ? [] : [this.names[seat]!]),
    ]).join(' · ')
  }

  /** What happened since this seat answered: the last line, and how many there are before it. */
  get news(): string {
    if (!this.asked || this.past) return ''
    const lines = this.link.log.slice(-LATELY).filter((line) => line.ply > this.since && line.say)
    const last = lines.at(-1)?.say ?? ''
    return lines.length > 1 ? `${last} · ${t('time-more', { count: lines.length - 1 })}` : last
  }

  // -- questions ----------------------------------------------------------------------------------

  /** Take in what the server asks now; what was begun and still holds is kept. */
  see(view: View): void {
    this.#seeQuestion(view)
    const { anytime, orders, words } = view
    this.anytime = this.#seeBeside(this.anytime, view.outcome ? undefined : anytime, words?.anytime, words?.names.anytime)
    this.orders = this.#seeBeside(this.orders, view.outcome ? undefined : orders, words?.orders, words?.names.orders)
    this.aside &&= this.anytime !== null
    this.ordering &&= this.orders !== null
  }

  /** What may be done beside the question, with what was begun in it. */
  #seeBeside(before: Choosing | null, choices: Choices | undefined, labels: Labels = null, names: Labels = null): Choosing | null {
    if (!choices || !labels) return null
    if (before?.asks(choices)) {
      before.relabel(labels, names)
      return before
    }
    const next = new Choosing({ choices }, labels, names, (path) => this.#inside(path, true))
    if (before) next.part.adopt(before.part)
    return next
  }

  #seeQuestion(view: View): void {
    const question = view.outcome ? null : (view.question ?? null)
    const before = this.#asked
    this.#asked = question
    if (!question) {
      this.#reset(null)
      return
    }
    const labels = view.words?.choices ?? null
    const names = view.words?.names.choices ?? null
    const same = before !== null && JSON.stringify(before.prompt) === JSON.stringify(question.prompt)
    if (this.choosing && same && before.ply === question.ply && this.choosing.asks(question.choices)) {
      this.choosing.relabel(labels, names)
      if (question.answered && !before.answered) this.#reset(new Choosing(question, labels, names, (path) => this.#inside(path, false)))
      return
    }
    const next = new Choosing(question, labels, names, (path) => this.#inside(path, false))
    if (this.choosing && same && !this.#sent) next.part.adopt(this.choosing.part)
    this.#reset(next)
  }

  /** What can be chosen at the end of a way, where the view does not tell. */
  async #inside(path: Json[], act: boolean): Promise<{ choices: Choices; labels: Labelled }> {
    const { ply, epoch, question } = this.view
    const body = { path, act, ply: act ? ply : question?.ply, epoch, lang: lang.current }
    const found = await api<Inside>('POST', `/tables/${this.link.table}/choices`, body)
    return { choices: found.choices, labels: labelled(found.labels, found.names) }
  }

  #reset(choosing: Choosing | null): void {
    this.choosing = choosing
    this.#sent = false
    this.foreseen = null
    if (this.remark?.alarm && choosing !== null) this.remark = null
  }

  /** Whether these are names of nothing on the table, as of passing: that needs no second look. */
  trivial(names: ReadonlySet<string>): boolean {
    return ![...names].some((name) => this.#known.has(name))
  }

  /** Whether what is chosen from a list is about nothing on the table. */
  #lightly({ part: { listing } }: Choosing): boolean {
    const chosen = listing?.chosen ?? null
    return chosen !== null && this.trivial(listing!.names[chosen]!)
  }

  /** What stands on the one thing with words of its own that has one of these names: a card, a piece. */
  about(names: ReadonlySet<string>): string {
    const told = this.elements.filter((each) => namesOf(each).some((name) => names.has(name)))
      .map((each) => [...('text' in each && each.text ? [each.text] : []), ...('kind' in each ? (each.notes ?? []) : [])])
      .map((texts) => texts.map((text) => this.texts.label(text)).join(' · '))
    const [only = '', ...others] = new Set(told.filter(Boolean))
    return others.length ? '' : only
  }

  pick(index: number): void {
    const list = this.active?.part.listing
    if (!list) return
    this.remark = null
    const again = list.chosen === index
    list.choose(index)
    if (again || list.values.length === 1 || prefs.autoConfirm || this.trivial(list.names[index]!)) void this.confirm()
  }

  poke(element: Element, at?: Point): void {
    const { active } = this
    const names = namesOf(element)
    this.remark = null
    if (!active || !names.some((name) => active.all.has(name))) {
      void this.why(element, at ?? this.finger)
      return
    }
    active.poke(names)
    const { listing } = active.part
    if (!listing) return
    announce(t('table-narrowed', { count: listing.remaining.length, all: listing.values.length }))
    if (active.ready && prefs.autoConfirm) void this.confirm()
  }

  async confirm(): Promise<void> {
    const { active } = this
    if (!active || this.link.busy) return
    const value = active.only ?? active.value
    if (!active.ready && active.only === undefined) return
    const kind = active === this.anytime ? 'act' : active === this.orders ? 'order' : 'answer'
    this.#sent = kind === 'answer'
    if (this.#sent) this.since = this.view.ply ?? Infinity
    this.remark = null
    clearTimeout(this.#timer)
    this.#looking?.abort()
    const accepted = await this.link.do(kind, value)
    if (accepted && kind !== 'answer') {
      active.clear()
      this.aside = this.ordering = false
    }
    if (!accepted) this.#refused()
  }

  async undo(): Promise<void> {
    if (!this.view.can_undo || this.link.busy) return
    this.remark = null
    if (!(await this.link.do('undo'))) this.#refused()
  }

  async redo(): Promise<void> {
    if (!this.view.can_redo || this.link.busy) return
    this.remark = null
    if (!(await this.link.do('redo'))) this.#refused()
  }

  #refused(): void {
    this.#sent = false
    const refused = this.link.refusal
    if (!refused || refused.deed?.type === 'talk') return
    const { refusal } = refused
    this.remark = { at: this.finger, words: this.reasonWords(refusal), rule: refusal.rule, more: [], alarm: true }
  }

  /** Why something was refused, in the reader's language. */
  reasonWords(refusal: Refusal): string {
    const { reason } = refusal
    if (reason && this.texts.has(`reason-${reason.message}`)) return this.texts.reason(reason, this.names)
    return refusal.told
  }

  /** First what was narrowed is wide again, then what lies on top is put away. */
  back(): boolean {
    if (this.remark) this.remark = null
    else if (this.active?.widen()) announce(t('table-taken-back'))
    else if (this.aside || this.ordering) this.aside = this.ordering = false
    else if (this.past) this.moment.now()
    else return false
    return true
  }

  // -- looking ahead ------------------------------------------------------------------------------

  /** Ask what the choice would do, a moment after it was made. */
  lookAhead(): void {
    clearTimeout(this.#timer)
    const { choosing } = this
    if (!choosing) return
    const number = (this.#asking += 1)
    choosing.preview = null
    this.foreseen = null
    const { ready, touched, value } = choosing
    if (!ready || !touched || this.aside || this.ordering || this.#lightly(choosing)) return
    this.#timer = setTimeout(() => void this.#foresee(choosing, value, number), PAUSE)
  }

  async #foresee(choosing: Choosing, value: Json, number: number): Promise<void> {
    const { ply, epoch, table } = this.view
    if (this.link.busy || !table || choosing !== this.choosing) return
    try {
      const body = { value, ply, epoch, lang: lang.current }
      this.#looking = new AbortController()
      const seen = await api<Preview>('POST', `/tables/${this.link.table}/preview`, body, this.#looking.signal)
      if (number !== this.#asking || choosing !== this.choosing || this.view.table !== table) return
      choosing.preview = seen.patch.length ? patched(table, seen.patch) : null
      this.foreseen = seen
    } catch (fault) {
      // One can do without a look ahead; the answer itself will say what is wrong.
      if (!(fault instanceof Refusal)) throw fault
    }
  }

  // -- why not ------------------------------------------------------------------------------------

  /** Somebody points at a thing; who points elsewhere moves on, and the answer goes by itself. */
  wonder(element: Element | null, at: Point): void {
    if (element) void this.why(element, at)
  }

  async why(element: Element, at: Point): Promise<void> {
    if (this.past || this.over || this.mine === null) return
    if (this.active && namesOf(element).some((name) => this.active!.lit.has(name))) return
    const thing = encodeURIComponent(element.id)
    try {
      const found = await get<Explanation>(`/tables/${this.link.table}/why?thing=${thing}&lang=${lang.current}`)
      if (found.lit || !found.words) return
      this.remark = { at, words: found.words, rule: found.rule, more: found.more ?? [], alarm: false }
      announce(found.words)
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault
      if (fault.code !== 'not-found') this.remark = { at, words: told(fault), rule: '', more: [], alarm: false }
    }
  }

  /** The leaves there are; where there is no room beside the board, what lies there is one. */
  leaves: readonly Leaf[] = $derived(this.shelf.rich && this.tight ? ['shelf', ...LEAVES] : LEAVES)

  // -- leaves -------------------------------------------------------------------------------------

  turnTo(leaf: Leaf): void {
    this.leaf = leaf
    this.open = true
    if (!this.small) memory.set('leaves', 'open')
  }

  fold(): void {
    this.open = false
    if (!this.small) memory.set('leaves', 'folded')
  }

  /** See the table as it was; what lies over it is put away. */
  travel(ply: number): void {
    if (this.small) this.open = false
    void this.moment.go(ply)
  }

  openRule(id: string): void {
    this.rule = { id }
    this.turnTo('rules')
  }
}
