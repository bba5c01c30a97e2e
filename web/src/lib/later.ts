/** Parts of the page that come when they are first wanted, and from then on are there at once. */

/** What `{#await}` shows: the part itself once it has come, so that it does not flash. */
export function later<Part>(load: () => Promise<{ default: Part }>): () => Part | Promise<Part> {
  let come: Part | undefined
  return () => come ?? load().then((found) => (come = found.default))
}
