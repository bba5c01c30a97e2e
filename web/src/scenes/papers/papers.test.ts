import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { Texts } from '../../lib/words/texts'
import type { Box, Dice, Document, Panel, Relation, Sheet } from '../../lib/wire/wire'
import { speak } from '../../lib/words/words.svelte'
import { elementsOf } from '../../table/naming'
import CardScene from '../Card.svelte'
import DiceScene from '../theatre/Dice.svelte'
import DocumentScene from './Document.svelte'
import { areasOf, boxesOf, columnsOf, fitted, heightOf, isMat } from './areas'
import { evenly, rowsIn } from './rows'
import Mat from './Mat.svelte'
import { planOf } from './places'
import SheetScene from './Sheet.svelte'
import { boxWords, commonPrice } from './terms'

await speak('en', false)

const texts = new Texts('en', [`
counter-serf = Serf
counter-coin = Coin
crane = the crane
farm = Farm
mat = Domain
york = York
peace = No war
paid = paid
treaty = Treaty
draft = Draft
battle = the battle
wife = Wife of Henry
face-axe = Axe
`])
let drawn: Record<string, unknown> | null = null

function show(scene: unknown, props: Record<string, unknown>): HTMLElement {
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  drawn = mount(scene as Component<never>, { target: root, props: { texts, ...props } as never })
  flushSync()
  return root
}

afterEach(async () => {
  if (drawn) await unmount(drawn)
  drawn = null
})

const box = (id: string, more: Partial<Box> = {}): Box => ({ type: 'Box', id, ...more })
const sheet = (more: Partial<Sheet>): Sheet => ({ type: 'Sheet', id: 'sheet', ...more })
const SERF = { name: 'serf', value: 1 }
const COIN = { name: 'coin', value: 2 }
const panels: Panel[] = [{ type: 'Panel', id: 'house:york', seat: 1, label: { id: 'york' }, tincture: 'argent', charge: 'rose' }]

describe('a box', () => {
  const farm = box('farm:1', { label: { id: 'farm' }, gives: [SERF], price: [[COIN], [SERF]], needs: [{ id: 'crane' }], barred: true })

  it('says what it gives, costs and needs', () => {
    expect(boxWords(farm, texts)).toBe('Farm, gives 1 Serf, for 2 Coin or 1 Serf, needs the crane')
    expect(boxWords({ ...farm, checked: true, barred: false }, texts)).toBe('Farm, marked, gives 1 Serf')
  })

  it('is a button that is lit, and tells when it is poked', () => {
    const poked: string[] = []
    const root = show(SheetScene, { element: sheet({ boxes: [farm, box('farm:2')] }), lit: new Set(['farm:2']), picked: new Set(['farm:2']), onpoke: (each: Box) => poked.push(each.id) })
    const [first, second] = root.querySelectorAll('button')
    expect(first!.getAttribute('aria-disabled')).toBe('true')
    expect(first!.querySelector('.unseen')!.textContent).toContain('needs the crane')
    expect([second!.hasAttribute('data-lit'), second!.getAttribute('aria-pressed')]).toEqual([true, 'true'])
    second!.click()
    expect(poked).toEqual(['farm:2'])
  })

  it('leaves the price to the line it stands in, if that is one for all', () => {
    const boxes = [box('a', { price: [[COIN]], checked: true }), box('b', { price: [[SERF]] }), box('c', { price: [[SERF]] })]
    expect(commonPrice(boxes)).toEqual([[SERF]])
    expect(commonPrice([...boxes, box('d', { price: [[COIN]] })])).toBeNull()
    expect(commonPrice(boxes.slice(0, 2))).toBeNull()
    const root = show(SheetScene, { element: sheet({ label: { id: 'farm' }, layout: 'line', boxes }) })
    expect(root.querySelectorAll('.price')).toHaveLength(0)
    expect(root.querySelector('.each')?.getAttribute('title')).toBe('1 Serf')
  })
})

