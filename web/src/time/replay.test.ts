import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { counted, oddsOf, outcomeOf, settled, winnerOf } from '../board/pieces/spectacle'
import { prefs } from '../lib/prefs.svelte'
import type { Clash, Hall, LogLine, Panel, Tells } from '../lib/wire/wire'
import { episodesOf, type Episode, type Frame } from './reel'
import { Replaying } from './replay.svelte'

const line = (ply: number, type: string, tells: Tells = {}): LogLine => ({ ply, event: { type }, tells, say: `${type} ${ply}` })

const episode = (name: string, at: number, until: number, more: Partial<Episode> = {}): Episode =>
  ({ name, kind: 'clash', at, opens: 'Begun', nth: 0, until, closes: 'Decided', ...more })

describe('the lines of a battle or a vote', () => {
  const log = [
    line(3, 'Turned'), line(4, 'Moved'), line(4, 'Begun'), line(5, 'Dealt'), line(6, 'Decided'), line(6, 'Turned'),
    line(9, 'Begun'), line(9, 'Decided'), line(9, 'Begun'), line(9, 'Decided'), line(9, 'Paid'),
  ]
  const said = (found: Map<LogLine, Episode>) => log.map((each) => found.get(each)?.name ?? '')

  it('go from the one that opens it to the one that closes it', () => {
    expect(said(episodesOf(log, [episode('4', 4, 6)]))).toEqual(['', '', '4', '4', '4', '', '', '', '', '', ''])
  })

  it('are told apart also at the same moment', () => {
    const found = episodesOf(log, [episode('9', 9, 9), episode('9.2', 9, 9, { nth: 1 })])
    expect(said(found).slice(6)).toEqual(['9', '9', '9.2', '9.2', ''])
  })

  it('are none where the log does not reach back to it', () => {
    expect(episodesOf(log.slice(3), [episode('4', 4, 6)]).size).toBe(0)
  })
})

describe('a battle as it is told', () => {
  const panels: Panel[] = ['huns', 'franks'].map((id, seat) => ({ type: 'Panel', id: `kingdom:${id}`, seat, tincture: id === 'huns' ? 'or' : 'azure' }))
  const clash: Clash = {
    type: 'Clash', id: 'battle', sides: panels.map(({ seat, tincture, id }) => ({ label: { id }, seat, tincture: tincture!, total: 3, chance: 0.5, parts: [{ name: 'men', value: 3 }] })),
  }
  const count = line(7, 'Counted', { panel: 'kingdom:franks', parts: [{ name: 'units', value: 3 }, { name: 'bribe', value: 2, secret: true }], total: 5 })

  it('counts a side once that has been told', () => {
    const { sides = [] } = counted(clash, [count], panels)
    expect(sides.map(({ total }) => total)).toEqual([3, 5])
    expect(sides[1]!.parts).toEqual([{ name: 'units', value: 3 }, { name: 'bribe', value: 2, secret: true }])
    expect(sides[1]!.label).toEqual({ id: 'kingdom:franks' })
    expect(clash.sides![1]!.total).toBe(3)
  })

  it('has the winner that was told, or that stands there', () => {
    expect(winnerOf(clash, [line(8, 'Done', { panel: 'kingdom:franks', wins: true })], panels)).toBe(1)
    expect(winnerOf(clash, [count], panels)).toBeNull()
    const won: Clash = { ...clash, sides: [{ ...clash.sides![0]!, won: true }, clash.sides![1]!] }
    expect(winnerOf(won, [count], panels)).toBe(0)
  })

  it('leaves no hope when it is over', () => {
    expect(settled(clash).sides!.some((side) => 'chance' in side)).toBe(false)
    const other = line(7, 'Counted', { panel: 'kingdom:huns', parts: [], total: 4 })
    expect(counted(clash, [count], panels).sides!.every((side) => 'chance' in side)).toBe(true)
    expect(counted(clash, [count, other], panels).sides!.some((side) => 'chance' in side)).toBe(false)
  })

  it('says how likely a choice makes it to win, if it changes one battle', () => {
    const other = { ...clash, id: 'other' }
    expect(oddsOf({}, { clashes: [clash] }, 0)).toBe(0.5)
    expect(oddsOf({ clashes: [clash] }, { clashes: [clash, other] }, 1)).toBe(0.5)
    expect(oddsOf({}, { clashes: [clash, other] }, 0)).toBeNull()
    expect(oddsOf({ clashes: [clash] }, { clashes: [clash] }, 0)).toBeNull()
    expect(oddsOf({}, { clashes: [clash] }, null)).toBeNull()
    expect(oddsOf({}, null, 0)).toBeNull()
  })

  it('knows what a vote came to', () => {
    const hall: Hall = { type: 'Hall', id: 'hall', sides: ['yes', 'no'] }
    expect(outcomeOf(hall, [line(3, 'VoteDecided', { side: 'no' })])).toBe('no')
    expect(outcomeOf(hall, [line(3, 'Paid', { side: 'perhaps' })])).toBe('')
  })
})

