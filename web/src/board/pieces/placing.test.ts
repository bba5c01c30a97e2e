import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Board } from '../../lib/wire/wire'
import { chartOf, isWider, type Drawing } from '../map/chart'
import { around, inside, meet, middle, type Box } from '../map/geometry'
import { layoutOf, type Look, type Wanted } from './placing'
import { cheapest, settle } from './settling'
import { letters, pieceScale } from './sizes'
import { soilOf } from '../map/soil'
import { formsOf, widthOf } from '../map/widths'

const drawing = JSON.parse(readFileSync(`${import.meta.dirname}/../../../../src/oyez/games/barbarian_kingdoms/box/data/board.json`, 'utf8')) as Drawing
const kingdoms: Board = {
  type: 'Board', id: 'board', drawing: 'board.json',
  regions: [...Object.keys(drawing.provinces), 'sea'].map((id) => ({ type: 'Region', id: `province:${id}`, lit: [id], drawn: id })),
}

describe('the forms of a name', () => {
  it('become shorter, and end with a consonant', () => {
    expect(formsOf('Carthaginensis', '')).toEqual(['Carthaginensis', 'Carthag.', 'Carth.', 'Cart.', 'Car.'])
    expect(formsOf('Constantinople', 'Const’ple')).toEqual(['Constantinople', 'Const’ple', 'Constan.', 'Const.', 'Cons.', 'Con.'])
    expect(formsOf('Acre', '')).toEqual(['Acre'])
    expect(formsOf('B2', '')).toEqual(['B2'])
  })

  it('are as wide as their letters', () => {
    expect(widthOf('Carthaginensis', 100)).toBeCloseTo(608, -1)
    expect(widthOf('Carthaginensis', 100, true)).toBeGreaterThan(750 * 1.1)
    expect(widthOf('Fröli', 10)).toBe(widthOf('Froli', 10))
  })
})

describe('settling', () => {
  const at = (x: number, cost = 0) => ({ boxes: [around([x, 0], 10, 10)], cost })

  it('gives each the best place that leaves the others one', () => {
    expect(settle([{ kind: 'name', options: [at(0), at(20, 5)] }, { kind: 'name', options: [at(4), at(40, 50)] }])).toEqual([1, 0])
  })

  it('lets names stay where pieces can give way', () => {
    expect(settle([{ kind: 'pen', options: [at(0), at(30, 40)] }, { kind: 'name', options: [at(0), at(-30, 20)] }])).toEqual([1, 0])
  })

  it('puts last what would cover something fixed', () => {
    const [best, second] = cheapest('name', [at(0), at(30, 20)], [around([0, 0], 6, 6)], 5)
    expect([best!.boxes, second!.boxes]).toEqual([at(30).boxes, at(0).boxes])
  })
})

describe('a map laid out', () => {
  const chart = chartOf(kingdoms, drawing)
  const wanted: Wanted[] = kingdoms.regions!.filter(({ id }) => chart.places.get(id)!.kind === 'region')
    .map(({ id }) => ({ id, forms: formsOf(id.slice(id.indexOf(':') + 1), ''), capital: Boolean(chart.places.get(id)!.city), faint: false }))
  const look = (k: number, tight: boolean): Look => {
    const scale = pieceScale(k, tight)
    return { k, size: letters(k, tight), scale, town: scale, tight, curved: !tight, view: chart.whole }
  }

  it.each([[0.5, false], [0.3, true], [1.4, false]])('has every name once, none over another or over a town, at %s pixels a unit', (k, tight) => {
    const { labels, fixed, pens } = layoutOf(chart, wanted, look(k, tight))
    expect(labels.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort())
    const covers = (a: readonly Box[], b: readonly Box[]) => a.some((one) => b.some((other) => meet(one, other)))
    for (const [n, label] of labels.entries()) {
      expect(covers(label.boxes, fixed)).toBe(false)
      for (const other of labels.slice(n + 1)) expect(covers(label.boxes, other.boxes), `${label.words} ${other.words}`).toBe(false)
    }
    expect(pens.has('province:latium loot')).toBe(true)
  })

  it.each([[0.5, false], [0.66, false], [0.3, true]])('has room for pieces in their own lands, at %s pixels a unit', (k, tight) => {
    const { pens } = layoutOf(chart, wanted, look(k, tight))
    const lands = [...pens].filter(([key]) => chart.places.get(key.split(' ')[0]!)!.kind === 'region')
    const outside = lands.filter(([key, pen]) => !inside(middle(pen), chart.places.get(key.split(' ')[0]!)!.rings))
    expect(outside.length / lands.length).toBeLessThan(0.05)
  })

  it('ties what lies outside of its land to it', () => {
    const soil = soilOf(chart)
    const { rings, piece } = chart.places.get('province:sicilia')!
    expect(soil.shore(around(piece, 4, 4), piece, 'province:sicilia')).toBeNull()
    const end = soil.shore(around([piece[0], piece[1] - 200], 16, 16), piece, 'province:sicilia')
    expect(end && inside(end, rings)).toBe(true)
    expect(soil.shore(around([0, 0], 16, 16), [0, 0], 'province:sea')).toBeNull()
  })

  it('is reckoned once', () => {
    expect(layoutOf(chart, wanted, look(0.5, false))).toBe(layoutOf(chart, wanted, look(0.5, false)))
  })

  it('keeps pieces ashore where there is little room, though a town leaves them hardly any', () => {
    const board: Board = {
      type: 'Board', id: 'board', grid: 'flat-odd', hexes: [{ type: 'Hex', id: 'hex:0', column: 0, row: 0 }],
      towns: [{ type: 'Town', id: 'town', where: 'hex:0' }],
    }
    const island = chartOf(board, null)
    const { pens } = layoutOf(island, [], { ...look(0.3, true), view: island.whole })
    expect(soilOf(island).under(pens.get('hex:0 piece')!, 'hex:0').own).toBeGreaterThan(0.65)
  })

  it('lies wide where that shows it larger', () => {
    const board: Board = { type: 'Board', id: 'board', grid: 'flat-odd', hexes: [0, 1, 2].map((row) => ({ type: 'Hex', id: `hex:${row}`, column: 0, row, ...(row === 2 && { wide: [2, 0] as [number, number] }) })) }
    expect([isWider(board, 900, 400), isWider(board, 400, 900), isWider({ ...board, hexes: board.hexes!.slice(0, 2) }, 900, 400)]).toEqual([true, false, false])
    expect(chartOf(board, null, true).whole.width).toBeGreaterThan(chartOf(board, null).whole.width)
  })
})
