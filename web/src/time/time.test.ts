import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { across, dash, peak, sampled, shortened, spread, steps, ticks, upward, valueAt } from './charts'
import { TimeMachine } from './moment.svelte'
import { ranked } from './ranks'
import { common, developed, nextMark, placeOf, type Frame, type Mark, type Measure, type Moments } from './reel'
import type { Change, Link } from '../lib/wire/link.svelte'
import type { Piece } from '../lib/wire/wire'

const piece = (id: string, where: string): Piece => ({ type: 'Piece', id, kind: 'king', where })

function moments(frames: Frame[]): Moments {
  return { moments: frames, last: frames.at(-1)?.at ?? 0, total: frames.length, over: false, seat: null, everything: false }
}

describe('a reel', () => {
  const first = { pieces: [piece('a', 'x'), piece('b', 'y')] }

  it('gives every moment its whole scene, and keeps what did not change', () => {
    const shots = developed(moments([
      { at: 3, waiting: [0], log: [], table: first },
      { at: 5, waiting: [1], log: [], patch: [{ op: 'replace', path: '/pieces/0', value: piece('a', 'z') }] },
      { at: 6, waiting: [1], log: [], patch: [] },
    ]))
    expect(shots.map((shot) => shot.scene.pieces?.[0]?.where)).toEqual(['x', 'z', 'z'])
    expect(shots[1]!.scene.pieces![1]).toBe(first.pieces[1])
    expect(shots[2]!.scene).toBe(shots[1]!.scene)
    expect(first.pieces[0]!.where).toBe('x')
  })

  it('finds the moment of a ply', () => {
    const plies = [1, 4, 5, 9]
    expect([0, 1, 2, 4, 6, 9, 40].map((ply) => placeOf(plies, ply))).toEqual([0, 0, 1, 1, 3, 3, 3])
    expect(placeOf([], 3)).toBe(-1)
  })

  it('knows how much of two outlines is the same', () => {
    expect(common([1, 2, 3], [1, 2, 4, 5])).toBe(2)
    expect(common([], [1])).toBe(0)
  })

  it('finds the next mark either way', () => {
    const marks = [2, 5, 9].map((at): Mark => ({ at, kind: 'turn', panel: '', seat: null, where: '' }))
    expect(nextMark(marks, 5, 1)?.at).toBe(9)
    expect(nextMark(marks, 5, -1)?.at).toBe(2)
    expect(nextMark(marks, 9, 1)).toBeNull()
  })
})

