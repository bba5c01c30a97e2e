// Written by tools/wire_types.py from the structs of the server: change those, then `make types`.

import type { Json } from './wire'

// -- choices/assign.py ----------------------------------------------------------------------------

/** A thing, and the places open to it, by their numbers in the list of places. */
export interface AssignThing {
  value: Json
  open: number[]
}

/** A place, and how many things it must and may hold. */
export interface AssignPlace {
  value: Json
  least: number
  most: number
}

/** Each thing goes to a place open to it; a value is a list of pairs [thing, place]. */
export interface Assign {
  kind: 'assign'
  things: AssignThing[]
  places: AssignPlace[]
}

// -- choices/clauses.py ---------------------------------------------------------------------------

/**
 * A list of pairs [name, value], in one's own order, none of them twice.
 *
 * `each` says how often a clause of a name may be there.
 */
export interface Clauses {
  kind: 'clauses'
  clauses: Record<string, Choices>
  least: number
  most: number
  each: Record<string, number>
}

// -- choices/dependent.py -------------------------------------------------------------------------

/** What comes after these first values (null: after any). */
export interface Branch {
  rest: Dependent
  values?: Json[]
}

/**
 * Fields of which the first can be chosen now; `then` says what comes after which value.
 *
 * A first value that is in no branch leads nowhere. Without `then`, what comes after a value has
 * to be asked for, unless this is the last field.
 */
export interface Dependent {
  kind: 'dependent'
  names: string[]
  first: Choices
  then?: Branch[]
}

// -- choices/descriptions.py ----------------------------------------------------------------------

/** One of the values listed. */
export interface OneOf {
  kind: 'one-of'
  values: Json[]
}

/** A whole number from `least` to `most`, in steps. */
export interface Amount {
  kind: 'amount'
  least: number
  most: number
  step: number
}

/** A value for each field, in their order. */
export interface Form {
  kind: 'form'
  fields: Record<string, Choices>
}

/** A form with the fields `to`, `give` and `ask`. */
export interface Offer {
  kind: 'offer'
  fields: Record<string, Choices>
}

/** Different kinds side by side; a value is the pair of a name and a value of that one. */
export interface Either {
  kind: 'either'
  options: Record<string, Choices>
}

/** A line of text in one's own words. */
export interface Words {
  kind: 'words'
  most: number
  examples: string[]
}

/** A thing in a pool, how many there are, and what one of it counts for where that matters. */
export interface Pooled {
  value: Json
  count: number
  weight?: number
}

/**
 * Some things of a pool; `alike` are groups, and only things of one group go together.
 *
 * The message `measure-<measure>` says what the weight of a thing is: a wage, for instance.
 */
export interface Some {
  kind: 'some'
  pool: Pooled[]
  least: number
  most: number
  weight?: [number, number]
  alike?: Json[][]
  measure?: string
}

/** A row of so many things out of a pool, in an order of one's own. */
export interface RowOf {
  kind: 'row'
  pool: Pooled[]
  length: number
}

/** All things of a pool, in an order of one's own. */
export interface OrderOf {
  kind: 'order'
  pool: Pooled[]
  length: number
}

/** Something that can be given a part of a sum, and how much of it. */
export interface Bin {
  value: Json
  most: number
}

/** A sum laid out over bins; a value is a list of pairs [bin, part], each part at least 1. */
export interface Split {
  kind: 'split'
  bins: Bin[]
  total: [number, number]
}

/** Everything that a screen needs to show a choice, and to put an answer together. */
export type Choices =
  | Assign | Clauses | Dependent | OneOf | Amount | Form | Offer | Either | Words | Some | RowOf
  | OrderOf | Split