describe('a mat', () => {
  const mat = sheet({ owner: 1, label: { id: 'mat' }, counters: [COIN], sections: [sheet({ id: 'inner', label: { id: 'farm' }, boxes: [box('a')] })] })

  it('bears the arms of its owner, and has sections of their own', () => {
    const root = show(SheetScene, { element: mat, panels })
    expect(root.querySelector('section')!.getAttribute('aria-label')).toBe('York · Domain')
    expect([...root.querySelectorAll('h3, h4')].map((each) => each.tagName)).toEqual(['H3', 'H4'])
    expect(root.querySelector('section section')!.getAttribute('aria-label')).toBe('Farm')
  })

  it('has boxes that choices can name', () => {
    expect(elementsOf({ sheets: [mat] }).map(({ id }) => id)).toEqual(['sheet', 'inner', 'a'])
  })
})

describe('a box of a line', () => {
  it('is called by its line and number, and costs what all do', () => {
    const farms = sheet({ label: { id: 'farm' }, layout: 'line', price: [[SERF]], boxes: [box('f1'), box('f2', { lacks: [SERF], asks: [COIN] })] })
    expect(boxWords(farms.boxes![1]!, texts, farms, 2)).toBe('Farm 2, for 1 Serf, needs 2 Coin, short of 1 Serf')
    const root = show(SheetScene, { element: farms })
    expect(root.querySelector('.each')?.getAttribute('title')).toBe('1 Serf')
    expect(root.querySelectorAll('.price')).toHaveLength(0)
    expect([...root.querySelectorAll('.dear')].map((each) => (each as HTMLElement).dataset['id'])).toEqual(['f2'])
    // What can be filled now is not too dear, whatever was said of it.
    expect(show(SheetScene, { element: farms, lit: new Set(['f2']) }).querySelectorAll('.dear')).toHaveLength(0)
  })

  it('stands in its group', () => {
    const root = show(SheetScene, { element: sheet({ layout: 'line', group: 2, boxes: [box('a'), box('b'), box('c')] }) })
    expect([...root.querySelectorAll('.cells > *')].map((each) => each.tagName)).toEqual(['BUTTON', 'BUTTON', 'SPAN', 'BUTTON'])
  })

  it('of a sum has its figure written in, and no cross', () => {
    const root = show(SheetScene, { element: sheet({ label: { id: 'farm' }, layout: 'sum', counters: [COIN], boxes: [box('a', { value: 5, checked: true }), box('b')] }) })
    expect(root.querySelector('.written')!.textContent).toContain('5')
    expect(root.querySelectorAll('.mark')).toHaveLength(0)
    expect(root.querySelectorAll('.plus')).toHaveLength(1)
  })
})

