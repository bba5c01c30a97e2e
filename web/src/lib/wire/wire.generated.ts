// Written by tools/wire_types.py from the structs of the server: change those, then `make types`.

import type {
  Choices, Counter, Dialog, GameEvent, InLanguages, Json, Labels, Lang, PatchOp, Schema, Table,
  Text, View,
} from './wire'

// -- scene/episodes.py ----------------------------------------------------------------------------

/** What an event speaks of, by the ids of elements: see `Roles`. */
export interface Tells {
  topic?: '' | 'deal' | 'fight' | 'land' | 'money' | 'move' | 'turn' | 'vote'
  begins?: boolean
  seat?: number
  panel?: string
  total?: number
  parts?: Counter[]
  wins?: boolean
  side?: string
  place?: string
  piece?: string
  origin?: string
  target?: string
}

// -- errors.py ------------------------------------------------------------------------------------

/** Why a value is not among the choices: a message id with arguments, and the rule behind it. */
export interface Reason {
  message: string
  rule?: string
  about?: Record<string, string | number>
}

// -- kernel/rules.py ------------------------------------------------------------------------------

/**
 * How a match ended: places by seat (1 is best; equal places are shared), scores, and how.
 *
 * Where one plays alone, the first place is a victory and the second a defeat; `rank` is the title
 * that a score has earned, by the name of its message `rank-<name>`.
 */
export interface Outcome {
  places: Record<string, number>
  scores: Record<string, number>
  how: string
  rank?: string
}

// -- state/passages.py ----------------------------------------------------------------------------

/**
 * A chapter, a turn or a part of one, by the name of its message `passage-<name>`.
 *
 * `number` counts it, as in the third turn; `seat` is whose part it is now, `rest` come after.
 */
export interface Passage {
  name: string
  number?: number
  seat?: number
  rest?: number[]
}

// -- scene/views.py -------------------------------------------------------------------------------

/**
 * All that a seat may know of a match right now (null: a spectator).
 *
 * Only a seat is asked anything, and only while the match goes on; when it is over, the whole
 * `state` is there. `whisper_to` are the seats to which it may talk unheard, `orders` the standing
 * orders that it may give or take back, `where` the passages of the rulebook that are under way,
 * `outcome_about` the numbers of which the sentence about the outcome speaks.
 */
export interface MatchView {
  you: number | null
  ply: number
  waiting: number[]
  table: Table
  outcome: Outcome | null
  question?: Dialog | null
  anytime?: Choices
  can_undo?: boolean
  can_redo?: boolean
  whisper_to?: number[]
  state?: Json
  where?: Passage[]
  orders?: Choices
  outcome_about?: Record<string, number>
}

// -- lessons/lesson.py ----------------------------------------------------------------------------

/** What the coach says at one step: why, and what to do. */
export interface Bubble {
  title: Text
  text: Text
  do: Text | null
}

/**
 * What the coach shows a learner: the bubble of this step, and those before it.
 *
 * `wants` are the answers wished for where they can be listed; an `act` is to be done out of turn.
 * While the others play there is nothing to `do` but to look on. A coach who is `done` has
 * congratulated, and everybody plays as they like.
 */
export interface Coaching {
  lesson: string
  step: number
  steps: number
  bubble: Bubble
  earlier: Bubble[]
  points: string[]
  wants: Json[] | null
  done: boolean
  act: boolean
}

// -- server/time/pace.py --------------------------------------------------------------------------

/** No clock: only whoever stays away for a week is taken to have left. */
export interface Untimed {
  type: 'none'
}

/** Everybody sits at the table: seconds for each decision, and a bank for the hard ones. */
export interface Live {
  type: 'live'
  /** seconds for each decision */
  per_decision: number
  /** seconds for the whole game, spent after those */
  bank: number
}

/** A decision every few days. A day is 24 hours that count; those of a weekend may not. */
export interface Correspondence {
  type: 'correspondence'
  /** days for each decision */
  days: number
  weekends_off?: boolean
  /** where it is Saturday: an IANA name */
  zone?: string
}

