import { describe, expect, it } from 'vitest'
import type { Happening, LogLine, Panel, Table, Tells } from '../lib/wire/wire'
import { Texts } from '../lib/words/texts'
import { chapters, kindName, kindOf, ofKind, saying } from './leaves/chapters'
import { leftUntil, ticking } from './people/clock'
import { counterName, goal, known, secrets } from './people/figures'
import { joined } from './leaves/logbook.svelte'
import { elementsOf, idsFor } from './naming'

const line = (type: string, tells: Tells = {}): LogLine => ({ ply: 0, event: { type }, tells, say: type })

describe('the log', () => {
  it('knows what a line is about because it says so', () => {
    expect([line('Won', { topic: 'fight' }), line('BattleWon')].map(kindOf)).toEqual(['fight', 'other'])
  })

  it('lets a game name its kinds', () => {
    const texts = new Texts('en', ['log-kind-fight = Frays'])
    expect(kindName('fight', texts, (id) => id)).toBe('Frays')
    expect(kindName('money', texts, (id) => id)).toBe('table-kind-money')
  })

  it('falls into turns', () => {
    const log = [line('LootSpread'), line('Day', { begins: true }), line('Moved'), line('TurnBegun'), line('Day', { begins: true })]
    const found = chapters(log, 10)
    expect(found.map((part) => [part.head?.event.type, part.entries.length, part.at])).toEqual([
      [undefined, 1, 10], ['Day', 2, 11], ['Day', 0, 14],
    ])
  })

  const happening = (at: number, say: string, lines: string[], ply = 0): Happening => ({ at: 9, ply, line: at, say, lines })
  const fought = [line('Day', { begins: true }), line('Marched', { topic: 'move' }), line('Stormed', { topic: 'fight' }), line('Fell', { topic: 'fight' }), line('Paid')]

  it('tells a happening in one line, which keeps its own', () => {
    const [part] = chapters(fought, 20, [happening(21, 'You march and storm', ['You march', 'You storm', 'It falls']), happening(24, 'You pay', ['You pay'])])
    expect(part!.entries.map((each) => [each.at, saying(each), each.told.map(({ say }) => say)])).toEqual([
      [21, 'You march and storm', ['You march', 'You storm', 'It falls']], [24, 'You pay', ['You pay']],
    ])
    expect(part!.entries[0]!.ply).toBe(9)
  })

  it('loses no line, whatever is known of it', () => {
    const half = chapters(fought.slice(2), 22, [happening(21, 'You march and storm', ['You march', 'You storm', 'It falls'])])
    expect(half[0]!.entries.map(({ told }) => told.map(({ say }) => say))).toEqual([['You storm', 'It falls'], ['Paid']])
    const headed = chapters(fought, 20, [happening(20, 'A day', ['A day', 'March', 'Storm', 'Fall'])])
    expect(headed[0]!.entries.map(({ told }) => told.length)).toEqual([3, 1])
    const stale = chapters(fought, 20, [happening(21, 'Other times', ['a', 'b'], 7)])
    expect(stale[0]!.entries.map(saying)).toEqual(['Marched', 'Stormed', 'Fell', 'Paid'])
  })

  it('shows lines of one kind, alone where there is one', () => {
    const parts = chapters(fought, 20, [happening(21, 'You march and storm', ['You march', 'You storm', 'It falls'])])
    expect(ofKind(parts, 'move')[0]!.entries.map(saying)).toEqual(['You march'])
    expect(ofKind(parts, 'fight')[0]!.entries.map(saying)).toEqual(['You march and storm'])
    expect(ofKind(parts, 'vote')).toEqual([])
  })

  it('puts what is told anew in the place of what was', () => {
    const known = [happening(1, 'one', ['1', '2']), happening(3, 'two', ['3'])]
    expect(joined(known, [happening(3, 'two, and more', ['3', '4'])]).map(({ say }) => say)).toEqual(['one', 'two, and more'])
    expect(joined(known, [])).toEqual(known)
  })
})

describe('a clock', () => {
  it('counts down and never below nothing', () => {
    expect(leftUntil(null, 0)).toBeNull()
    expect(ticking(leftUntil(3725, 0)!)).toBe('1:02:05')
    expect(ticking(leftUntil(65, 0)!)).toBe('1:05')
    expect(leftUntil(10, 20_000)!.all).toBe(0)
    expect(leftUntil(2 * 86400 + 3600, 0)).toMatchObject({ days: 2, hours: 1 })
  })
})

describe('figures', () => {
  const panel = (seat: number, value: number | null): Panel => ({
    type: 'Panel', id: `side:${seat}`, seat,
    counters: [{ name: 'treasury', value }, { name: 'provinces', value: 3, most: 7 }, { name: 'cost', value: null }],
  })
  const panels = [panel(0, 10), panel(1, null)]

  it('are secret if others do not show them', () => {
    expect(secrets(panels[0]!, panels, 0).map((each) => each.name)).toEqual(['treasury'])
    expect(secrets(panels[1]!, panels, 0)).toEqual([])
    expect(known(panels[1]!.counters).map((each) => each.name)).toEqual(['provinces'])
  })

  it('have a goal and a name', () => {
    expect(goal(panels[0]!)?.name).toBe('provinces')
    const texts = new Texts('en', ['counter-provinces = Provinces'])
    expect(counterName(panels[0]!.counters![1]!, texts)).toBe('Provinces')
    expect(counterName({ name: 'claim-cost', value: 1 }, texts)).toBe('claim cost')
  })
})

describe('things on the table', () => {
  const table: Table = {
    boards: [{ type: 'Board', id: 'board', regions: [{ type: 'Region', id: 'province:gaul', lit: ['gaul'] }] }],
    hands: [{ type: 'Hand', id: 'hand:0', owner: 0, size: 1, cards: [{ type: 'Card', id: 'card:1' }] }],
    stacks: [{ type: 'Stack', id: 'deck', size: 2, top: { type: 'Card', id: 'card:2' } }],
    sheets: [{ type: 'Sheet', id: 'sheet', boxes: [{ type: 'Box', id: 'box:1' }] }],
    tracks: [{ type: 'Track', id: 'recruitment', spaces: ['space:0', 'space:1'] }],
  }

  it('are found by any of their names', () => {
    const elements = elementsOf(table)
    expect(idsFor(elements, new Set(['gaul', 'card:1', 'card:2', 'box:1', 'move']))).toEqual(
      new Set(['province:gaul', 'card:1', 'card:2', 'box:1']),
    )
    expect(idsFor(elements, new Map([['nothing', 1]])).size).toBe(0)
  })

  it('are also the spaces of a track', () => {
    expect(idsFor(elementsOf(table), new Set(['space:1']))).toEqual(new Set(['recruitment-1']))
  })
})