describe('a mat of many areas', () => {
  const area = (id: string, ...boxes: Box[]): Sheet => sheet({ id, label: { id }, sections: [sheet({ id: `${id}-line`, layout: 'line', boxes })] })
  const mat = sheet({ id: 'mat', label: { id: 'mat' }, owner: 1, counters: [COIN], sections: [sheet({ id: 'left', label: { id: 'farm' }, sections: [area('york', box('a'), box('b', { lacks: [COIN] })), area('peace', box('c'))] })] })

  it('knows its areas and all their boxes', () => {
    expect(isMat(mat)).toBe(true)
    expect(isMat(sheet({ sections: [sheet({ boxes: [box('a')] })] }))).toBe(false)
    expect(areasOf(mat).map(({ sheet: { id }, page }) => [page.id, id])).toEqual([['left', 'york'], ['left', 'peace']])
    expect(boxesOf(mat).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('fills its columns in order, none higher than it has to be', () => {
    expect(columnsOf([3, 3, 3, 3], 2)).toEqual([0, 2])
    expect(columnsOf([5, 1, 1, 1, 5], 3)).toEqual([0, 1, 4])
    expect(columnsOf([4], 3)).toEqual([0])
    expect(columnsOf([], 2)).toEqual([0])
    const tall = sheet({ sections: [sheet({ layout: 'line', boxes: Array.from({ length: 30 }, (_, n) => box(String(n))) })] })
    expect(heightOf(tall)).toBeGreaterThan(heightOf(areasOf(mat)[0]!.sheet))
  })

  it('tells for each area how many boxes can be filled, and how many are too dear', () => {
    const root = show(Mat, { element: mat, panels, lit: new Set(['a', 'c']) })
    expect([...root.querySelectorAll('.afford')].map((each) => each.textContent.trim().split(/\s+/))).toEqual([['1', '1'], ['1']])
    expect(root.querySelector('.store')!.textContent).toContain('2')
    expect(root.querySelectorAll('button')).toHaveLength(3)
  })
})

describe('a wheel', () => {
  const quarter = (id: string, x: number, y: number): Sheet => sheet({ id, label: { id: 'farm' }, tincture: 'gules', price: [[COIN]], boxes: [box(`${id}-1`, { at: [x, y], round: true, relations: [{ to: 'centre' }] })] })
  const wheel = sheet({ layout: 'wheel', label: { id: 'mat' }, boxes: [box('centre', { at: [0, 0], round: true, checked: true })], sections: [quarter('a', 2, -2), quarter('b', 2, 2), quarter('c', -2, 2), quarter('d', -2, -2)] })

  it('has a sector for each section, and lines to its middle', () => {
    const plan = planOf(wheel)
    expect(plan.sectors).toHaveLength(4)
    expect(plan.strands).toHaveLength(4)
    const centre = plan.spots.find(({ box: { id } }) => id === 'centre')!
    expect([centre.x, centre.y].map((each) => each.toFixed(2))).toEqual([plan.width / 2, plan.height / 2].map((each) => each.toFixed(2)))
    expect(plan.spots.every(({ x, y }) => Math.hypot(x - centre.x, y - centre.y) < plan.width / 2)).toBe(true)
  })

  it('calls boxes by their sectors', () => {
    const root = show(SheetScene, { element: wheel })
    expect(root.querySelectorAll('.sector')).toHaveLength(4)
    expect(root.querySelector('[data-id=b-1] .unseen')!.textContent).toBe('Farm 1, for 2 Coin')
  })
})

describe('boxes that are joined', () => {
  it('stand where they are placed, with one line between two', () => {
    const plan = planOf(sheet({ layout: 'placed', boxes: [box('a', { at: [-1, 2], round: true, relations: [{ to: 'b' }] }), box('b', { at: [0, 3], round: true, relations: [{ to: 'a' }] })] }))
    expect(plan.strands).toHaveLength(1)
    expect(plan.spots.map(({ x, y }) => [x, y])).toEqual([[1.95, 1.95], [5.85, 5.85]])
    expect([plan.width, plan.height].map((each) => Math.round(each * 10))).toEqual([78, 78])
  })

  const child = (...of: string[]): Relation[] => of.map((to) => ({ to, kind: 'descent' }))
  const family = [
    box('henry'), box('maud', { relations: [{ to: 'henry', kind: 'couple' }] }),
    box('john', { relations: child('henry', 'maud') }), box('ann', { relations: [{ to: 'john', kind: 'couple' }] }),
    box('joan', { relations: child('henry', 'maud') }), box('hugh', { relations: [...child('ann', 'john'), { to: 'joan', kind: 'captive' }] }),
  ]

  it('form a tree in which children are below their parents', () => {
    const { spots } = planOf(sheet({ layout: 'tree', boxes: family }))
    const at = Object.fromEntries(spots.map(({ box: { id }, x, y }) => [id, [x, y]]))
    expect(at['henry']![1]).toBe(at['maud']![1])
    expect(at['john']![1]).toBe(at['ann']![1])
    expect(at['hugh']![1]! - at['john']![1]!).toBeCloseTo(at['john']![1]! - at['henry']![1]!)
    expect(at['hugh']![0]).toBeCloseTo((at['john']![0]! + at['ann']![0]!) / 2)
    const places = spots.map(({ x, y }) => `${x} ${y}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it('show who is who to whom by their lines', () => {
    const { strands } = planOf(sheet({ layout: 'tree', boxes: family }))
    expect(strands.map(({ kind }) => kind).sort()).toEqual(['captive', 'couple', 'couple', 'descent', 'descent', 'descent'])
  })

  it('are drawn even if nobody has a parent, or all have', () => {
    const round = [box('a', { relations: child('b') }), box('b', { relations: child('a') })]
    expect(planOf(sheet({ layout: 'tree', boxes: round })).spots).toHaveLength(2)
    expect(planOf(sheet({ layout: 'tree', boxes: [] }))).toMatchObject({ spots: [], strands: [] })
  })
})

describe('dice', () => {
  const dice: Dice = { type: 'Dice', id: 'dice', owner: 1, label: { id: 'battle' }, dice: [{ value: 5 }, { value: 10, sides: 10 }, { face: 'axe', spent: true }, {}], total: 15 }

  it('tell whose they are, each face, and what they come to', () => {
    const root = show(DiceScene, { element: dice, panels })
    expect(root.querySelector('section')!.getAttribute('aria-label')).toBe('York, the battle')
    expect([...root.querySelectorAll('[role=img]')].map((each) => each.getAttribute('aria-label'))).toEqual(['5 of 6', '10 of 10', 'Axe, does not count', 'not rolled yet'])
    expect(root.querySelectorAll('circle')).toHaveLength(5)
    expect(root.querySelector('.total')!.textContent).toContain('15')
  })
})

describe('a document', () => {
  const treaty: Document = {
    type: 'Document', id: 'treaty', label: { id: 'treaty' }, state: { id: 'draft' },
    clauses: [{ type: 'Clause', id: 'clause:1', label: { id: 'peace' }, state: { id: 'paid' } }, { type: 'Clause', id: 'clause:2', label: { id: 'farm' } }],
    parties: [{ label: { id: 'york' }, signed: true }, { label: { id: 'mat' } }],
  }

  it('is read clause by clause, with who has signed it', () => {
    const root = show(DocumentScene, { element: treaty })
    expect(root.querySelector('article')!.getAttribute('aria-label')).toBe('Contract: Treaty')
    expect([...root.querySelectorAll('ol li')].map((each) => each.textContent!.trim())).toEqual(['No war paid', 'Farm'])
    expect([...root.querySelectorAll('ul .unseen')].map((each) => each.textContent)).toEqual(['York, signed', 'Domain, not signed yet'])
  })

  it('is open when one of its clauses can be chosen', () => {
    const poked: string[] = []
    const root = show(DocumentScene, { element: treaty, open: false, lit: new Set(['clause:2']), onpoke: (each: { id: string }) => poked.push(each.id) })
    expect(root.querySelector('details')!.open).toBe(true)
    root.querySelector<HTMLButtonElement>('ol button')!.click()
    expect(poked).toEqual(['clause:2'])
    expect(elementsOf({ documents: [treaty] }).map(({ id }) => id)).toEqual(['treaty', 'clause:1', 'clause:2'])
  })

  it('shows nothing but its outside while it is sealed', () => {
    const root = show(DocumentScene, { element: { type: 'Document', id: 'letter', kind: 'letter', label: { id: 'treaty' }, sealed: true } })
    expect(root.querySelector('.shut')!.textContent).toContain('Sealed')
    expect(root.querySelector('ol')).toBeNull()
  })
})

describe('a card', () => {
  it('says what it is to another', () => {
    const root = show(CardScene, { element: { type: 'Card', id: 'maud', label: { id: 'york' }, relations: [{ to: 'henry', kind: 'couple', label: { id: 'wife' } }, { to: 'deck' }] } })
    expect([...root.querySelectorAll('.relation')].map((each) => each.textContent!.trim())).toEqual(['Wife of Henry'])
  })
})

describe('boxes in a line', () => {
  it('stand in as few rows as they need, and in rows as long as each other', () => {
    expect(rowsIn([10, 10, 10], 30)).toBe(1)
    expect(rowsIn([10, 10, 10, 10], 30)).toBe(2)
    expect(evenly([10, 10, 10], 30)).toBe(30)
    expect(evenly([10, 10, 10, 10], 30)).toBe(20)
    expect(rowsIn([10, 10, 10, 20], evenly([10, 10, 10, 20], 35))).toBe(2)
  })
})

describe('papers in a window', () => {
  const heights = Array.from({ length: 10 }, () => 10)

  it('are as large as can be', () => {
    expect(fitted(heights, { width: 80, height: 30 }, true)).toEqual({ columns: 4, zoom: 1 })
    expect(fitted(heights, { width: 80, height: 10 }, false)).toEqual({ columns: 4, zoom: 1 })
  })

  it('become smaller where more of them is seen then, but never too small', () => {
    expect(fitted(heights, { width: 80, height: 28 }, true).zoom).toBeCloseTo(0.9)
    expect(fitted(heights, { width: 80, height: 1 }, true)).toEqual({ columns: 5, zoom: 0.8 })
  })
})
