/** The theatre over the board: what stands between several sides, and how it ended. */

import type { Change } from '../lib/wire/link.svelte'
import { prefs } from '../lib/prefs.svelte'
import type { Clash, Dice, Hall, Table } from '../lib/wire/wire'
import type { Episode } from '../time/reel'
import { Replaying } from '../time/replay.svelte'
import type { Desk } from './desk.svelte'

/** In the middle of the board, in a corner of it, or nothing but a tab. */
export type Mode = 'open' | 'aside' | 'folded'

export interface Acts {
  clashes: Clash[]
  halls: Hall[]
  dice: Dice[]
}

/** How much quicker than a replay that was asked for the end of something is shown. */
const PACE = 0.6
const NONE: Acts = { clashes: [], halls: [], dice: [] }

/** What is on: what a choice would lead to in the place of what is, and what could begin before it does. */
export function actsOf(scene: Table, ghost: Table | null): Acts {
  const after = new Map((ghost?.clashes ?? []).map((clash) => [clash.id, clash]))
  const now = (scene.clashes ?? []).filter((clash) => !ghost || !clash.prospect || after.has(clash.id))
  const fresh = [...after.values()].filter((clash) => !now.some(({ id }) => id === clash.id))
  const clashes = [...fresh, ...now.map((clash) => after.get(clash.id) ?? clash)]
  return { clashes, halls: scene.halls ?? [], dice: scene.dice ?? [] }
}

/** By what one act is told from the next: a vote on another matter is another one. */
export function keyOf({ clashes, halls, dice }: Acts): string {
  const fought = clashes.filter((clash) => !clash.prospect)
  if (fought.length || halls.length) return [...fought.map(({ id }) => id), ...halls.map(matterOf)].join(' ')
  return clashes.length ? 'prospects' : dice.map(({ id }) => id).join(' ')
}

const matterOf = ({ id, matter }: Hall): string => `${id}/${JSON.stringify(matter?.label ?? null)}`

/** Whether something was decided between two scenes: it is told, or what stood between the sides is gone. */
export function decides({ before, after, events }: Pick<Change, 'before' | 'after' | 'events'>): boolean {
  if (events.some(({ tells }) => tells.wins || tells.side)) return true
  const left = new Set((after.clashes ?? []).map(({ id }) => id))
  return (before.clashes ?? []).some((clash) => !clash.prospect && !left.has(clash.id))
}

/** The battle or vote that was decided first at a ply or after it; when all is over, the last one. */
export const decidedSince = (episodes: readonly Episode[], ply: number, over = false): Episode | undefined => {
  const decided = episodes.filter(({ until }) => until >= ply)
  return over ? decided.at(-1) : decided[0]
}

export class Theatre {
  readonly #desk: Desk
  /** How the last battle or vote ended, while that is shown. */
  readonly finale: Replaying
  #chosen = $state.raw<{ key: string; mode: Mode } | null>(null)

  constructor(desk: Desk) {
    this.#desk = desk
    const { link } = desk
    this.finale = new Replaying(() => ({ table: link.table, invitation: link.invitation ?? '', viewpoint: null }), PACE)
  }

  /** Whether the end of something is being fetched. */
  busy = $state(false)

  acts: Acts = $derived.by(() => (this.#desk.ended ? NONE : actsOf(this.#desk.scene, this.#desk.ghost)))

  /** Whether the end of something is shown: not in the past, and not while one is asked in the next fight. */
  ending = $derived.by(() => {
    if (!this.finale.shots.length || this.#desk.past) return false
    return !(this.#desk.asked && (this.acts.halls.length || this.acts.clashes.some((clash) => !clash.prospect)))
  })

  key = $derived.by(() => (this.ending ? `finale ${this.finale.name}` : keyOf(this.acts)))
  empty = $derived.by(() => !this.ending && !this.acts.clashes.length && !this.acts.halls.length && !this.acts.dice.length)

  /** Whether something has to be chosen on a map or a mat, which must be seen then. */
  #mapped = $derived.by(() => {
    const { asked, past, scene, mats } = this.#desk
    return asked && !past && [...(scene.boards ?? []), ...mats].some((ground) => this.#desk.litOn(ground))
  })

  /** Whether there is nothing but what could begin, or dice that lie there. */
  #quiet = $derived.by(() => !this.ending && !this.acts.halls.length && this.acts.clashes.every((clash) => clash.prospect))

  usual: Mode = $derived.by(() => (this.#mapped || this.#quiet ? (this.#desk.tight ? 'folded' : 'aside') : 'open'))
  mode: Mode = $derived.by(() => (this.#chosen?.key === this.key ? this.#chosen.mode : this.usual))

  show(mode: Mode): void {
    this.#chosen = { key: this.key, mode }
  }

  /** Put away what is over; fold what goes on. */
  close(): void {
    if (this.ending) this.finale.close()
    else this.show('folded')
  }

  /** Whether it is being shown how something was decided, which nobody should be told before. */
  deciding = $derived.by(() => this.busy || (this.ending && this.finale.playing && !this.finale.over))

  /** Follow the game, and show how things end. Returns how to stop. */
  follow(): () => void {
    const off = this.#desk.link.onUpdate((change) => void this.#see(change))
    return () => {
      off()
      this.finale.close()
    }
  }

  async #see(change: Change): Promise<void> {
    if (change.cut) this.finale.close()
    if (change.cut || document.hidden || !decides(change)) return
    // What is being shown is shown to its end; only the last battle of all comes before everything.
    if (this.deciding && !this.#desk.over) return
    if (prefs.motion) this.#desk.moment.keep(change.events[0]?.ply ?? Infinity)
    this.busy = true
    try {
      await this.#show(change)
    } finally {
      this.busy = false
    }
  }

  async #show(change: Change): Promise<void> {
    const { moment } = this.#desk
    const from = change.events[0]?.ply ?? 0
    await moment.outline()
    const episode = decidedSince(moment.episodes, from, this.#desk.over)
    if (!episode || this.#desk.past) return
    await this.finale.open(episode.name)
    // What was seen before is not shown again.
    const seen = this.finale.shots.findLastIndex(({ at }) => at < from)
    this.finale.index = prefs.motion ? Math.max(0, seen) : Math.max(0, this.finale.last)
  }
}
