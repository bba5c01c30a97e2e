/** Things that want a place each, of several that would do, so that none covers another: reckoned once for a map. */

import { bounds, meet, type Box, type Point } from '../map/geometry'

export interface Option {
  boxes: readonly Box[]
  /** What it costs to stand there, whatever else does. */
  cost: number
}

export type Kind = 'name' | 'pen'

export interface Thing {
  kind: Kind
  options: readonly Option[]
}

/** What it costs to cover something: names must be read, pieces had better be seen. */
const COVERED: Record<Kind, Record<Kind | 'fixed', number>> = {
  name: { name: 900, pen: 260, fixed: 900 },
  pen: { name: 260, pen: 110, fixed: 80 },
}
const SWEEPS = 16
/** So many of its options a name tries while others make room for it, and so often this is tried. */
const PUSHES = 16
const ATTEMPTS = 40

/** How much of the smaller of two boxes the other one covers. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  if (across <= 0) return 0
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return down <= 0 ? 0 : (across * down) / Math.min(a.width * a.height, b.width * b.height)
}

function clash(a: readonly Box[], b: readonly Box[], weight: number): number {
  let most = 0
  for (const one of a) for (const other of b) most = Math.max(most, shared(one, other))
  return most > 0 ? weight * (0.3 + most) : 0
}

const reach = (options: readonly Option[]): Box =>
  bounds(options.flatMap(({ boxes }) => boxes.flatMap(({ x, y, width, height }): Point[] => [[x, y], [x + width, y + height]])))

/** The best options of a thing beside what cannot move, in order of their cost. */
export function cheapest<O extends Option>(kind: Kind, options: readonly O[], fixed: readonly Box[], most: number): O[] {
  const all = reach(options)
  const near = fixed.filter((box) => meet(box, all)).map((box) => [box])
  const weight = COVERED[kind].fixed
  return options.map((option) => ({ ...option, cost: near.reduce((sum, box) => sum + clash(option.boxes, box, weight), option.cost) }))
    .sort((a, b) => a.cost - b.cost).slice(0, most)
}

/** Which option each thing takes; options are in order of their cost. */
export function settle(things: readonly Thing[]): number[] {
  return new Settling(things).chosen
}

class Settling {
  readonly #things: readonly Thing[]
  /** What may come to touch what. */
  readonly #near: number[][]
  readonly chosen: number[]
  /** Which things count already. */
  #there: boolean[]

  constructor(things: readonly Thing[]) {
    this.#things = things
    const reaches = things.map(({ options }) => reach(options))
    this.#near = reaches.map((own, a) => reaches.flatMap((other, b) => (a !== b && meet(own, other) ? [b] : [])))
    this.chosen = things.map(() => 0)
    this.#there = things.map(({ kind }) => kind === 'name')
    // Names first, as if nothing else were there; then the pieces around them; then all together.
    this.#arrange()
    this.#there = things.map(() => true)
    this.#sweep('pen')
    this.#arrange()
  }

  #arrange(): void {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      this.#sweep()
      if (!this.#things.some((_, thing) => this.#push(thing))) return
    }
  }

  #between(kind: Kind, boxes: readonly Box[], other: number): number {
    if (!this.#there[other]) return 0
    const { kind: its, options } = this.#things[other]!
    return clash(boxes, options[this.chosen[other]!]!.boxes, COVERED[kind][its])
  }

  #cost(thing: number, option: number, most: number): number {
    const { kind, options } = this.#things[thing]!
    const { boxes, cost } = options[option]!
    let sum = cost
    for (const other of this.#near[thing]!) {
      sum += this.#between(kind, boxes, other)
      if (sum >= most) return sum
    }
    return sum
  }

  /** The cheapest option as the others stand. */
  #best(thing: number): number {
    let [best, least] = [this.chosen[thing]!, this.#cost(thing, this.chosen[thing]!, Infinity)]
    const { options } = this.#things[thing]!
    for (let n = 0; n < options.length && options[n]!.cost < least; n++) {
      const cost = this.#cost(thing, n, least)
      if (cost < least - 1e-6) [best, least] = [n, cost]
    }
    return best
  }

  #sweep(kind?: Kind): void {
    for (let sweep = 0, moved = true; moved && sweep < SWEEPS; sweep++) {
      moved = false
      for (let thing = 0; thing < this.#things.length; thing++) {
        if (!this.#there[thing] || (kind && this.#things[thing]!.kind !== kind)) continue
        const best = this.#best(thing)
        if (best === this.chosen[thing]) continue
        this.chosen[thing] = best
        moved = true
      }
    }
  }

  /** Whether a name that touches something finds a better place if others make room; then they have. */
  #push(thing: number): boolean {
    const { kind, options } = this.#things[thing]!
    if (kind !== 'name') return false
    const touches = (option: number) => this.#near[thing]!.filter((other) => this.#between(kind, options[option]!.boxes, other) > 0)
    if (!touches(this.chosen[thing]!).length) return false
    const before = [...this.chosen]
    for (let n = 0; n < Math.min(PUSHES, options.length); n++) {
      if (n === before[thing]) continue
      const group = [thing, ...touches(n)]
      const earlier = this.#sum(group)
      this.chosen[thing] = n
      for (const other of group.slice(1)) this.chosen[other] = this.#best(other)
      if (this.#sum(group) < earlier - 1e-6) return true
      for (const each of group) this.chosen[each] = before[each]!
    }
    return false
  }

  /** What several things cost together, as they stand. */
  #sum(group: readonly number[]): number {
    const inside = new Set(group)
    let sum = 0
    for (const thing of group) {
      const { kind, options } = this.#things[thing]!
      const { boxes, cost } = options[this.chosen[thing]!]!
      sum += cost
      // What two of the group have in common counts once.
      for (const other of this.#near[thing]!) sum += this.#between(kind, boxes, other) * (inside.has(other) ? 0.5 : 1)
    }
    return sum
  }
}
