// What opens when it is pointed at or has the focus, and closes when it is left; a press keeps it.

const LINGER = 200

/** How to close what is open now: one thing at a time. */
let shut: (() => void) | null = null

/** Close what is open; false if nothing is. */
export function closePeek(): boolean {
  const open = shut !== null
  shut?.()
  return open
}

export class Peeking {
  /** What is open, by its name. */
  shown: string | null = $state(null)
  pinned = $state(false)
  /** What it opens beside. */
  anchor: HTMLElement | null = $state.raw(null)
  readonly #shut = (): void => this.close()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** A mouse comes: a finger that taps is no pointing. */
  point(event: PointerEvent, name: string): void {
    if (event.pointerType === 'mouse') this.look(event.currentTarget as HTMLElement, name)
  }

  /** The focus comes by keys. */
  focus(event: FocusEvent, name: string): void {
    if ((event.target as HTMLElement).matches(':focus-visible')) this.look(event.currentTarget as HTMLElement, name)
  }

  look(anchor: HTMLElement, name: string): void {
    this.stay()
    if (!this.pinned) this.#open(anchor, name)
  }

  #open(anchor: HTMLElement, name: string): void {
    if (shut !== this.#shut) shut?.()
    shut = this.#shut
    this.shown = name
    this.anchor = anchor
  }

  /** Whoever goes over from the thing to what it opened does not leave. */
  stay(): void { clearTimeout(this.#timer) }

  leave(): void {
    this.stay()
    if (!this.pinned) this.#timer = setTimeout(() => this.close(), LINGER)
  }

  press(event: Event, name: string): void {
    this.stay()
    const again = this.pinned && this.shown === name
    this.close()
    if (again) return
    this.#open(event.currentTarget as HTMLElement, name)
    this.pinned = true
  }

  close(): void {
    this.stay()
    if (shut === this.#shut) shut = null
    this.shown = null
    this.anchor = null
    this.pinned = false
  }
}
