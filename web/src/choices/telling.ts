// What there is to know of the things that may be chosen, where there are so few that it helps.

const FEW = 6
/** Longer words would push the other choices out of sight. */
const LONG = 220

type Names = ReadonlySet<string>

/** A note for each value, by the names it has; none at all if they would not tell the choices apart. */
export function told(names: readonly Names[], about?: (names: Names) => string): string[] {
  if (!about || names.length < 2 || names.length > FEW) return []
  const notes = names.map(about)
  const said = notes.filter(Boolean)
  return new Set(said).size === said.length && said.every((note) => note.length <= LONG) ? notes : []
}