// -- server/routes/lobby.py -----------------------------------------------------------------------

/**
 * A table: who sits where (`me`, `open`, or the name of a bot), seat by seat.
 *
 * `here:Anne` is somebody called Anne who plays at one's own device.
 */
export interface NewTable {
  game: string
  seats: string[]
  options?: Record<string, Json>
  pace?: Pace
  public?: boolean
  title?: string
  previous?: number | null
  deal?: string | null
}

/** Who sits somewhere: `free`, a `person` or a `bot`; a steward stands in for the absent. */
export interface SeatCard {
  seat: number
  kind: 'bot' | 'free' | 'person'
  name: string
  bot: string | null
  steward: boolean
}

/**
 * A seat that is played at one's own device.
 *
 * Whoever looks or acts for it sends its `id` along: in the header `Oyez-As`, or as `as` to the
 * socket.
 */
export interface Companion {
  seat: number
  id: number
}

/** The table and the moment there of which a practice table is a copy. */
export interface Origin {
  table: number
  moment: number
}

/** A table, as the lobby shows it. Only who sits there is given the invitation. */
export interface TableCard {
  id: number
  game: string
  title: string
  stage: 'finished' | 'open' | 'playing'
  public: boolean
  pace: Pace
  options: Record<string, Json>
  edition: string | null
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
  lesson: string | null
  origin: Origin | null
  rematch: number | null
  previous: number | null
  companions: Companion[]
  deal: string | null
}

/** Tables, and how many there are in all. */
export interface TableList {
  tables: TableCard[]
  total: number
  page: number
}

/** How many whole games of a kind somebody has played to the end, and won. */
export interface GameResult {
  game: string
  played: number
  won: number
}

/** One's results by game, the most played first. */
export interface Results {
  games: GameResult[]
}

// -- server/tables/texts.py -----------------------------------------------------------------------

/**
 * A standing order in words: its key, what to send to give it, whether it holds.
 *
 * One that is `here` would answer what is being asked.
 */
export interface StandingOrder {
  prompt: string
  words: string
  order: Json
  on: boolean
  here: boolean
}

/** The names that what can be chosen has on the table, laid out as its labels are. */
export interface QuestionNames {
  choices: Labels
  anytime: Labels
  orders: Labels
}

/**
 * The question and the labels of its choices, in the language asked for.
 *
 * `brief` asks in a few words what `prompt` asks in a sentence; `nothing` is how to answer with
 * nothing at all, where one may.
 */
export interface QuestionWords {
  prompt: string | null
  brief: string | null
  nothing: string | null
  choices: Labels
  anytime: Labels
  names: QuestionNames
  orders?: Labels
}

// -- server/wire/view_types.py --------------------------------------------------------------------

/** A seat as those at the table see it: whether somebody looks on, and who is the host. */
export interface SeatView {
  seat: number
  kind: 'bot' | 'free' | 'person'
  name: string
  bot: string | null
  steward: boolean
  here: boolean
  host: boolean
}

/** `bank` in seconds; `deadline` in seconds since 1970, null while nobody waits for the seat. */
export interface ClockView {
  bank: number
  deadline: number | null
}

/**
 * What somebody sees of a table around its match, of which the kernel makes the rest.
 *
 * `epoch` comes once the game has begun, `words` only to who sits there while it goes on, `coach`
 * in a guided game, `clocks` by seat, `standing` where orders can be given once and for all.
 */
export interface TableView {
  id: number
  game: string
  title: string
  stage: 'finished' | 'open' | 'playing'
  pace: Pace
  options: Record<string, Json>
  seats: SeatView[]
  lesson: string | null
  origin: Origin | null
  rematch: number | null
  clocks?: Record<string, ClockView>
  epoch?: number
  words?: QuestionWords
  coach?: Coaching | null
  standing?: StandingOrder[]
}

