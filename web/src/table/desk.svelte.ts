// Everything a table's page knows beside what the server says: what is being chosen, which leaf is
// open, what was asked about and what was refused.

import { Choosing } from '../choices/choosing.svelte'
import { needsRoom } from '../choices/room'
import { labelled, type Labelled } from '../choices/speaking'
import { announce } from '../lib/words/announce'
import { api, get, Refusal, told } from '../lib/wire/api'
import { seatName } from '../lib/words/catalogue.svelte'
import type { Link } from '../lib/wire/link.svelte'
import { memory } from '../lib/memory'
import { outcomeWords } from '../lib/words/outcome'
import { patched } from '../lib/wire/patch'
import { prefs } from '../lib/prefs.svelte'
import type { Board, Card, Choices, Dialog, Element, Explanation, Inside, Json, Labels, Preview, Proposal, Sheet, StandingOrder, Table, TableCard, View } from '../lib/wire/wire'
import { lang, listed, t, type Texts } from '../lib/words/words.svelte'
import { TimeMachine } from '../time/moment.svelte'
import { begin, incoming, withoutShown } from './people/deals'
import { layingOf, type Laying } from './asking/laying'
import { elementsOf, idsFor, namesOf, partsOf } from './naming'
import { closePeek } from './things/peeking.svelte'

export const LEAVES = ['log', 'deals', 'talk', 'rules', 'settings'] as const
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

export interface Given {
  link: Link
  card: TableCard
  texts: Texts
  reread: () => Promise<void>
  /** The end has been told; whether what led to it was shown before. */
  onend?: (shown: boolean) => void
}

const PAUSE = 140
/** For so long a press does not count where a question came up by itself: it was meant for what was there before. */
export const STARTLED = 400
/** What the log calls it where a standing order has answered. */
const OBEYED = 'Obeyed'
/** How far back news are looked for. */
const LATELY = 60
const NOTHING: Table = {}

export class Desk {
  readonly #given: () => Given
  readonly link: Link
  readonly moment: TimeMachine

  choosing: Choosing | null = $state.raw(null)
  /** What may be done out of turn, beside what is answered at an offer. */
  anytime: Choosing | null = $state.raw(null)
  /** With whom deals are looked at. */
  partner: number | null = $state(null)
  /** Standing orders that may be given or taken back. */
  orders: Choosing | null = $state.raw(null)
  ordering = $state(false)
  foreseen: Preview | null = $state.raw(null)
  leaf: Leaf = $state('log')
  /** Whether the leaves are open; on large screens as somebody left them, at first folded. */
  open = $state(memory.get('leaves') === 'open')
  rule: { id: string } | null = $state.raw(null)
  remark: Remark | null = $state.raw(null)
  /** Whether the leaves lie over the table while they are read. */
  small = $state(false)
  /** Whether there is room for little but the board and the question. */
  tight = $state(false)
  inWords = $state(false)
  help = $state(false)
  /** Whether nothing but the board is shown. */
  bare = $state(false)
  /** Whether the sheet with room is folded, to see what is under it. */
  folded = $state(false)
  /** Whether choices are listed that could be made on the map or in the hand. */
  listed = $state(memory.get('list') === 'open')
  /** Where the last finger was. */
  finger: Point = { x: 0, y: 0 }

  /** Whether a question came up by itself just now. */
  fresh = $state(false)

  /** Whether the end is not told yet, because what led to it is still being shown. */
  held = $state(false)
  /** Whether what led to the end has been shown. */
  staged = $state(false)
  /** How far the game was when it was not over yet. */
  #unfinished: number | null = null

  /** How far the game was when this seat last answered. */
  since = $state(Infinity)

  #asked: Dialog | null = null
  #sent = false
  /** Whether what comes next is of one's own doing; to open the page is. */
  #own = true
  #startled: ReturnType<typeof setTimeout> | undefined
  /** What is to be done at once if it can be taken back. */
  #eager: Choosing | null = $state.raw(null)
  /** What shone before: what is done at once does not make everything else flicker. */
  #shone = new Set<string>()
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

