// Written by tools/wire_types.py from the structs of the server: change those, then `make types`.

import type { Choices, Json } from './wire'

// -- scene/elements.py ----------------------------------------------------------------------------

/**
 * A message id and its arguments.
 *
 * `source` is that of a card whose words these are, as in `Card`.
 */
export interface Text {
  id: string
  about?: Record<string, string | number>
  source?: string
}

/**
 * A figure, by the name of its message; null when this seat may not know it.
 *
 * A `secret` one was given unseen by the others, and is opened last. `icons` are the pictures
 * that it is shown by, side by side, where its own name is not that of one; what follows `text:`
 * is written instead.
 */
export interface Counter {
  name: string
  value: number | null
  most?: number
  secret?: boolean
  icons?: string[]
}

/**
 * What one thing is to another: its prisoner, its spouse, its child, the next on a way.
 *
 * `to` is the id of the other one, and `label` says it in words. A line joins two boxes of one
 * sheet: that of a `couple`, of a `captive`, of `descent` (`to` is the parent), a `string` on
 * which both hang, or a plain one.
 */
export interface Relation {
  to: string
  kind?: '' | 'captive' | 'couple' | 'descent' | 'string'
  label?: Text
}

/**
 * Anything on the table. `lit` names further ids by which choices may speak of it.
 *
 * `notes` are told when one points at it, such as the troops that a noble leads. Where the board
 * has a drawing, `drawn` is what that calls the element: a land, whose crest, whose berth.
 */
export interface ElementBase {
  id: string
  label?: Text
  tincture?: string
  lit?: string[]
  drawn?: string
  notes?: Text[]
  relations?: Relation[]
}

/** A land of a map, as polygons (outer ring first); `anchor` is where pieces stand. */
export interface Region extends ElementBase {
  type: 'Region'
  rings?: [number, number][][][]
  anchor?: [number, number]
  closed?: boolean
}

/**
 * A hexagon of a grid, by column and row.
 *
 * Where the map is shown wider than high, it lies at the column and row of `wide` instead.
 */
export interface Hex extends ElementBase {
  type: 'Hex'
  column?: number
  row?: number
  terrain?: string
  wide?: [number, number]
}

/**
 * A point of a map that roads join, or a town in a hexagon (`where`).
 *
 * The first two counters are written beside it; `wounds` are breaches in its walls.
 */
export interface Town extends ElementBase {
  type: 'Town'
  at?: [number, number]
  size?: number
  where?: string
  kind?: string
  wounds?: number
  besieged?: boolean
  counters?: Counter[]
}

/**
 * What joins or parts two places.
 *
 * A road, a strait or a sea lane runs from one to the other; a river, a bridge, a mountain or a
 * coast lies on the border between two hexagons.
 */
export interface Road extends ElementBase {
  type: 'Road'
  joins: [string, string]
  kind?: string
}

/**
 * A map. `drawing` names the file of outlines that the client loads once.
 *
 * `grid` says how hexagons lie: `flat-odd` has flat tops, and odd columns half a hexagon lower.
 */