/** Something that happened, and what it speaks of; `say` is a sentence in the language asked. */
export interface LogLine {
  ply: number
  event: GameEvent
  tells: Tells
  say?: string
}

/** A part of the log; `from` counts the lines before it. */
export interface LogPart {
  from: number
  events: LogLine[]
}

// -- server/routes/play.py ------------------------------------------------------------------------

/** All that can be seen from one's place, and a stamp that changes with it. */
export interface Seen {
  view: View
  log: LogPart
  stamp: string
}

// -- server/tables/talk.py ------------------------------------------------------------------------

/**
 * One thing said, and by whom; `to` are the seats it was said to, null for the whole table.
 *
 * Spectators speak from seat -1, and players read it when the game is over.
 * Others may sit in those seats by now: `heard_by` names the people who were meant then.
 */
export interface TalkLine {
  id: number
  at: number
  seat: number
  name: string
  to: number[] | null
  heard_by: string[]
  text: string
}

/** Something was said. */
export interface Heard {
  type: 'talk'
  lines: TalkLine[]
}

// -- server/routes/notices.py ---------------------------------------------------------------------

/** Something that a person should know about a table. */
export interface Notice {
  id: number
  table: number
  kind: string
  at: number
}

/** The host that notices go to, and the secret with which they are signed, shown once. */
export interface HookCard {
  host: string | null
  secret: string | null
}

// -- server/wire/problems.py ----------------------------------------------------------------------

/** What went wrong: `code` for programs, `words` for people, the rule and the reason if any. */
export interface Trouble {
  code: string
  words: string
  rule?: string
  reason?: Reason | null
}

// -- server/wire/socket.py ------------------------------------------------------------------------

/** Does something; `accepted` with the key, or `refused`, is the answer. */
export interface DeedMessage {
  type: 'deed'
  ply: number
  epoch?: number
  kind: 'act' | 'answer' | 'order' | 'redo' | 'undo'
  key?: string | null
  value?: Json
}

/** Says something. */
export interface TalkMessage {
  type: 'talk'
  text: string
  to?: number[] | null
  key?: string | null
}

/** Asks for a `pong`. */
export interface PingMessage {
  type: 'ping'
}

// -- server/wire/messages.py ----------------------------------------------------------------------

/** Something was not accepted, and nothing has changed. */
export interface Refusal {
  type: 'refused'
  error: Trouble
  key: string | null
}

/** The whole view, on connecting and whenever changes cannot be told; then the recent log. */
export interface Whole {
  type: 'view'
  view: View
  log: LogPart
  accepted: string[]
}

/**
 * What changed: a JSON Patch for the view, new lines of the log (which is cut to `from` lines
 * first), and the keys of deeds that are on disk now.
 */
export interface Update {
  type: 'update'
  patch?: PatchOp[]
  log?: LogPart
  accepted?: string[]
}

/** A deed or a line of talk is on disk, perhaps since long. */
export interface Confirmation {
  type: 'accepted'
  key: string
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong'
}

/** A notice: somewhere it is your turn. */
export interface News {
  type: 'notice'
  notice: Notice
}

// -- server/people/identity.py --------------------------------------------------------------------

/**
 * Somebody who asks: a guest, the owner of an account, or who plays at such a one's device.
 *
 * For the latter, `companion_of` is whose device it is.
 */
export interface Person {
  id: number
  name: string
  account: boolean
  companion_of?: number
}

// -- server/routes/people.py ----------------------------------------------------------------------

/** Who somebody is, and the token by which programs say so (browsers have a cookie). */
export interface Session {
  id: number
  name: string
  account: boolean
  token: string
}

// -- server/routes/games.py -----------------------------------------------------------------------

/** One option of a game: its JSON schema, its default, and words in every language. */
export interface OptionField {
  name: string
  schema: Schema
  default: Json
  label: InLanguages
  hint: InLanguages
}

/** A box that a game can be played with: the value of the option `edition`, and its name. */
export interface EditionCard {
  id: string
  name: string
}

