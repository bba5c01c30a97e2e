/** Everything that goes over the wire: what is made from the server's structs, and what has none there. */

import type { DeedMessage, TalkMessage, View } from './wire.generated'

export type * from './scene.generated'
export type * from './wire.choices'
export type * from './wire.generated'

export type Lang = 'en' | 'fr'
/** The same words in every language. */
export type InLanguages = Partial<Record<Lang, string>>
export type Args = Record<string, string | number>
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type Point = [number, number]
export type Ring = Point[]

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
