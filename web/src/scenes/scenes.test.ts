import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { chartOf, standing } from '../board/map/chart'
import { Texts } from '../lib/words/texts'
import type { Card, Clash, Hall, Piece, Row, Stack, Track } from '../lib/wire/wire'
import { speak } from '../lib/words/words.svelte'
import ClashScene from './theatre/Clash.svelte'
import HallScene from './theatre/Hall.svelte'
import RowScene from './Row.svelte'
import StackScene from './Stack.svelte'
import TrackScene from './Track.svelte'

await speak('en', false)

const texts = new Texts('en', [`
fee = { $fee } crowns
zone = Taxes
tale = What it does
secret = The next one is red
baron = Madder
`])
let drawn: Record<string, unknown> | null = null

function show(scene: Component<never>, props: Record<string, unknown>): HTMLElement {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  drawn = mount(scene, { target: box, props: { texts, ...props } as never })
  flushSync()
  return box
}

afterEach(async () => {
  if (drawn) await unmount(drawn)
  drawn = null
})

describe('a track', () => {
  const track: Track = {
    type: 'Track', id: 'hire', spaces: ['space:0', 'space:1'], says: [{ id: 'fee', about: { fee: 8 } }, { id: 'fee', about: { fee: 7 } }], markers: { '1:0': 0 }, owners: { '1:0': 1 },
  }

  it('says what is written on its spaces, and lights up by their names', () => {
    const poked: string[][] = []
    const box = show(TrackScene as Component<never>, {
      element: track, lit: new Set(['space:1']), panels: [{ type: 'Panel', id: 'baron:red', seat: 1, label: { id: 'baron' } }],
      onpoke: (element: Track) => poked.push(element.lit ?? []),
    })
    const buttons = [...box.querySelectorAll('button')]
    expect(buttons.map((each) => each.getAttribute('aria-label'))).toEqual(['8 crowns, Madder', '7 crowns'])
    expect(buttons.map((each) => each.hasAttribute('data-lit'))).toEqual([false, true])
    buttons[1]!.click()
    expect(poked).toEqual([['hire:1', 'space:1']])
  })
})

describe('a row', () => {
  const card = (id: string, more: Partial<Card> = {}): Card => ({ type: 'Card', id, label: { id }, ...more })
  const row: Row = { type: 'Row', id: 'zone:taxes', lit: ['taxes'], label: { id: 'zone' }, cards: [card('a', { text: { id: 'tale' } }), card('b')] }

  it('can be chosen as a whole', () => {
    const poked: string[] = []
    const box = show(RowScene as Component<never>, { element: row, lit: new Set(['taxes']), onpoke: (element: Row) => poked.push(element.id) })
    box.querySelector<HTMLButtonElement>('h3 button')!.click()
    expect(poked).toEqual(['zone:taxes'])
  })

  it('is a list of lines where there is little room', () => {
    const box = show(RowScene as Component<never>, { element: row, lean: true })
    expect(box.querySelector('h3 button')).toBeNull()
    expect([...box.querySelectorAll('.card')].map((each) => [each.classList.contains('lean'), each.classList.contains('chip')])).toEqual([[true, false], [true, true]])
    expect(box.querySelector('.text')?.textContent).toBe('What it does')
  })
})

describe('a stack', () => {
  it('tells what is known of its top card', () => {
    const stack: Stack = { type: 'Stack', id: 'events', size: 9, top: { type: 'Card', id: 'top', face_up: false, tincture: 'gules', notes: [{ id: 'secret' }] } }
    const box = show(StackScene as Component<never>, { element: stack, lean: true })
    expect(box.querySelector('.pile')!.getAttribute('title')).toBe('The next one is red')
    expect(box.querySelector('.pile')!.classList).toContain('t-gules')
  })
})

describe('a hall', () => {
  it('counts what was bid, and names sides after the players', () => {
    const hall: Hall = {
      type: 'Hall', id: 'hall', sides: ['red', 'no'],
      chairs: [{ seat: 0, votes: 7, bid: 2, side: 'red' }, { seat: 1, votes: 5, bid: 1, side: 'red' }, { seat: 2, votes: 4, bid: 4, side: 'no' }],
    }
    const panels = [{ type: 'Panel', id: 'baron:red', seat: 1, label: { id: 'baron' }, lit: ['red'] }]
    const box = show(HallScene as Component<never>, { element: hall, panels })
    expect([...box.querySelectorAll('dl div')].map((each) => each.textContent)).toEqual(['Madder3', 'No4'])
  })
})