/** A game that can be played here; `editions` lists the boxes beside the standard one. */
export interface GameCard {
  id: string
  name: InLanguages
  about: InLanguages
  rules: string
  seats: [number, number]
  options: OptionField[]
  private_talk: boolean
  editions: EditionCard[]
  previous: OptionField | null
}

/** A bot that can take a seat. */
export interface BotCard {
  name: string
  title: InLanguages
  about: InLanguages
}

/** All that a table can be made of. */
export interface Catalogue {
  games: GameCard[]
  bots: BotCard[]
  languages: Lang[]
}

// -- server/routes/lessons.py ---------------------------------------------------------------------

/** A lesson, and how far one is: the table where one left off, and whether it was ever done. */
export interface LessonCard {
  game: string
  id: string
  name: InLanguages
  about: InLanguages
  steps: number
  minutes: number
  table: number | null
  step: number
  done: boolean
}

// -- server/time/timeline.py ----------------------------------------------------------------------

/** Something to find again: whose turn begins, a battle, a vote, the end. */
export interface Mark {
  at: number
  kind: 'clash' | 'end' | 'hall' | 'turn'
  panel: string
  seat: number | null
  where: string
}

// -- server/time/replay.py ------------------------------------------------------------------------

/**
 * An episode by its name: the ply of its first event, and which one it is at that ply.
 *
 * Its lines in the log begin with the `nth` of the kind `opens` at that ply, and end with the last
 * of the kind `closes` at the ply `until`.
 */
export interface Episode {
  name: string
  kind: 'clash' | 'hall'
  at: number
  opens: string
  nth: number
  until: number
  closes: string
}

// -- server/time/summaries.py ---------------------------------------------------------------------

/**
 * Something that happened: seen at the moment `at`, told in the log from the line `line` on.
 *
 * `kind` and `weight` say how it strikes the reader, if it does; what the reader did is `mine`.
 * What strikes the reader so hard that it must stand above the rest is the `headline`.
 */
export interface Happening {
  at: number
  ply: number
  line: number
  say: string
  lines: string[]
  headline?: string
  kind?: 'gain' | 'loss' | 'news'
  weight?: number
  mine?: boolean
  seat?: number
  panel?: string
  topic?: '' | 'deal' | 'fight' | 'land' | 'money' | 'move' | 'turn' | 'vote'
  episode?: 'clash' | 'hall'
}

// -- server/time/statistics.py --------------------------------------------------------------------

/** A player's place, as the lines of a chart are told apart. */
export interface Place {
  id: string
  label: Text | null
  seat: number
  tincture: string
  charge: string
}

/** One figure of one place: from each ply on, its value; null where one may not know it. */
export interface Curve {
  panel: string
  points: [number, number | null][]
}

/** One figure of all places; `label` is the message that says what it is. */
export interface Measure {
  name: string
  label: string
  lines: Curve[]
}

// -- server/routes/history.py ---------------------------------------------------------------------

/** A moment: the scene for the first one, then what changed, and what happened on the way. */
export interface Frame {
  at: number
  waiting: number[]
  log: LogLine[]
  table?: Table
  patch?: PatchOp[]
  where?: Passage[]
}

/** A part of the film; `last` is the latest moment and `total` how many there are. */
export interface Moments {
  moments: Frame[]
  last: number
  total: number
  over: boolean
  seat: number | null
  everything: boolean
}

/** All moments by their plies, what begins where, and the battles and votes to be replayed. */
export interface Outline {
  plies: number[]
  marks: Mark[]
  episodes: Episode[]
  over: boolean
}

/** A battle or a vote, a step for each event; `decided` is the step that decided it. */
export interface Replay {
  episode: Episode
  moments: Frame[]
  decided: number
  over: boolean
  seat: number | null
  everything: boolean
}

/**
 * The figures of all places from moment to moment; what is hidden comes when all is over.
 *
 * So do the `titles` that the game has for what the seats achieved: messages, by seat.
 */
