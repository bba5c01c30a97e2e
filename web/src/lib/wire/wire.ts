/** Everything that goes over the wire: what is made from the server's structs, and what has none there. */

import type { DeedMessage, MatchView, TableView, TalkMessage } from './wire.generated'

export type * from './choices.generated'
export type * from './scene.generated'
export type * from './wire.generated'

export type Lang = 'en' | 'fr'
/** The same words in every language. */
export type InLanguages = Partial<Record<Lang, string>>
export type Args = Record<string, string | number>
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type Point = [number, number]
export type Ring = Point[]

/** A value that can be chosen. */
export type Value = Json

/** Labels for what choices list, in the same order; for what is inside by its name, for words their examples. */
export type Labels = string[] | null | { [field: string]: Labels }

/** All that somebody sees of a table: of its match only once that has begun. */
export type View = TableView & Partial<MatchView>

export type Stage = View['stage']

/** An event of a game, as its own struct writes it. */
export interface GameEvent {
  type: string
  [field: string]: Json
}

/** One step of a JSON Patch. */
export interface PatchOp {
  op: 'add' | 'remove' | 'replace'
  path: string
  value?: unknown
}

/** What is sent again after an interruption has a key, so that it counts once. */
export type Deed = DeedMessage & { key: string }
export type DeedKind = Deed['kind']
export type Speech = TalkMessage & { key: string }

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
