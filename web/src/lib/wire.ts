/** Everything that goes over the wire, named as the server names it. */

import type { Choices, Labels, Value } from './wire.choices'

export type * from './wire.choices'

// -- texts ----------------------------------------------------------------------------------------

export type Lang = 'en' | 'fr'
/** The same words in every language. */
export type InLanguages = Partial<Record<Lang, string>>
export type Args = Record<string, string | number>
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A message id and its arguments. */
export interface Text {
  id: string
  about?: Args
  /** Where the card comes from whose words these are. */
  source?: string
}

// -- the scene (kernel/table.py); what has its default value is left out --------------------------

export type Point = [number, number]
export type Ring = Point[]

/** A figure, by the name of its message; null when this seat may not know it. */
export interface Counter {
  name: string
  value: number | null
  most?: number
}

interface Base {
  id: string
  label?: Text
  tincture?: string
  lit?: string[]
  notes?: Text[]
}

export interface Region extends Base {
  type: 'Region'
  rings?: Ring[][]
  anchor?: Point
  closed?: boolean
}

export interface Hex extends Base {
  type: 'Hex'
  column?: number
  row?: number
  terrain?: string
}

export interface Town extends Base {
  type: 'Town'
  at?: Point
  size?: number
  where?: string
  kind?: string
  counters?: Counter[]
}

export interface Road extends Base {
  type: 'Road'
  joins: [string, string]
  kind?: string
}

export interface Board extends Base {
  type: 'Board'
  width?: number
  height?: number
  drawing?: string
  grid?: string
  regions?: Region[]
  hexes?: Hex[]
  towns?: Town[]
  roads?: Road[]
}

export interface Piece extends Base {
  type: 'Piece'
  kind: string
  where: string
  owner?: number
  count?: number
  face_up?: boolean
  charge?: string
  counters?: Counter[]
}

export interface Card extends Base {
  type: 'Card'
  kind?: string
  face_up?: boolean
  back?: string
  text?: Text
  charge?: string
  counters?: Counter[]
  source?: string
}

export interface Hand extends Base {
  type: 'Hand'
  owner: number
  size: number
  cards?: Card[]
}

export interface Stack extends Base {
  type: 'Stack'
  size: number
  top?: Card
}

export interface Row extends Base {
  type: 'Row'
  cards?: Card[]
  owner?: number
}

export interface Track extends Base {
  type: 'Track'
  spaces: string[]
  markers?: Record<string, number>
  /** What is written on each space. */
  says?: Text[]
}

export interface Box extends Base {
  type: 'Box'
  value?: string | number
  checked?: boolean
}

export interface Sheet extends Base {
  type: 'Sheet'
  boxes?: Box[]
}

export interface Panel extends Base {
  type: 'Panel'
  seat: number
  charge?: string
  active?: boolean
  counters?: Counter[]
}

/** One side of a clash. */
export interface Side {
  label: Text
  seat?: number
  tincture?: string
  charge?: string
  parts?: Counter[]
  total?: number
  chance?: number
  cards?: Card[]
  /** Whether it is ahead, once there is something to tell it by. */
  won?: boolean
}

export interface Clash extends Base {
  type: 'Clash'
  where?: string
  sides?: Side[]
  /** One that the seat could begin; nobody has yet. */
  prospect?: boolean
}

/** A place in a hall. */
export interface Chair {
  seat: number
  votes?: number
  bid?: number
  sealed?: boolean
  side?: string
  offices?: Text[]
}

export interface Hall extends Base {
  type: 'Hall'
  matter?: Card
  chairs?: Chair[]
  sides?: string[]
  wall?: Card[]
}

/** Anything on the table. */
export type Element =
  | Region | Hex | Town | Road | Board | Piece | Card | Hand | Stack | Row | Track | Box | Sheet
  | Panel | Clash | Hall

/** The whole scene of one seat. */
export interface Table {
  boards?: Board[]
  pieces?: Piece[]
  hands?: Hand[]
  stacks?: Stack[]
  rows?: Row[]
  tracks?: Track[]
  sheets?: Sheet[]
  panels?: Panel[]
  clashes?: Clash[]
  halls?: Hall[]
}

// -- questions; the choices are in wire.choices.ts -------------------------------------------------

/** A question put to a seat. */
export interface Dialog {
  prompt: Text
  rule: string
  ply: number
  choices: Choices
  answered?: boolean
}

// -- a table and its view (server/room.py, viewing.py) --------------------------------------------

export type Pace =
  | { type: 'none' }
  | { type: 'live'; per_decision: number; bank: number }
  | { type: 'correspondence'; days: number; weekends_off?: boolean; zone?: string }

export type Stage = 'open' | 'playing' | 'finished'

export interface SeatCard {
  seat: number
  kind: 'free' | 'person' | 'bot'
  name: string
  bot: string | null
  steward: boolean
}

/** A seat as those at the table see it. */
export interface SeatView extends SeatCard {
  here: boolean
  host: boolean
}

/** How a match ended; seats are keys. */
export interface Outcome {
  places: Record<string, number>
  scores: Record<string, number>
  how: string
}

/** `bank` in seconds; `deadline` in seconds since 1970, null while the seat is not waited for. */
export interface ClockView {
  bank: number
  deadline: number | null
}

