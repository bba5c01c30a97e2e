/** Animations: what happened is shown one after the other, never slower than the player likes. */

import { prefs } from '../../lib/prefs.svelte'
import type { LogLine, Table } from '../../lib/wire/wire'
import { likeness, movements, wayOf, type Movement } from './moves'

export interface Update {
  before: Table
  after: Table
  events: LogLine[]
  /** Something was taken back. */
  cut?: boolean
}

export interface Step {
  id: number
  movements: Movement[]
  /** How long it takes, in milliseconds. */
  length: number
}

const FACTOR = [0, 0.5, 1, 1.8]
const MOVE = 720
const APPEAR = 420
/** When so many wait, the older ones are not shown any more. */
const MOST = 6

const lengthOf = (moves: Movement[]): number =>
  moves.length === 0 ? 0 : moves.some((each) => each.kind === 'move') ? MOVE : APPEAR

export class Motion {
  steps = $state.raw<Step[]>([])
  /** Whether a step that comes has to hurry. */
  #timer: ReturnType<typeof setTimeout> | undefined
  #next = 0
  readonly #far: (a: string, b: string) => number

  constructor(far: (a: string, b: string) => number = () => 0) {
    this.#far = far
  }

  get current(): Step | null {
    return this.steps[0] ?? null
  }

  /** How many pieces that are alike have not arrived at a place yet. */
  held: Map<string, number> = $derived.by(() => {
    const held = new Map<string, number>()
    for (const { movements: moves } of this.steps) {
      for (const { kind, piece, to, count } of moves) {
        if (kind !== 'vanish') held.set(`${likeness(piece)}@${to}`, (held.get(`${likeness(piece)}@${to}`) ?? 0) + count)
      }
    }
    return held
  })

  /** Show what changed, after all that is being shown. */
  take({ before, after, events, cut = false }: Update): void {
    if (cut || !prefs.motion || document.hidden) {
      this.skip()
      return
    }
    const moves = movements(before, after, this.#far).map((move) => ({ ...move, via: wayOf(move, events) }))
    const length = lengthOf(moves) * (FACTOR[prefs.speed] ?? 1)
    if (!length) return
    const waiting = this.steps.length >= MOST ? this.steps.slice(0, 1) : this.steps
    this.steps = [...waiting, { id: this.#next++, movements: moves, length }]
    if (this.steps.length === 1) this.#play()
  }

  /** Everything is where it belongs, at once. */
  skip(): void {
    clearTimeout(this.#timer)
    if (this.steps.length) this.steps = []
  }

  /** Pieces in what is shown now take so long; the more wait behind it, the less. */
  get pace(): number {
    return this.steps.length > 2 ? 0.4 : 1
  }

  #play(): void {
    const { current } = this
    if (!current) return
    this.#timer = setTimeout(() => {
      this.steps = this.steps.slice(1)
      this.#play()
    }, current.length * this.pace)
  }
}
