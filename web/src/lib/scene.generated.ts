// Written by tools/wire_types.py from the structs of the server: change those, then `make types`.

import type { Choices } from './wire'

// -- kernel/table.py ------------------------------------------------------------------------------

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
 * A `secret` one was given unseen by the others, and is opened last.
 */
export interface Counter {
  name: string
  value: number | null
  most?: number
  secret?: boolean
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
}

/** A land of a map, as polygons (outer ring first); `anchor` is where pieces stand. */
export interface Region extends ElementBase {
  type: 'Region'
  rings?: [number, number][][][]
  anchor?: [number, number]
  closed?: boolean
}

/** A hexagon of a grid, by column and row. */
export interface Hex extends ElementBase {
  type: 'Hex'
  column?: number
  row?: number
  terrain?: string
}

/** A point of a map that roads join, or a town in a hexagon (`where`); figures are shown. */
export interface Town extends ElementBase {
  type: 'Town'
  at?: [number, number]
  size?: number
  where?: string
  kind?: string
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

/** A box of a sheet, with what stands in it. */
export interface Box extends ElementBase {
  type: 'Box'
  value?: string | number
  checked?: boolean
}

/** A form of boxes: a family tree, a ledger, a planning sheet. */
export interface Sheet extends ElementBase {
  type: 'Sheet'
  boxes?: Box[]
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
 * `won` says that it is ahead, once there is something to tell it by.
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
}

/**
 * A battle, an assault, an auction: two sides or more, somewhere on the table.
 *
 * A `prospect` is one that the seat could begin; nobody has yet.
 */
export interface Clash extends ElementBase {
  type: 'Clash'
  where?: string
  sides?: Side[]
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

/** How a question is put on the screen: its sentence, its rule, and the choices described. */
export interface Dialog {
  prompt: Text
  rule: string
  ply: number
  choices: Choices
  answered?: boolean
}

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

/**
 * Anything on the table. `lit` names further ids by which choices may speak of it.
 *
 * `notes` are told when one points at it, such as the troops that a noble leads. Where the board
 * has a drawing, `drawn` is what that calls the element: a land, whose crest, whose berth.
 */
export type Element =
  | Region | Hex | Town | Road | Board | Piece | Card | Hand | Stack | Row | Track | Box | Sheet
  | Panel | Clash | Hall
