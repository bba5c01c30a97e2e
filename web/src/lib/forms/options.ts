/** Options of a game, by their JSON schema, as fields that a person can fill in. */

import type { Json, OptionField, Schema } from '../wire/wire'

/** `none` is what no field can show: it stays as the game usually has it. */
export type Kind = 'flag' | 'number' | 'choice' | 'text' | 'list' | 'none'

export interface Option {
  name: string
  kind: Kind
  field: OptionField
  /** Bounds of a number. */
  least?: number
  most?: number
  /** What a choice lists. */
  values: (string | number | boolean | null)[]
  /** Whether it may be left out, and then is what the game usually does. */
  optional: boolean
  /** Most people need not see it. */
  rare: boolean
}

/** Everything is typed or picked as text; a flag is a boolean. */
export type Entered = string | boolean

export function optionOf(field: OptionField): Option {
  const { name, schema } = field
  const kinds = schema.anyOf?.filter((each) => each.type !== 'null') ?? [schema]
  const own: Schema = kinds.length === 1 ? kinds[0]! : {}
  const optional = field.default === null || kinds.length < (schema.anyOf?.length ?? 0)
  const kind = kindOf(own)
  const option: Option = { name, kind, field, values: own.enum ?? [], optional, rare: kind === 'list' }
  const least = own.minimum ?? (own.exclusiveMinimum === undefined ? undefined : own.exclusiveMinimum + 1)
  const most = own.maximum ?? (own.exclusiveMaximum === undefined ? undefined : own.exclusiveMaximum - 1)
  if (least !== undefined) option.least = least
  if (most !== undefined) option.most = most
  return option
}

function kindOf(schema: Schema): Kind {
  if (schema.enum) return 'choice'
  switch (schema.type) {
    case 'boolean':
      return 'flag'
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
      return 'text'
    case 'array':
      return schema.items?.type === 'string' ? 'list' : 'none'
    default:
      return 'none'
  }
}

/** What stands in the field at first. */
export function usual({ kind, field }: Option): Entered {
  if (kind === 'flag') return field.default === true
  if (field.default === null || field.default === undefined) return ''
  if (kind === 'list') return (field.default as string[]).join(', ')
  return kind === 'none' ? '' : String(field.default)
}

/** What was entered, as the server wants it; undefined where it is left out. */
export function meant(option: Option, entered: Entered): Json | undefined {
  if (typeof entered === 'boolean') return entered
  const text = entered.trim()
  if (text === '') return undefined
  switch (option.kind) {
    case 'number':
      return Number(text)
    case 'choice':
      return option.values.find((value) => String(value) === text)
    case 'list':
      return listOf(text)
    case 'none':
      return undefined
    default:
      return text
  }
}

/** What stands in a list, one after the other. */
export const listOf = (text: string): string[] => text.split(',').map((part) => part.trim()).filter(Boolean)

/** A list with one entry for every seat, none twice: what there was, and then what is free. */
export function bySeat(entered: string[], known: string[], seats: number): string[] {
  const kept = entered.filter((each, place) => known.includes(each) && entered.indexOf(each) === place).slice(0, seats)
  return [...kept, ...known.filter((each) => !kept.includes(each))].slice(0, seats)
}

/** Put something at a place; whoever had it gets what was there. */
export function swapped(entered: string[], place: number, wanted: string): string[] {
  return entered.map((each, other) => (other === place ? wanted : each === wanted ? entered[place]! : each))
}

/** Only what differs from the usual, for the server to fill in the rest. */
export function chosen(options: Option[], entered: Record<string, Entered>): Record<string, Json> {
  const given: Record<string, Json> = {}
  for (const option of options) {
    const value = entered[option.name] ?? usual(option)
    const said = value === usual(option) ? undefined : meant(option, value)
    if (said !== undefined) given[option.name] = said
  }
  return given
}

/** The ids that the texts of a game know for an option: `scenario` or `kingdoms` list `scenario-…`, `kingdom-…`.
 *
 * Ids that all begin with a number and a dash are for that many seats.
 */
export function suggestions(name: string, ids: (start: string) => string[], seats: number): string[] {
  const stems = [name, name.replace(/s$/, '')].map((stem) => `${stem.replaceAll('_', '-')}-`)
  const stem = stems.find((each) => ids(each).length > 0)
  if (!stem) return []
  const found = ids(stem).map((id) => id.slice(stem.length))
  if (!found.every((id) => /^\d+-/.test(id))) return found
  return found.filter((id) => Number.parseInt(id, 10) === seats)
}