export interface Board extends ElementBase {
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

/**
 * A pawn, a token or a stack, standing in another element, or at its port (`<id>:port`).
 *
 * `wounds` are shown at its shoulder, whatever the game calls them.
 */
export interface Piece extends ElementBase {
  type: 'Piece'
  kind: string
  where: string
  owner?: number
  count?: number
  face_up?: boolean
  charge?: string
  wounds?: number
  counters?: Counter[]
}

/**
 * A card; face down it has a back and nothing else.
 *
 * `text` is what it does; `source` tells a card that is our own reconstruction from a printed one.
 */
export interface Card extends ElementBase {
  type: 'Card'
  kind?: string
  face_up?: boolean
  back?: string
  text?: Text
  charge?: string
  counters?: Counter[]
  source?: string
}

/** The cards somebody holds; `size` also when they cannot be seen. */
export interface Hand extends ElementBase {
  type: 'Hand'
  owner: number
  size: number
  cards?: Card[]
}

/** A deck or a discard pile: how many, and the top card if it can be seen. */
export interface Stack extends ElementBase {
  type: 'Stack'
  size: number
  top?: Card
}

/** Cards laid out side by side, in order; before a player, or before everybody. */
export interface Row extends ElementBase {
  type: 'Row'
  cards?: Card[]
  owner?: number
}

/**
 * Numbered spaces with markers on some of them; `says` is what is written on each space.
 *
 * `owners` are the seats that markers belong to.
 */
export interface Track extends ElementBase {
  type: 'Track'
  spaces: string[]
  markers?: Record<string, number>
  owners?: Record<string, number>
  says?: Text[]
}

/**
 * A box of a sheet, with what stands in it, what it costs, needs and gives.
 *
 * `price` lists the ways to pay, any one of which will do; without one it is that of its sheet.
 * What it needs is told by `needs`, or printed on it (`asks`), and while that is not there it is
 * `barred`; one that is open, but for which its owner `lacks` something, is too dear. It `leads`
 * to what may be done once it is filled, and `holds` what lies in it, with the marks of `seats`. A
 * box without a label is called by its sheet and number.
 *
 * Where the sheet places its boxes, `at` is the middle of this one, by column and row, and `size`
 * how many columns and rows it takes. A `die` shows its value, a `pennant` hangs, a `card` has
 * room for its `text`, and a box with a `charge` is somebody, under a shield.
 */
export interface Box extends ElementBase {
  type: 'Box'
  value?: string | number
  checked?: boolean
  barred?: boolean
  gives?: Counter[]
  price?: Counter[][]
  needs?: Text[]
  asks?: Counter[]
  lacks?: Counter[]
  leads?: Text[]
  holds?: Counter[]
  seats?: number[]
  text?: Text
  at?: [number, number]
  size?: [number, number]
  shape?: '' | 'card' | 'die' | 'pennant'
  round?: boolean
  charge?: string
}

/**
 * A form of boxes: a ledger, a wheel, a family tree; or the mat of its `owner`, in sections.
 *
 * The `layout` is a grid, unless boxes stand close together in a `line` (perhaps in groups of so
 * many), are `placed` one by one with lines for their relations, form a `tree` of descent, or are
 * a `sum` with its outcome as label and its reward as counters. The sections of a `wheel` are its
 * sectors, clockwise from the top; their boxes and its own are placed around its middle. `price`
 * is what every box costs that says nothing else, `icon` a picture that stands for its name where
 * there is little room. One that is a `board` is played on, although it is nobody's.
 */
export interface Sheet extends ElementBase {
  type: 'Sheet'
  boxes?: Box[]
  layout?: '' | 'line' | 'placed' | 'sum' | 'tree' | 'wheel'
  sections?: Sheet[]
  owner?: number
  counters?: Counter[]
  price?: Counter[][]
  group?: number
  icon?: string
  board?: boolean
}

/** A die: what it shows, a number or a `face` by name; null while it is still to be rolled. */
export interface Die {
  value?: number
  sides?: number
  face?: string
  tincture?: string
  spent?: boolean
}

/** Dice on the table: whose they are, and in the label what they are for. */
export interface Dice extends ElementBase {
  type: 'Dice'
  dice?: Die[]
  owner?: number
  total?: number
}

/** One who is bound by a document, and whether it bears their seal. */
export interface Party {
  label: Text
  seat?: number
  tincture?: string
  charge?: string
  signed?: boolean
}

/** A numbered sentence of a document, its label; `state` as in `Document`. */
export interface Clause extends ElementBase {
  type: 'Clause'
  state?: Text
}

/**
 * Something that is read: a contract, a law, a letter; a sealed one shows only its outside.
 *
 * The label is its title, `text` what comes before the clauses, and `state` how it stands: a
 * draft, in force, at an end.
 */
export interface Document extends ElementBase {
  type: 'Document'
  kind?: 'contract' | 'law' | 'letter'
  state?: Text
  text?: Text
  parties?: Party[]
  clauses?: Clause[]
  sealed?: boolean
}

/** A player's place: a shield, counters, notes such as powers. */
export interface Panel extends ElementBase {
  type: 'Panel'
  seat: number
  charge?: string
  active?: boolean
  counters?: Counter[]
}

/**
 * One side of a clash: what it counts, in all, and how likely it is to win, where known.
 *
 * `won` says that it is ahead, once there is something to tell it by; `outcome` is what it means
 * if this side wins, where that is more than its name.
 */
export interface Side {
  label: Text
  seat?: number
  tincture?: string
  charge?: string
  parts?: Counter[]
  total?: number
  chance?: number
  cards?: Card[]
  won?: boolean
  outcome?: Text
}

/** An outcome that is no side's victory, and how likely it is. */
export interface Chance {
  label: Text
  chance: number
}

/**
 * A battle, an assault, an auction: two sides or more, somewhere on the table.
 *
 * A `prospect` is one that the seat could begin; nobody has yet. Where chances are known, those of
 * the sides and of the `others` are whole hundredths and add up to 1 (`shares`).
 */
export interface Clash extends ElementBase {
  type: 'Clash'
  where?: string
  sides?: Side[]
  others?: Chance[]
  prospect?: boolean
}

/** A place in a hall: how many votes its holder has, what was bid, and for which side. */
export interface Chair {
  seat: number
  votes?: number
  bid?: number
  sealed?: boolean
  side?: string
  offices?: Text[]
}

/** An assembly: who sits there, the matter they vote on, and what hangs on the wall. */
export interface Hall extends ElementBase {
  type: 'Hall'
  matter?: Card
  chairs?: Chair[]
  sides?: string[]
  wall?: Card[]
}

/**
 * An offer that stands: what its maker gives, and what is asked for it (nothing: a gift).
 *
 * `about` says what else there is to know of it, such as where it would take place.
 * `acts` says how the seat that looks on accepts, declines or retracts it, as the whole act in
 * plain data; under `counter`, how such an act begins: the option, and the fields known already.
 * A counter-offer names in `answers` the number of the offer that it took the place of. A
 * `private` one is known to the two only.
 */
export interface Proposal {
  id: string
  number: number
  maker: number
  to: number
  gives?: Text[]
  asks?: Text[]
  about?: Text
  answers?: number
  private?: boolean
  acts?: Record<string, Json>
}

/** A promise, and its record; `acts` says how the seat that looks on calls it kept or broken. */
export interface Pledge {
  id: string
  number: number
  maker: number
  to: number
  words: Text
  state?: 'broken' | 'kept' | 'pending'
  since?: Text
  acts?: Record<string, Json>
}

/**
 * How a question is put on the screen: its sentence, its rule, and the choices described.
 *
 * `suggestion` is the answer to begin with, if there is one that most people would give.
 */
export interface Dialog {
  prompt: Text
  rule: string
  ply: number
  choices: Choices
  answered?: boolean
  suggestion?: Json
}

/** The whole scene of one seat: every element that it may see, and nothing else. */
export interface Table {
  boards?: Board[]
  pieces?: Piece[]
  hands?: Hand[]
  stacks?: Stack[]
  rows?: Row[]
  tracks?: Track[]
  sheets?: Sheet[]
  dice?: Dice[]
  documents?: Document[]
  panels?: Panel[]
  clashes?: Clash[]
  halls?: Hall[]
  proposals?: Proposal[]
  pledges?: Pledge[]
}

/**
 * Anything on the table. `lit` names further ids by which choices may speak of it.
 *
 * `notes` are told when one points at it, such as the troops that a noble leads. Where the board
 * has a drawing, `drawn` is what that calls the element: a land, whose crest, whose berth.
 */
export type Element =
  | Region | Hex | Town | Road | Board | Piece | Card | Hand | Stack | Row | Track | Box | Sheet
  | Dice | Clause | Document | Panel | Clash | Hall