describe('a replay', () => {
  const frames: Frame[] = [
    { at: 4, waiting: [], log: [line(4, 'Begun')], table: { clashes: [{ type: 'Clash', id: 'c', sides: [] }] } },
    { at: 5, waiting: [], log: [line(5, 'Dealt')], patch: [{ op: 'add', path: '/clashes/0/where', value: 'x' }] },
    { at: 6, waiting: [], log: [line(6, 'Decided')], patch: [] },
    { at: 6, waiting: [], log: [line(6, 'Killed')], patch: [] },
  ]
  let asked: URL[]
  let viewpoint: number | null

  beforeEach(() => {
    vi.useFakeTimers()
    asked = []
    viewpoint = null
    vi.stubGlobal('fetch', vi.fn(async (address: string) => {
      asked.push(new URL(address, 'http://here'))
      const found = asked.at(-1)!.searchParams.get('name') === '4'
      const body = found ? { episode: episode('4', 4, 6), moments: frames, decided: 2, over: false, seat: 0, everything: false } : { error: { code: 'no-episode', words: 'There is none.' } }
      return new Response(JSON.stringify(body), { status: found ? 200 : 404 })
    }))
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  const replaying = () => new Replaying(() => ({ table: 7, invitation: 'secret', viewpoint }))
  const still = (motion: boolean) => vi.spyOn(prefs, 'motion', 'get').mockReturnValue(motion)

  it('runs step by step to its end, and again from its beginning', async () => {
    still(true)
    const replay = replaying()
    await replay.open('4')
    expect([replay.index, replay.playing, replay.last]).toEqual([0, true, 3])
    await vi.advanceTimersByTimeAsync(30_000)
    expect([replay.index, replay.playing, replay.over]).toEqual([3, false, true])
    expect(replay.lines.map((each) => each.event.type)).toEqual(['Begun', 'Dealt', 'Decided', 'Killed'])
    expect(replay.shot!.scene.clashes![0]!.where).toBe('x')
    replay.play()
    expect([replay.index, replay.playing]).toEqual([0, true])
    replay.close()
    await vi.advanceTimersByTimeAsync(30_000)
    expect([replay.name, replay.index, replay.shots.length]).toEqual([null, 0, 0])
  })

  it('waits to be stepped through where nothing is to move', async () => {
    still(false)
    const replay = replaying()
    await replay.open('4')
    await vi.advanceTimersByTimeAsync(30_000)
    expect([replay.index, replay.playing, replay.over]).toEqual([0, false, false])
    replay.step(2)
    expect([replay.index, replay.over]).toEqual([2, true])
    replay.step(9)
    expect(replay.index).toBe(3)
    replay.step(-9)
    expect(replay.index).toBe(0)
  })

  it('stops where one steps', async () => {
    still(true)
    const replay = replaying()
    await replay.open('4')
    replay.step(1)
    await vi.advanceTimersByTimeAsync(30_000)
    expect([replay.index, replay.playing]).toEqual([1, false])
  })

  it('is asked for and shared from where one looks', async () => {
    viewpoint = -1
    const replay = replaying()
    await replay.open('4')
    const query = asked[0]!.searchParams
    expect([asked[0]!.pathname, query.get('seat'), query.get('invitation'), query.get('lang')]).toEqual(['/api/tables/7/replay', '-1', 'secret', 'en'])
    expect(replay.address()).toMatch(/\/t\/7\?replay=4&from=all$/)
  })

  it('keeps its place in another language', async () => {
    still(false)
    const replay = replaying()
    await replay.open('4')
    replay.step(2)
    await replay.again()
    expect([asked.length, replay.index]).toEqual([2, 2])
  })

  it('says what is wrong', async () => {
    const replay = replaying()
    await replay.open('99')
    expect(replay.trouble).not.toBe('')
    expect(replay.name).toBe('99')
  })
})