  /** What lies on the table, now or at the moment looked at; while the film runs, what it shows. */
  get scene(): Table { return this.moment.scene ?? this.moment.film.scene ?? this.view.table ?? NOTHING }
  get now(): Table { return this.view.table ?? NOTHING }

  get over(): boolean { return Boolean(this.view.outcome) }
  /** Whether the end may be told. */
  get ended(): boolean { return this.over && !this.held }
  get question(): Dialog | null { return this.over ? null : (this.view.question ?? null) }
  get asked(): boolean { return this.question !== null && !this.question.answered }
  /** What is being chosen where: the answer, or something out of turn. */
  get active(): Choosing | null { return this.past ? null : this.ordering ? this.orders : this.choosing }

  /** What lies beside the board for everybody. */
  shelf = $derived.by(() => {
    const { rows = [], stacks = [], tracks = [], documents = [] } = this.scene
    const sheets = (this.scene.sheets ?? []).filter((sheet) => sheet.owner === undefined && !sheet.board)
    const free = rows.filter((row) => row.owner === undefined || row.owner === null)
    const count = free.length + stacks.length + tracks.length + sheets.length + documents.length
    return { rows: free, stacks, tracks, sheets, documents, any: count > 0 }
  })

  /** Papers that are played on: one's own first, then what is everybody's, then those of the others. */
  mats: Sheet[] = $derived.by(() => {
    const mats = (this.scene.sheets ?? []).filter((sheet) => sheet.owner !== undefined || sheet.board)
    const rank = (sheet: Sheet): number => (sheet.owner === undefined ? 1 : sheet.owner === this.mine ? 0 : 2)
    return mats.toSorted((a, b) => rank(a) - rank(b))
  })

  /** Whether something can be chosen on a map or a mat. */
  litOn(ground: Board | Sheet): boolean {
    const parts = ground.type === 'Sheet' ? partsOf(ground) : elementsOf({ boards: [ground] })
    return parts.some(({ id }) => this.lit.has(id))
  }

  /** The cards of one's own hand. */
  hand: Card[] = $derived.by(() =>
    this.mine === null ? [] : (this.scene.hands ?? []).filter((hand) => hand.owner === this.mine).flatMap((hand) => hand.cards ?? []))
  /** Cards that are chosen by laying them somewhere; a coach points at a list instead. */
  laying: Laying | null = $derived.by(() => (this.view.coach ? null : layingOf(this.active?.part, this.hand)))

