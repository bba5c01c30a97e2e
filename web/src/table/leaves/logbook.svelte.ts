/** Which lines of the log tell of one happening, kept up to date while somebody reads the log. */

import { get } from '../../lib/wire/api'
import type { Link } from '../../lib/wire/link.svelte'
import { lang, onLang } from '../../lib/words/words.svelte'
import type { Happening, Happenings } from '../../lib/wire/wire'

/** What happened is asked for so long after the last of it came. */
const SETTLE = 200

export class LogBook {
  readonly #link: Link
  happenings = $state.raw<Happening[]>([])
  /** Whether it was asked for once, with whatever outcome. */
  ready = $state(false)

  /** The line of the log from which on it is known. */
  #from = Infinity
  #asking = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(link: Link) {
    this.#link = link
  }

  /** Follow the log. Returns how to stop. */
  follow(): () => void {
    const off = this.#link.onUpdate(({ cut }) => {
      if (cut) this.#forget()
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.read(), SETTLE)
    })
    const offLang = onLang(() => {
      this.#forget()
      void this.read()
    })
    void this.read()
    return () => {
      off()
      offLang()
      clearTimeout(this.#timer)
      this.#asking += 1
    }
  }

  #forget(): void {
    this.#from = Infinity
    this.happenings = []
  }

  /** Ask for what is not known yet; the last happening may have gone on. */
  async read(): Promise<void> {
    const number = ++this.#asking
    const { first, table, invitation } = this.#link
    const known = this.#from <= first
    const from = known ? (this.happenings.at(-1)?.line ?? first) : first
    const query = new URLSearchParams({ line: String(from), lang: lang.current })
    if (invitation) query.set('invitation', invitation)
    try {
      const { happenings } = await get<Happenings>(`/tables/${table}/happenings?${query}`)
      if (number !== this.#asking) return
      this.#from = Math.min(first, this.#from)
      this.happenings = known ? joined(this.happenings, happenings) : happenings
    } catch {
      // Line by line the log says the same.
    } finally {
      if (number === this.#asking) this.ready = true
    }
  }
}

/** What was known, and what is told anew in place of its end. */
export function joined(known: readonly Happening[], fresh: readonly Happening[]): Happening[] {
  const [start] = fresh
  if (!start) return [...known]
  return [...known.filter(({ line, lines }) => line + lines.length <= start.line), ...fresh]
}
