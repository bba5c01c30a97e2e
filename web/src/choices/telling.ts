// What there is to know of the things that may be chosen, where there are so few that it helps.

import type { Json } from '../lib/wire'

const FEW = 6
/** Longer words would push the other choices out of sight. */
const LONG = 220

/** A note for each value; none at all if they would not tell the choices apart. */
export function told(values: readonly Json[], about?: (value: Json) => string): string[] {
  if (!about || values.length < 2 || values.length > FEW) return []
  const notes = values.map(about)
  const said = notes.filter(Boolean)
  return new Set(said).size === said.length && said.every((note) => note.length <= LONG) ? notes : []
}