  #mapped: Set<string> = $derived.by(() => {
    const { boards = [], pieces = [] } = this.scene
    return new Set(elementsOf({ boards, pieces }).flatMap(namesOf))
  })
  #papers: Set<string> = $derived(new Set(elementsOf({ sheets: this.mats }).flatMap(namesOf)))
  #held: Set<string> = $derived(new Set(this.hand.flatMap(namesOf)))

  /** Where else than in a list something with these names can be chosen. */
  elsewhere(names: ReadonlySet<string>): 'map' | 'hand' | 'sheet' | null {
    if (this.view.coach || this.inWords) return null
    const every = [...names]
    if (every.some((name) => this.#held.has(name))) return 'hand'
    return every.some((name) => this.#mapped.has(name)) ? 'map' : every.some((name) => this.#papers.has(name)) ? 'sheet' : null
  }

  /** Whether what is being chosen needs more room than the dock has. */
  get roomy(): boolean { return this.active !== null && needsRoom(this.active.part) }

  elements: Element[] = $derived.by(() => elementsOf(this.scene))
  #known: Set<string> = $derived(new Set(this.elements.flatMap(namesOf)))
  /** Places on maps, by each of their names. */
  #places: Map<string, string> = $derived.by(() => {
    const places = (this.scene.boards ?? []).flatMap((board): Element[] => [...(board.regions ?? []), ...(board.hexes ?? []), ...(board.towns ?? [])])
    return new Map(places.flatMap((place) => namesOf(place).map((name) => [name, place.id] as const)))
  })
  lit: Set<string> = $derived.by(() => {
    if (this.active && this.active === this.#eager) return this.#shone
    return (this.#shone = this.active ? idsFor(this.elements, this.active.lit) : new Set<string>())
  })
  picked: Set<string> = $derived.by(() => (this.active ? idsFor(this.elements, this.active.picked) : new Set<string>()))
  ghost: Table | null = $derived(this.past ? null : (this.active?.preview ?? null))

  /** The offers that wait for this seat. */
  incoming: Proposal[] = $derived(this.over ? [] : incoming(this.now, this.mine))

  get names(): string[] { return this.view.seats.map((seat) => seatName(seat)) }

  /** One sentence: what is asked, or for whom one waits. */
  get sentence(): string {
    const { view, question } = this
    if (view.outcome) return this.held ? t('end-soon') : outcomeWords(view.outcome, this.texts, view.outcome_about)
    if (question) {
      const prompt = view.words?.prompt ?? this.texts.label({ ...question.prompt, id: `prompt-${question.prompt.id}` })
      return question.answered ? t('table-sealed', { prompt }) : prompt
    }
    const waiting = (view.waiting ?? []).filter((seat) => seat >= 0).map((seat) => this.names[seat]!)
    const sentence = waiting.length ? t('table-waiting', { names: listed(waiting), count: waiting.length }) : t('table-moment')
    return this.mine === null ? t('table-watching', { sentence }) : sentence
  }

  /** The same in a few words, where the question has them: the sentence stands behind it. */
  get brief(): string {
    return (this.asked && this.view.words?.brief) || this.sentence
  }

  /** Where we are in the rulebook: "Turn 3 · Movement · Blue". */
  get where(): string {
    return this.moment.passages.flatMap(({ name, number, seat }) => [
      this.texts.say(`passage-${name}`, number === undefined ? {} : { number }),
      ...(seat === undefined ? [] : [this.names[seat]!]),
    ]).join(' · ')
  }

  // -- questions ----------------------------------------------------------------------------------

  /** Take in what the server asks now; what was begun and still holds is kept. */
  see(view: View): void {
    if (!view.outcome) this.held = false
    else if (this.#unfinished !== null) this.held = prefs.motion && !document.hidden && !view.coach
    if (this.held && this.#unfinished !== null) this.moment.keep(this.#unfinished + 1)
    this.#unfinished = view.outcome ? null : (view.ply ?? 0)
    this.#seeQuestion(view)
    const { orders, words } = view
    this.anytime = this.#seeDeals(view)
    this.orders = this.#seeBeside(this.orders, view.outcome ? undefined : orders, words?.orders, words?.names.orders)
    this.ordering &&= this.orders !== null
  }

  #seeDeals({ anytime, outcome, table, words }: View): Choosing | null {
    if (!anytime || outcome) return null
    const acts = { choices: anytime, labels: words?.anytime ?? null, names: words?.names.anytime ?? null }
    const { choices, labels, names } = withoutShown(acts, table ?? NOTHING)
    const none = choices.kind === 'one-of' && !choices.values.length
    return none ? null : this.#seeBeside(this.anytime, choices, labels, names)
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
      if (before) this.#own = false
      this.#reset(null)
      return
    }
    const labels = view.words?.choices ?? null
    const names = view.words?.names.choices ?? null
    const same = before !== null && JSON.stringify(before.prompt) === JSON.stringify(question.prompt)
    if (this.choosing && same && before.ply === question.ply && this.choosing.asks(question.choices)) {
      this.choosing.relabel(labels, names)
      if (question.answered && !before.answered) this.#reset(this.#chosen(question, view))
      this.choosing!.nothing = view.words?.nothing ?? null
      return
    }
    const next = this.#chosen(question, view)
    if (this.choosing && same && !this.#sent) next.part.adopt(this.choosing.part)
    else next.suggest(question.suggestion)
    if (!this.#own) this.#startle()
    this.#own = false
    this.#reset(next)
  }

  #chosen(question: Dialog, { words }: View): Choosing {
    const next = new Choosing(question, words?.choices ?? null, words?.names.choices ?? null, (path) => this.#inside(path, false))
    next.nothing = words?.nothing ?? null
    return next
  }

  /** For a moment nothing counts that was meant for something else. */
  #startle(): void {
    clearTimeout(this.#startled)
    this.fresh = true
    this.#startled = setTimeout(() => (this.fresh = false), STARTLED)
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
    this.#eager = null
    this.foreseen = null
    if (choosing !== null) this.remark = null
  }

  /** Whether these are names of nothing on the table, as of passing: that needs no second look. */
  trivial(names: ReadonlySet<string>): boolean {
    return ![...names].some((name) => this.#known.has(name))
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
    const { active } = this
    const list = active?.part.listing
    if (!list || this.fresh) return
    this.remark = null
    const again = list.chosen === index
    list.choose(index)
    if (again || list.values.length === 1) void this.confirm()
    else this.#decide(active)
  }

  /** Answer with nothing at all, on purpose. */
  pickNothing(): void {
    const { active } = this
    if (!active || this.fresh) return
    this.remark = null
    const again = active.none
    active.chooseNothing()
    if (again) void this.confirm()
    else this.#decide(active)
  }

  /** One rule for all answers: what can be taken back is done at once, what cannot is confirmed. */
  #decide(active: Choosing): void {
    // An order can be dropped as easily as it was given.
    if (prefs.confirming === 'never' || active === this.orders) void this.confirm()
    else if (prefs.confirming === 'final' && active === this.choosing) this.#eager = active
  }

  poke(element: Element, at?: Point): void {
    const { active } = this
    const names = namesOf(element)
    if (this.fresh) return
    this.remark = null
    if (!active || !names.some((name) => active.all.has(name))) {
      void this.why(element, at ?? this.finger)
      return
    }
    active.poke(names)
    const { listing } = active.part
    if (!listing) return
    announce(t('table-narrowed', { count: listing.remaining.length, all: listing.values.length }))
    if (active.ready) this.#decide(active)
  }

  /** Whether choosing this leads on to a place on a map, so that it can be dragged there. */
  leads(element: Element): boolean {
    const listing = this.active?.part.listing
    if (!listing) return this.active !== null
    const own = new Set(namesOf(element))
    const isPlace = (name: string) => this.#places.has(name) && !own.has(name) && this.#places.get(name) !== ('where' in element ? element.where : '')
    return listing.values.some((_, index) => {
      const names = [...listing.names[index]!]
      return names.some((name) => own.has(name)) && names.some(isPlace)
    })
  }

  async confirm(): Promise<void> {
    const { active } = this
    if (!active || this.link.busy || this.fresh) return
    const value = active.only ?? active.value
    if (!active.ready && active.only === undefined) return
    const kind = active === this.orders ? 'order' : 'answer'
    this.#sent = kind === 'answer'
    this.#own = true
    this.#eager = null
    if (this.#sent) this.since = this.view.ply ?? Infinity
    this.remark = null
    this.moment.film.end()
    this.moment.film.unstage()
    clearTimeout(this.#timer)
    this.#looking?.abort()
    const accepted = await this.link.do(kind, value)
    if (accepted && kind !== 'answer') {
      active.clear()
      this.ordering = false
    }
    if (!accepted) this.#refused()
  }

  /** Do something out of turn; whether it was taken. */
  async act(value: Json): Promise<boolean> {
    if (this.link.busy) return false
    this.remark = null
    const accepted = await this.link.do('act', value)
    if (!accepted) this.#refused()
    return accepted
  }

  /** Answer an offer with another one: the form opens with what is known of it. */
  counter(offer: Proposal): void {
    const begun = offer.acts?.['counter']
    this.partner = offer.maker
    this.turnTo('deals')
    if (this.anytime && Array.isArray(begun)) begin(this.anytime.part, begun as [string, Record<string, Json>])
  }
  // -- standing orders ----------------------------------------------------------------------------

  /** All orders that may be given or dropped, in words. */
  get standing(): StandingOrder[] { return this.over ? [] : (this.view.standing ?? []) }

  /** What may be answered to this question once and for all. */
  get offered(): StandingOrder[] {
    return this.asked && !this.past ? this.standing.filter((line) => line.here && !line.on) : []
  }

  /** What a standing order has answered since this seat last did, and the order itself if it still holds. */
  get obeyed(): { words: string; order: StandingOrder | null } | null {
    if (this.past || this.over) return null
    const line = this.link.log.slice(-LATELY).findLast(({ ply, event }) => event['type'] === OBEYED && ply > this.since)
    if (!line) return null
    const order = this.standing.find(({ on, prompt }) => on && prompt === line.event['order']) ?? null
    return { words: line.say ?? '', order }
  }

  /** Give an order, or drop it if it holds; at a question that it answers, it does so at once. */
  async order(line: StandingOrder): Promise<void> {
    if (this.link.busy || this.fresh) return
    this.remark = null
    this.#own = true
    if (!(await this.link.do('order', line.on ? ['drop', line.prompt] : line.order))) this.#refused()
  }

  // -- taking back --------------------------------------------------------------------------------

  async undo(): Promise<void> {
    if (!this.view.can_undo || this.link.busy) return
    this.remark = null
    this.#own = true
    if (!(await this.link.do('undo'))) this.#refused()
  }

  async redo(): Promise<void> {
    if (!this.view.can_redo || this.link.busy) return
    this.remark = null
    this.#own = true
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

  /** Go straight to the end, whatever is being shown. */
  skip(): void {
    this.moment.film.end()
    this.held = false
  }

  /** First what was narrowed is wide again, then what lies on top is put away. */
  back(): boolean {
    if (closePeek()) return true
    if (this.remark) this.remark = null
    else if (this.active?.widen()) announce(t('table-taken-back'))
    else if (this.ordering) this.ordering = false
    else if (this.bare) this.bare = false
    else if (this.roomy && !this.folded) this.folded = true
    else if (this.moment.film.staged) this.moment.film.unstage()
    else if (this.moment.film.on) this.moment.film.end()
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
    if (touched) this.moment.film.end()
    if (!ready || !touched || this.ordering) return
    this.#timer = setTimeout(() => void this.#foresee(choosing, value, number), this.#eager === choosing ? 0 : PAUSE)
  }

  async #foresee(choosing: Choosing, value: Json, number: number): Promise<void> {
    const { ply, epoch, table } = this.view
    if (this.link.busy || !table || choosing !== this.choosing) return
    try {
      const body = { value, ply, epoch, lang: lang.current }
      this.#looking = new AbortController()
      const seen = await api<Preview>('POST', `/tables/${this.link.table}/preview`, body, this.#looking.signal)
      if (number !== this.#asking || choosing !== this.choosing || this.view.table !== table) return
      if (!seen.final && this.#eager === choosing) {
        void this.confirm()
        return
      }
      if (this.#eager === choosing) this.#eager = null
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
  leaves: readonly Leaf[] = $derived(this.shelf.any && this.tight ? ['shelf', ...LEAVES] : LEAVES)

  // -- leaves -------------------------------------------------------------------------------------

  turnTo(leaf: Leaf): void {
    this.leaf = leaf
    this.open = true
    if (!this.small) memory.set('leaves', 'open')
  }

  /** List the choices or not, now and the next time. */
  list(listed: boolean): void {
    this.listed = listed
    memory.set('list', listed ? 'open' : 'closed')
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
