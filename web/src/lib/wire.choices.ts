/** Choices as they describe themselves (kernel/choices.py, kernel/pools.py), and what they are called. */

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

export type Choices = OneOf | Amount | Form | Offer | Some | RowOf | Split | Either | Words

/** Labels for what choices list, in the same order; for a form by field, for kinds side by side by name, for words their examples. */
export type Labels = string[] | null | { [field: string]: Labels }
