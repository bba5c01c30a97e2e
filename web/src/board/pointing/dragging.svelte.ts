/** Dragging a piece to a place: the piece is poked where it is taken up, the place where it is let go. */

import type { Point } from '../map/geometry'

/** A finger trembles so far, in pixels, before it means to move something. */
const TREMBLE = 7

interface Wished<T> {
  /** What would be taken up here, if anything can be. */
  at: (event: PointerEvent) => T | null
  /** It is taken up. */
  take: (thing: T) => void
  /** It is let go here; or put back, when nobody means it any more. */
  drop: (thing: T, event: PointerEvent) => void
  back: (thing: T) => void
}

export class Dragging<T> {
  /** What is in hand, and where the finger is, in pixels of the window. */
  held = $state.raw<T | null>(null)
  finger = $state.raw<Point>([0, 0])
  #ready: { thing: T; from: Point; pointer: number } | null = null
  /** The click that ends a drag is not meant. */
  #dragged = false
  readonly #wished: Wished<T>

  constructor(wished: Wished<T>) {
    this.#wished = wished
  }

  get dragged(): boolean {
    return this.#dragged
  }

  down = (event: PointerEvent): void => {
    this.#dragged = false
    // A second finger means to look nearer.
    if (this.#ready || !event.isPrimary || event.button) {
      this.cancel()
      return
    }
    const thing = this.#wished.at(event)
    if (thing !== null) this.#ready = { thing, from: [event.clientX, event.clientY], pointer: event.pointerId }
  }

  move = (event: PointerEvent): void => {
    if (!this.#ready || event.pointerId !== this.#ready.pointer) return
    this.finger = [event.clientX, event.clientY]
    const { thing, from } = this.#ready
    if (this.held !== null || Math.hypot(this.finger[0] - from[0], this.finger[1] - from[1]) < TREMBLE) return
    this.held = thing
    this.#dragged = true
    this.#wished.take(thing)
  }

  up = (event: PointerEvent): void => {
    if (this.#ready && event.pointerId !== this.#ready.pointer) return
    const thing = this.held
    this.held = null
    this.#ready = null
    if (thing !== null) this.#wished.drop(thing, event)
  }

  /** Whether there was something in hand to put back. */
  cancel = (): boolean => {
    const thing = this.held
    this.held = null
    this.#ready = null
    if (thing !== null) this.#wished.back(thing)
    return thing !== null
  }
}