describe('who is at sea', () => {
  it('stands at the port, not in the land', () => {
    const chart = chartOf({
      type: 'Board', id: 'board', grid: 'flat-odd',
      hexes: [{ type: 'Hex', id: 'region:A1', column: 0, row: 0, terrain: 'port' }, { type: 'Hex', id: 'region:B1', column: 1, row: 0, terrain: 'plain' }],
    }, null)
    const noble = (where: string): Piece => ({ type: 'Piece', id: 'noble', kind: 'noble-star', where, owner: 0 })
    const there = standing(chart, noble('region:A1:port'))!
    expect(there.at).toEqual(chart.places.get('region:A1')!.port)
    expect(there.at).not.toEqual(standing(chart, noble('region:A1'))!.at)
    expect(standing(chart, noble('region:B1:port'))).toBeNull()
  })
})

describe('a battle', () => {
  const clash = (men: number, more: Partial<Clash> = {}): Clash => ({
    type: 'Clash', id: 'combat', sides: [
      { label: { id: 'baron' }, seat: 0, tincture: 'gules', parts: [{ name: 'men', value: men }], total: men, chance: 0.25 },
      { label: { id: 'zone' }, parts: [{ name: 'walls', value: 200 }], total: 200, chance: 0.75 },
    ], label: { id: 'tale' }, ...more,
  })

  it('marks what has changed since the step before', () => {
    const box = show(ClashScene as never, { element: clash(150), before: clash(250) })
    expect([...box.querySelectorAll('.change')].map((each) => each.textContent)).toEqual(['-100'])
  })

  it('says who has won', () => {
    const box = show(ClashScene as never, { element: clash(150), winner: 1 })
    expect(box.querySelector('.won strong')?.textContent).toBe('Taxes, Winner')
    expect(box.querySelectorAll('.lost')).toHaveLength(1)
  })

  it('tells one that could begin, with its chances', () => {
    const box = show(ClashScene as never, { element: clash(150, { prospect: true }) })
    expect(box.querySelector('.prospect .if')?.textContent).toBe('if you attack')
    expect(box.querySelector('.chance')?.getAttribute('aria-label')).toBe('How it may end: Madder 25%, Taxes 75%')
  })
})

describe('the odds of a battle', () => {
  const clash: Clash = {
    type: 'Clash', id: 'combat', others: [{ label: { id: 'tale' }, chance: 0.1 }], sides: [
      { label: { id: 'baron' }, seat: 0, parts: [{ name: 'gift', value: 2, secret: true }], total: 4, chance: 0.3 },
      { label: { id: 'zone' }, outcome: { id: 'secret' }, parts: [{ name: 'gift', secret: true, value: null }], total: 2, chance: 0.6 },
    ],
  }

  it('name every outcome, also that nobody wins', () => {
    const box = show(ClashScene as never, { element: clash })
    expect([...box.querySelectorAll('.chance li')].map((each) => each.textContent)).toEqual(['Madder 30%', 'What it does 10%', 'The next one is red 60%'])
  })

  it('show a seal on what one may not know, and what is known in all', () => {
    const box = show(ClashScene as never, { element: clash })
    expect([...box.querySelectorAll('.secret')].map((each) => each.classList.contains('sealed'))).toEqual([false, true])
    expect([...box.querySelectorAll('.total .numbers')].map((each) => each.textContent)).toEqual(['4', '2'])
  })
})

describe('a vote that is over', () => {
  it('shows which side has it', () => {
    const hall: Hall = { type: 'Hall', id: 'hall', sides: ['yes', 'no'], chairs: [{ seat: 0, bid: 2, side: 'no' }] }
    const box = show(HallScene as never, { element: hall, outcome: 'no' })
    expect(box.querySelector('dl .won')?.textContent).toContain('No')
    expect(box.querySelector('dl .lost')?.textContent).toContain('Yes')
  })
})