export interface Chronicle {
  over: boolean
  last: number
  panels: Place[]
  measures: Measure[]
  titles: Record<string, string>
}

/** What happened since one last saw the table; `left_out` lines came before those given. */
export interface Recap {
  seen: number | null
  last: number
  total: number
  left_out: number
  lines: LogLine[]
}

/**
 * What happened after a ply, one happening for each deed, battle or vote, with its caption.
 *
 * `lines` are the few that matter most, by their places, the worst first; `others` is how many
 * more deeds of others there are.
 */
export interface Happenings {
  since: number
  last: number
  happenings: Happening[]
  lines: number[]
  others: number
}

/**
 * What would certainly come of an answer, as a patch for the scene; who would speak `then`.
 *
 * What is `final` perhaps cannot be taken back, so it had better be confirmed.
 */
export interface Preview {
  sure: boolean
  then: 'chance' | 'end' | 'others' | 'you'
  patch: PatchOp[]
  log: LogLine[]
  final: boolean
}

// -- server/routes/turning_points.py --------------------------------------------------------------

/**
 * A moment `at` which a game turned, that `before` it, and the seat to which most happened.
 *
 * The shares are those of all seats in what they could hope for, as the game's own evaluation has
 * it; the lines tell what happened.
 */
export interface TurningPoint {
  at: number
  before: number
  seat: number
  shares_before: number[]
  shares_after: number[]
  lines: LogLine[]
}

/** Where a finished game turned, and the shares of all places in per cent along the way. */
export interface Turning {
  points: TurningPoint[]
  curves: Curve[]
}

// -- server/routes/deals.py -----------------------------------------------------------------------

/**
 * What somebody made of a deal. `rank` is the title that the score has earned, by language.
 *
 * It is the `first` attempt if the person began none before. The table is told to its player.
 */
export interface SoloResult {
  name: string
  score: number | null
  won: boolean
  rank: InLanguages
  first: boolean
  ended: number
  code: string
  mine: boolean
  table: number | null
}

/** What a code stands for. A daily deal has its day, and the moment when that is over. */
export interface DealCard {
  game: string
  code: string
  options: Record<string, Json>
  edition: string | null
  day: string | null
  until: number | null
}

/**
 * A deal and what people have made of it, the best first.
 *
 * Of a daily deal first attempts are listed, of another one the best result of everybody, and
 * `players` counts them. `mine` are my own results, the best first; `going_on` is the table at
 * which I have not finished; `to_beat` is the result that was asked for.
 */
export interface DealResults {
  deal: DealCard
  results: SoloResult[]
  players: number
  mine: SoloResult[]
  going_on: number | null
  to_beat: SoloResult | null
}

/**
 * The result of a game that was played alone, and the best before it with these options.
 *
 * `attempt` counts how often the person has begun this deal by then.
 */
export interface TableResult {
  deal: DealCard
  result: SoloResult
  attempt: number
  best_before: SoloResult | null
}

/** My best result in a game with certain options, and how many I have. */
export interface Best {
  game: string
  options: Record<string, Json>
  edition: string | null
  played: number
  best: SoloResult
}

/** My best results by game and options, what I played last first. */
export interface Bests {
  bests: Best[]
}

// -- server/tables/explanations.py ----------------------------------------------------------------

/** A reason in words, with the rule behind it. */
export interface ToldReason {
  words: string
  rule: string
  reason: Reason | null
}

/** Why a thing cannot be chosen, the most telling reason first; `lit` if it can. */
export interface Explanation {
  lit: boolean
  words: string
  rule: string
  reason: Reason | null
  more: ToldReason[]
}

// -- server/routes/choices.py ---------------------------------------------------------------------

/** The choices there, and for each thing that they list a label and its names on the table. */
export interface Inside {
  choices: Choices
  labels: Labels
  names: Labels
}

export type Pace = Untimed | Live | Correspondence

export type Message = Whole | Update | Confirmation | Refusal | Heard | News | Pong
