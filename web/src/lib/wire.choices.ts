/** Choices as they describe themselves (kernel/described.py, clauses.py, dependent.py, assign.py), and what they are called. */

import type { Json } from './wire'

export type Value = Json

export interface OneOf {
  kind: 'one-of'
  values: Value[]
}

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

export interface Pooled {
  value: Value
  count: number
  weight?: number
}

/** Some things of a pool; `alike` are groups, and only things of one group go together. */
export interface Some {
  kind: 'some'
  pool: Pooled[]
  least: number
  most: number
  weight?: [number, number]
  alike?: Value[][]
}

/** A row of so many things out of a pool, in an order of one's own. */
export interface RowOf {
  kind: 'row' | 'order'
  pool: Pooled[]
  length: number
}

/** A sum laid out over bins; a value is a list of pairs [bin, part], each part at least 1. */
export interface Split {
  kind: 'split'
  bins: { value: Value; most: number }[]
  total: [number, number]
}

/** Different kinds of choices side by side; a value is the pair of a name and a value of that one. */
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

/** A list of pairs [name, value], none of them twice; `each` says how often a name may be there. */
export interface Clauses {
  kind: 'clauses'
  clauses: Record<string, Choices>
  least: number
  most: number
  each: Record<string, number>
}

/** What comes after these first values; after any, if none are named. */
export interface Branch {
  rest: Dependent
  values?: Value[]
}

/** Fields of which the first can be chosen now; without `then`, what comes next has to be asked for. */
export interface Dependent {
  kind: 'dependent'
  names: string[]
  first: Choices
  then?: Branch[]
}

/** Each thing goes to a place open to it, by its number; a value is a list of pairs [thing, place]. */
export interface Assign {
  kind: 'assign'
  things: { value: Value; open: number[] }[]
  places: { value: Value; least: number; most: number }[]
}

export type Choices =
  | OneOf | Amount | Form | Offer | Some | RowOf | Split | Either | Words | Clauses | Dependent | Assign

/** Labels for what choices list, in the same order; for what is inside by its name, for words their examples. */
export type Labels = string[] | null | { [field: string]: Labels }
