import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefs } from '../../lib/prefs.svelte'
import type { Piece, Table } from '../../lib/wire/wire'
import { Motion } from './motion.svelte'

const king = (where: string): Table => ({ pieces: [{ type: 'Piece', id: 'king', kind: 'king', where, owner: 0 } satisfies Piece] })
const step = (from: string, to: string, cut = false) => ({ before: king(from), after: king(to), events: [], cut })
const key = (place: string) => `king|0||@${place}`

describe('motion', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    prefs.speed = 2
  })

  afterEach(() => {
    vi.useRealTimers()
    prefs.speed = 2
  })

  it('shows one thing after the other, and holds back what has not arrived', () => {
    const motion = new Motion()
    motion.take(step('a', 'b'))
    motion.take(step('b', 'c'))
    expect(motion.current!.movements[0]).toMatchObject({ kind: 'move', from: 'a', to: 'b' })
    expect(motion.held.get(key('c'))).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(motion.current!.movements[0]).toMatchObject({ from: 'b', to: 'c' })
    vi.advanceTimersByTime(1000)
    expect(motion.current).toBeNull()
    expect(motion.held.size).toBe(0)
  })

  it('can be skipped at any time', () => {
    const motion = new Motion()
    motion.take(step('a', 'b'))
    motion.skip()
    expect(motion.current).toBeNull()
    vi.advanceTimersByTime(5000)
    motion.take(step('b', 'c'))
    expect(motion.steps).toHaveLength(1)
  })

  it('shows nothing that was taken back, and nothing at all at speed 0', () => {
    const motion = new Motion()
    motion.take(step('a', 'b'))
    motion.take(step('b', 'a', true))
    expect(motion.current).toBeNull()
    prefs.speed = 0
    motion.take(step('a', 'b'))
    expect(motion.current).toBeNull()
  })

  it('never falls behind', () => {
    const motion = new Motion()
    for (let n = 0; n < 40; n++) motion.take(step(`p${n}`, `p${n + 1}`))
    expect(motion.steps.length).toBeLessThanOrEqual(6)
    expect(motion.pace).toBeLessThan(1)
    expect(motion.steps.at(-1)!.movements[0]!.to).toBe('p40')
    vi.advanceTimersByTime(5000)
    expect(motion.current).toBeNull()
  })

  it('takes its time by the speed that is liked', () => {
    const lengths = ([1, 2, 3] as const).map((speed) => {
      prefs.speed = speed
      const motion = new Motion()
      motion.take(step('a', 'b'))
      return motion.current!.length
    })
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
    expect(new Set(lengths).size).toBe(3)
  })
})