describe('a chart', () => {
  const box = { left: 10, right: 110, top: 0, bottom: 50 }

  it('has round steps, not too many', () => {
    expect(ticks(0)).toEqual([0, 1])
    expect(ticks(4)).toEqual([0, 1, 2, 3, 4])
    expect(ticks(7)).toEqual([0, 2, 4, 6, 8])
    expect(ticks(37)).toEqual([0, 10, 20, 30, 40])
    for (const most of [1, 3, 9, 99, 140, 999, 12345]) {
      const found = ticks(most)
      expect(found.at(-1)).toBeGreaterThanOrEqual(most)
      expect(found.length).toBeLessThanOrEqual(7)
    }
  })

  it('draws steps, and nothing where nothing is known', () => {
    const x = (ply: number) => across(box, 0, 10, ply)
    const y = (value: number) => upward(box, 5, value)
    expect(steps([[0, 1], [5, 3]], 10, x, y)).toBe('M10 40H60V20H110')
    expect(steps([[0, null], [4, 2], [6, null], [8, 5]], 10, x, y)).toBe('M50 30H70M90 0H110')
    expect(steps([], 10, x, y)).toBe('')
  })

  it('says what a series said at a time', () => {
    const points: [number, number | null][] = [[2, 4], [6, null], [8, 1]]
    expect([0, 2, 5, 6, 9].map((ply) => valueAt(points, ply))).toEqual([null, 4, 4, null, 1])
  })

  it('moves labels apart, but never out of their order or the box', () => {
    const apart = spread([20, 21, 49], 10, box)
    expect(apart).toEqual([20, 30, 49])
    const tight = spread([50, 50, 50], 12, box)
    expect(tight.toSorted((a, b) => a - b)).toEqual([26, 38, 50])
  })

  it('knows its peak and picks some of many plies', () => {
    const measure: Measure = { name: 'm', label: 'm', lines: [{ panel: 'a', points: [[0, 2], [3, null]] }, { panel: 'b', points: [[0, 7]] }] }
    expect(peak(measure)).toBe(7)
    expect(sampled([1, 2, 3], 5)).toEqual([1, 2, 3])
    const some = sampled(Array.from({ length: 100 }, (_, n) => n), 6)
    expect(some).toHaveLength(6)
    expect([some[0], some.at(-1)]).toEqual([0, 99])
  })

  it('tells all tinctures apart without colour', () => {
    const all = ['gules', 'azure', 'vert', 'or', 'purpure', 'sable', 'tenne', 'argent'].map(dash)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('a name beside a chart', () => {
  it('keeps its end as long as it can', () => {
    expect(shortened('Raoul', 12)).toBe('Raoul')
    expect(shortened('Thomas Edmund Madder', 16)).toBe('T. Edmund Madder')
    expect(shortened('Thomas Edmund Madder', 12)).toBe('T. E. Madder')
    expect(shortened('Mieczyslaw Niebieski', 8)).toBe('M. Nieb…')
  })
})

describe('ranks', () => {
  it('are in the order of places, then of scores', () => {
    const ranks = ranked({ places: { 0: 2, 1: 1, 2: 2 }, scores: { 0: 3, 1: 9, 2: 5 }, how: 'military' })
    expect(ranks.map(({ seat, place, score }) => [seat, place, score])).toEqual([[1, 1, 9], [2, 2, 5], [0, 2, 3]])
  })
})

describe('the time machine', () => {
  const plies = Array.from({ length: 120 }, (_, index) => index * 2)
  let asked: URL[]
  let changed: (change: Change) => void
  let outline: number[]

  function answer(url: URL): unknown {
    if (url.pathname.endsWith('/outline')) return { plies: outline, marks: [], episodes: [], over: false }
    const from = Number(url.searchParams.get('from'))
    const count = Number(url.searchParams.get('count'))
    const start = placeOf(outline, from)
    return moments(outline.slice(start, start + count).map((at, place) => ({
      at, waiting: [0], where: [{ name: 'round', number: at }], log: [{ ply: at, event: { type: 'Moved' }, tells: {}, say: `to ${at}` }],
      ...(place === 0 ? { table: { pieces: [piece('a', String(at))] } } : { patch: [{ op: 'replace' as const, path: '/pieces/0', value: piece('a', String(at)) }] }),
    })))
  }

  beforeEach(() => {
    asked = []
    outline = plies
    vi.stubGlobal('fetch', vi.fn(async (address: string) => {
      const url = new URL(address, 'http://here')
      asked.push(url)
      return new Response(JSON.stringify(answer(url)))
    }))
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  function machine(): TimeMachine {
    const link = {
      table: 7, invitation: 'secret', view: { outcome: null, where: [{ name: 'round', number: 99 }] }, log: [3, 5, 7].map((ply) => ({ ply })),
      onUpdate: (told: (change: Change) => void) => { changed = told; return () => undefined },
    }
    return new TimeMachine(link as unknown as Link)
  }

  it('shows a moment as it was, and the present again', async () => {
    const time = machine()
    await time.go(61)
    expect(time.at).toBe(62)
    expect(time.scene?.pieces?.[0]?.where).toBe('62')
    expect(time.lines[0]?.say).toBe('to 62')
    expect(time.index).toBe(31)
    expect(time.passages).toEqual([{ name: 'round', number: 62 }])
    time.now()
    expect([time.at, time.scene]).toEqual([null, null])
    expect(time.passages).toEqual([{ name: 'round', number: 99 }])
  })

  it('tells nothing that is still being shown', () => {
    const time = machine()
    const plies = () => time.log.map(({ ply }) => ply)
    expect(plies()).toEqual([3, 5, 7])
    time.keep(7)
    time.keep(5)
    time.keep(7)
    expect(plies()).toEqual([3])
    time.untold = Infinity
    expect(plies()).toEqual([3, 5, 7])
  })

  it('asks for parts, each once, with the invitation', async () => {
    const time = machine()
    await time.go(0)
    for (let n = 0; n < 20; n += 1) await time.step(1)
    const parts = asked.filter((url) => url.pathname.endsWith('/moments'))
    expect(parts).toHaveLength(1)
    expect(parts[0]!.searchParams.get('invitation')).toBe('secret')
  })

  it('takes the last moment for the present', async () => {
    const time = machine()
    await time.go(9999)
    expect(time.at).toBeNull()
    await time.step(-1)
    expect(time.at).toBe(236)
    await time.step(1)
    expect(time.at).toBeNull()
  })

  it('runs to the end and stops', async () => {
    vi.useFakeTimers()
    const time = machine()
    await time.play(234)
    expect(time.playing).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(time.playing).toBe(false)
    expect(time.at).toBeNull()
  })

  it('forgets what was taken back', async () => {
    vi.useFakeTimers()
    const time = machine()
    const stop = time.open()
    await vi.advanceTimersByTimeAsync(10)
    await time.go(40)
    outline = plies.slice(0, 30)
    changed({ before: {}, after: {}, events: [], cut: true })
    await vi.advanceTimersByTimeAsync(2000)
    expect(time.total).toBe(30)
    const before = asked.length
    await time.go(20)
    expect(asked.length).toBeGreaterThan(before)
    expect(time.scene?.pieces?.[0]?.where).toBe('20')
    stop()
  })

  it('shares the address of the moment', async () => {
    const time = machine()
    await time.go(10)
    expect(time.address()).toMatch(/\/t\/7\?moment=10$/)
  })
})