/** The question and the choices in words of the language asked for. */
export interface Words {
  prompt: string | null
  choices: Labels
  anytime: Labels
}

export interface View {
  id: number
  game: string
  title: string
  stage: Stage
  pace: Pace
  options: Record<string, Json>
  seats: SeatView[]
  /** By seat, where there is a clock. */
  clocks?: Record<string, ClockView>
  // Once the game has begun:
  you?: number | null
  ply?: number
  epoch?: number
  waiting?: number[]
  table?: Table
  outcome?: Outcome | null
  // To who sits there, while the game goes on:
  question?: Dialog | null
  anytime?: Choices
  can_undo?: boolean
  can_redo?: boolean
  /** To whom one may talk unheard now, also when the game is over. */
  whisper_to?: number[]
  words?: Words
  // When the game is over, everything:
  state?: Json
  // In a guided game:
  lesson?: string | null
  coach?: Coaching
  // A practice table has an origin; a finished one perhaps a rematch.
  origin?: Origin
  rematch?: number
}

export interface Origin {
  table: number
  moment: number
}

/** What the coach of a guided game says; texts are messages of the game. */
export interface Bubble {
  title: Text
  text: Text
  do?: Text | null
}

export interface Coaching {
  lesson: string
  step: number
  steps: number
  bubble: Bubble
  earlier: Bubble[]
  /** Ids of elements to point at. */
  points: string[]
  /** The answers wished for, where they can be listed. */
  wants: Value[] | null
  done: boolean
  /** Whether what is wished for is done out of turn. */
  act: boolean
}

export interface GameEvent {
  type: string
  [field: string]: Json
}

export interface LogLine {
  ply: number
  event: GameEvent
  say?: string
}

export interface LogPart {
  from: number
  events: LogLine[]
}

/** One thing said; `to` are the seats that heard it, null for the whole table. */
export interface TalkLine {
  id: number
  at: number
  seat: number
  /** Who said it, and for a private line the other people who heard it: others may sit there by now. */
  name: string
  to: number[] | null
  heard_by: string[]
  text: string
}

export interface Notice {
  id: number
  table: number
  kind: string
  at: number
}

// -- the socket (server/socket.py) ----------------------------------------------------------------

export type DeedKind = 'answer' | 'act' | 'undo' | 'redo'

export interface Deed {
  type: 'deed'
  kind: DeedKind
  ply: number
  epoch: number
  key: string
  value?: Value
}

export interface Speech {
  type: 'talk'
  text: string
  to?: number[]
  key: string
}

/** What went wrong: `code` for programs, `words` in English, the rule and the reason if any. */
export interface Trouble {
  code: string
  words: string
  rule?: string
  reason?: Reason | null
}

export interface Reason {
  message: string
  rule?: string
  about?: Args
}

export interface PatchOp {
  op: 'add' | 'remove' | 'replace'
  path: string
  value?: unknown
}

export type Message =
  | { type: 'view'; view: View; log: LogPart; accepted?: string[] }
  | { type: 'update'; patch?: PatchOp[]; log?: LogPart; accepted?: string[] }
  | { type: 'accepted'; key: string }
  | { type: 'refused'; error: Trouble; key: string | null }
  | { type: 'talk'; lines: TalkLine[] }
  | { type: 'notice'; notice: Notice }
  | { type: 'pong' }

// -- over HTTP (server/routes) --------------------------------------------------------------------

export interface Person {
  id: number
  name: string
  account: boolean
}

export interface Session {
  id: number
  name: string
  account: boolean
  token: string
}

/** A table as the lobby shows it. */
export interface TableCard {
  id: number
  game: string
  title: string
  stage: Stage
  public: boolean
  pace: Pace
  options: Record<string, Json>
  /** What the edition is called, if it is not the standard one. */
  edition?: string | null
  host: string
  seats: SeatCard[]
  waiting: number[]
  created: number
  moved: number
  mine: number | null
  my_turn: boolean
  hosting: boolean
  outcome: Outcome | null
  invitation: string | null
  lesson?: string | null
  origin?: Origin | null
  rematch?: number | null
  /** The finished game that this one follows. */
  previous?: number | null
}

export interface TableList {
  tables: TableCard[]
  total: number
  page: number
}

/** As much of JSON schema as options of games use. */
export interface Schema {
  type?: string
  enum?: (string | number | boolean | null)[]
  const?: Json
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  maxLength?: number
  pattern?: string
  default?: Json
  items?: Schema
}

/** One option of a game. */
export interface OptionField {
  name: string
  schema: Schema
  default: Json
  label: InLanguages
  hint: InLanguages
}

export interface GameCard {
  id: string
  name: InLanguages
  about: InLanguages
  rules: string
  seats: [number, number]
  options: OptionField[]
  private_talk: boolean
  /** The boxes it can be played with, beside the standard one. */
  editions?: EditionCard[]
  /** What a table says of an earlier game, chosen among finished ones. */
  previous?: OptionField | null
}

export interface EditionCard {
  id: string
  name: string
}

export interface BotCard {
  name: string
  title: InLanguages
  about: InLanguages
}

export interface Catalogue {
  games: GameCard[]
  bots: BotCard[]
  languages: Lang[]
}

/** What one sees, asked for over HTTP. */
export interface Seen {
  view: View
  log: LogPart
  stamp: string
}
