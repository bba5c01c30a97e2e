/** Pointing at things: a short click, a pointer that rests, a long press. */

import type { Point } from '../map/geometry'

const REST = 600
const PRESS = 500
const TREMBLE = 8

interface Wanted<T> {
  /** What is under the pointer. */
  at: (event: Event) => T | null
  /** Whether resting on it asks about it. */
  asks: (thing: T) => boolean
  onhover: (thing: T | null) => void
  onclick: (thing: T) => void
  onwhy: (thing: T | null, at: { x: number; y: number }) => void
}

export class Pointing<T> {
  #waiting: ReturnType<typeof setTimeout> | undefined
  #down: Point | null = null
  /** A long press has been answered; the click that follows is not meant. */
  #pressed = false
  #asked = false
  readonly #wanted: Wanted<T>

  constructor(wanted: Wanted<T>) {
    this.#wanted = wanted
  }

  get pressed(): boolean {
    return this.#pressed
  }

  move = (event: PointerEvent): void => {
    const thing = this.#wanted.at(event)
    this.#wanted.onhover(thing)
    if (this.#down && Math.hypot(event.clientX - this.#down[0], event.clientY - this.#down[1]) > TREMBLE) this.hush()
    if (event.pointerType !== 'mouse' || event.buttons) return
    this.hush()
    if (thing !== null && this.#wanted.asks(thing)) this.#wait(thing, event, REST)
  }

  down = (event: PointerEvent): void => {
    this.hush()
    this.#pressed = false
    this.#down = [event.clientX, event.clientY]
    const thing = this.#wanted.at(event)
    if (thing !== null && event.pointerType !== 'mouse') this.#wait(thing, event, PRESS)
  }

  up = (): void => clearTimeout(this.#waiting)

  leave = (): void => {
    this.hush()
    this.#wanted.onhover(null)
  }

  click = (event: MouseEvent): void => {
    clearTimeout(this.#waiting)
    const thing = this.#wanted.at(event)
    if (thing !== null && !this.#pressed) this.#wanted.onclick(thing)
    this.#pressed = false
  }

  /** Nobody asks any more; what a long press brought up stays. */
  hush = (): void => {
    clearTimeout(this.#waiting)
    if (this.#asked && !this.#pressed) this.#wanted.onwhy(null, { x: 0, y: 0 })
    this.#asked = false
  }

  #wait(thing: T, { clientX: x, clientY: y }: PointerEvent, time: number): void {
    this.#waiting = setTimeout(() => {
      this.#asked = true
      this.#pressed = time === PRESS
      this.#wanted.onwhy(thing, { x, y })
    }, time)
  }
}
