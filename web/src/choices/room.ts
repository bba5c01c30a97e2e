// Which choices find room on a line or two, and which need a sheet.

import type { EitherPart } from './kinds/Either.svelte'
import type { CountsPart } from './counts.svelte'
import type { RowPart } from './kinds/Row.svelte'
import type { Part } from './part'

const ALWAYS = new Set(['form', 'offer', 'dependent', 'clauses', 'assign', 'words', 'raw'])
/** More things than so many to be counted, or to be put in order. */
const MANY_COUNTS = 14
const MANY_ORDERED = 8

export function needsRoom(part: Part): boolean {
  if (ALWAYS.has(part.kind)) return true
  if (part.kind === 'either') {
    const { open } = part as EitherPart
    return open !== null && needsRoom(open)
  }
  if (part.kind === 'some' || part.kind === 'split') return (part as Part & CountsPart).values.length > MANY_COUNTS
  if (part.kind === 'row' || part.kind === 'order') return (part as RowPart).choices.pool.length > MANY_ORDERED
  return false
}
