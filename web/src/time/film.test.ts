import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change, Link } from '../lib/wire/link.svelte'
import { prefs } from '../lib/prefs.svelte'
import type { Happening, Happenings, LogLine, Passage, Table } from '../lib/wire/wire'
import { Film, type Mover } from './film.svelte'

const scene = (where: string): Table => ({ pieces: [{ type: 'Piece', id: 'king', kind: 'king', where }] })
const line = (ply: number, seat: number, say = `line ${ply}`): LogLine => ({ ply, event: { type: 'Moved' }, tells: { seat }, say })
const change = (ply: number, seat = 1): Change => ({ before: scene(`${ply - 1}`), after: scene(`${ply}`), events: [line(ply, seat)], cut: false })
const happening = (at: number, more: Partial<Happening> = {}): Happening => ({ at, ply: at, line: at, say: `happening ${at}`, lines: [`happening ${at}`], ...more })

/** Long enough for one step and no more; and for one that struck the reader. */
const STEP = 1500
const STRUCK = 2700

let view: { ply: number; you: number | null; where?: Passage[] }
let film: Film
let shown: Change[]
let mover: Mover
let answer: Happenings

/** A change comes in. */
function come(ply: number, seat = 1): void {
  view.ply = ply
  film.take(change(ply, seat), mover)
}

const where = (): string => film.scene?.pieces?.[0]?.where ?? 'now'

beforeEach(() => {
  vi.useFakeTimers()
  view = { ply: 0, you: 0 }
  film = new Film({ table: 7, invitation: '', view } as unknown as Link)
  shown = []
  mover = { take: (each) => void shown.push(each), skip: () => undefined }
  answer = { since: 0, last: 9, happenings: [], lines: [], others: 0 }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } }))
  prefs.speed = 2
  prefs.film = 'all'
})

afterEach(() => {
  film.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a film', () => {
  it('shows the first change at once, and nothing in place of the present', () => {
    come(1)
    expect(shown.map(({ after }) => after.pieces?.[0]?.where)).toEqual(['1'])
    expect(film.on).toBe(false)
  })

  it('keeps what comes too fast for later', () => {
    come(1)
    come(2)
    come(3)
    expect(film.on).toBe(true)
    expect(where()).toBe('1')
    vi.advanceTimersByTime(STEP)
    expect(where()).toBe('2')
    vi.advanceTimersByTime(9000)
    expect(where()).toBe('now')
    expect(shown.map(({ after }) => after.pieces?.[0]?.where)).toEqual(['1', '2', '3'])
  })

  it('does not begin with what one has done oneself', () => {
    come(1, 0)
    come(2)
    expect(film.on).toBe(false)
    come(3)
    expect([film.on, where()]).toEqual([true, '2'])
  })

  it('keeps nothing of what is slow enough to be seen', () => {
    come(1)
    vi.advanceTimersByTime(5000)
    come(2)
    expect(film.on).toBe(false)
  })

  it('is stepped, and stays where it was stepped to', () => {
    for (const ply of [1, 2, 3]) come(ply)
    film.step(1)
    vi.advanceTimersByTime(20_000)
    expect([where(), film.playing]).toEqual(['2', false])
    film.step(-1)
    expect(where()).toBe('1')
    film.step(1)
    film.step(1)
    film.step(1)
    expect(where()).toBe('now')
  })

  it('says where in the rulebook each step was', () => {
    for (const number of [1, 2, 3]) {
      view.where = [{ name: 'round', number }]
      come(number)
    }
    expect(film.current?.where).toEqual([{ name: 'round', number: 1 }])
    film.step(1)
    expect(film.current?.where).toEqual([{ name: 'round', number: 2 }])
  })

  it('waits as long as it is shown how something was decided', () => {
    for (const ply of [1, 2, 3]) come(ply)
    film.hold(true)
    vi.advanceTimersByTime(20_000)
    expect([where(), film.playing]).toEqual(['1', true])
    film.hold(false)
    vi.advanceTimersByTime(STEP)
    expect(where()).toBe('2')
  })

  it('follows what happens while it runs', () => {
    come(1)
    come(2)
    vi.advanceTimersByTime(STEP)
    come(3)
    vi.advanceTimersByTime(STEP)
    expect(where()).toBe('3')
  })

  it('is not made of what was taken back, nor for who wants none', () => {
    come(1)
    come(2)
    film.take({ ...change(1), cut: true }, mover)
    expect(film.on).toBe(false)
    prefs.film = 'off'
    come(2)
    come(3)
    expect(film.on).toBe(false)
  })

  it('tells a happening when it is complete, and its lines until then', async () => {
    answer.happenings = [happening(3, { ply: 2 })]
    for (const ply of [1, 2, 3]) come(ply)
    film.pause()
    await film.read()
    expect([1, 2].map((index) => film.captionAt(index))).toEqual(['line 2', 'happening 3'])
  })

  it('shows first what struck the reader, and then the rest', async () => {
    answer = { ...answer, happenings: [happening(2), happening(3, { kind: 'loss', weight: 4 })], lines: [1] }
    for (const ply of [1, 2, 3]) come(ply)
    await film.read()
    expect([where(), film.caption]).toEqual(['3', 'happening 3'])
    vi.advanceTimersByTime(STRUCK)
    expect([where(), film.struck]).toEqual(['1', null])
    vi.advanceTimersByTime(STEP)
    expect(where()).toBe('2')
  })

  it('tells over the present what struck the reader and no film tells', async () => {
    const fallen = { kind: 'loss', weight: 5, mine: true, headline: 'Your King falls' } as const
    answer = { ...answer, happenings: [happening(2, fallen)], lines: [0] }
    come(1)
    await film.read()
    expect([film.on, film.staged?.headline]).toEqual([false, 'Your King falls'])
    film.unstage()
    await film.read()
    expect(film.staged).toBeNull()
  })

  it('stages nothing that is no more than grave, nor for who wants no film', async () => {
    answer = { ...answer, happenings: [happening(2, { kind: 'loss', weight: 3 })], lines: [0] }
    await film.read()
    expect(film.staged).toBeNull()
    prefs.film = 'off'
    answer = { ...answer, happenings: [happening(3, { kind: 'loss', weight: 5, headline: 'It falls' })], lines: [0] }
    await film.read()
    expect(film.staged).toBeNull()
  })

  it('leaves out what does not concern who wants nothing else', async () => {
    prefs.film = 'mine'
    answer.happenings = [happening(2), happening(3, { kind: 'news', weight: 1 })]
    for (const ply of [1, 2, 3]) come(ply)
    await film.read()
    vi.advanceTimersByTime(STEP)
    expect(where()).toBe('3')
  })

  it('goes at the pace that is liked, within bounds', () => {
    for (const way of [-1, -1, -1] as const) film.pace(way)
    expect(prefs.speed).toBe(1)
    for (const way of [1, 1, 1] as const) film.pace(way)
    expect(prefs.speed).toBe(3)
  })

  it('does not film for onlookers', () => {
    view.you = null
    come(1)
    come(2)
    expect(film.on).toBe(false)
  })
})
