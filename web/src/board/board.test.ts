import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Board, LogLine, Piece } from '../lib/wire/wire'
import { chartKey, chartOf, standing, type Drawing } from './map/chart'
import { arc, around, bounds, centre, dice, far, inside, meet, route, rugged, tapered, toSides, within, type Box, type Point, type Ring } from './map/geometry'
import * as grid from './map/hexes'
import { axisOf, curve, curveBoxes, pathThrough } from './map/labels'
import { inOrder, movements, wayOf } from './pieces/moves'
import { nearest } from './pointing/roving'
import { letters, pieceScale, stepped } from './pieces/sizes'
import { APART, DEEP, rows, stand } from './pieces/stacks'

const drawing = JSON.parse(readFileSync(`${import.meta.dirname}/../../../src/oyez/games/barbarian_kingdoms/box/data/board.json`, 'utf8')) as Drawing
const square: Ring = [[0, 0], [10, 0], [10, 10], [0, 10]]
const kingdoms: Board = {
  type: 'Board', id: 'board', drawing: 'board.json',
  regions: [...Object.keys(drawing.provinces), 'sea'].map((id) => ({ type: 'Region', id: `province:${id}`, lit: [id], drawn: id })),
}

describe('geometry', () => {
  it('knows inside from outside, holes included', () => {
    expect(inside([5, 5], [square])).toBe(true)
    expect(inside([15, 5], [square])).toBe(false)
    expect(inside([5, 5], [square, [[4, 4], [6, 4], [6, 6], [4, 6]]])).toBe(false)
  })

  it('leads a way through every point of it', () => {
    const points: Point[] = [[0, 0], [10, 0], [10, 10], [20, 10]]
    const way = route(points)
    for (const point of points) expect(Math.min(...way.map((each) => far(each, point)))).toBe(0)
    expect(route([[0, 0], [10, 0]])).toEqual(arc([0, 0], [10, 0]))
    expect(inOrder([0, 0], [[10, 10], [20, 10], [10, 0]])).toEqual([[10, 0], [10, 10], [20, 10]])
  })

  it('moves a view no further than it must', () => {
    expect(within(50, 40, 20, 60)).toBe(50)
    expect(within(50, 90, 20, 60)).toBe(80)
    expect(within(50, 0, 10, 60)).toBe(30)
    expect(within(50, 0, 100, 60)).toBe(50)
  })

  it('finds the middle and the sides of a ring', () => {
    expect(centre(square)).toEqual({ at: [5, 5], area: 100 })
    expect(toSides([5, 4], square)).toBe(4)
    expect(bounds(square)).toEqual({ x: 0, y: 0, width: 10, height: 10 })
  })

  it('draws the same rugged line each time, between the same ends', () => {
    const line = rugged([0, 0], [100, 0], 'coast')
    expect(line).toEqual(rugged([0, 0], [100, 0], 'coast'))
    expect(line[0]).toEqual([0, 0])
    expect(line.at(-1)).toEqual([100, 0])
    expect(line.some(([, y]) => Math.abs(y) > 1)).toBe(true)
    expect(dice('a')()).not.toBe(dice('b')())
  })

  it('makes a river wider towards the sea', () => {
    const points = [...tapered([[0, 0], [50, 0], [100, 0]], 2, 8).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    const widthAt = (x: number) => { const ys = points.filter((p) => p[0] === x).map((p) => p[1]!); return Math.max(...ys) - Math.min(...ys) }
    expect([widthAt(0), widthAt(50), widthAt(100)]).toEqual([2, 5, 8])
  })

  it('bends a way to one side', () => {
    const way = arc([0, 0], [100, 0], 0.2)
    expect(way[0]).toEqual([0, 0])
    expect(way.at(-1)).toEqual([100, 0])
    expect(Math.abs(way[6]![1])).toBeCloseTo(10)
  })
})

describe('hexagons', () => {
  const cells = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => ({ column, row })))

  it('are as far from each neighbour', () => {
    for (const cell of cells) {
      for (let n = 0; n < 6; n++) {
        expect(far(grid.middleOf(cell), grid.middleOf(grid.across(cell, n)))).toBeCloseTo(Math.sqrt(3) * grid.RADIUS)
      }
    }
  })

  it('share a side with each neighbour, and only with those', () => {
    for (const cell of cells) {
      for (let n = 0; n < 6; n++) {
        const edge = grid.side(cell, grid.across(cell, n))!
        const back = grid.side(grid.across(cell, n), cell)!
        expect(far(edge[0], back[1])).toBeCloseTo(0)
        expect(far(edge[1], back[0])).toBeCloseTo(0)
      }
    }
    expect(grid.side({ column: 0, row: 0 }, { column: 2, row: 0 })).toBeNull()
    expect(grid.crossing({ column: 0, row: 0 }, { column: 0, row: 1 })!.turn).toBeCloseTo(90)
  })

  it('odd columns lie lower', () => {
    expect(grid.middleOf({ column: 1, row: 0 })[1]).toBeCloseTo((Math.sqrt(3) * grid.RADIUS) / 2)
  })

  it('sides become one line, whatever their order', () => {
    const chain = grid.chains([[[2, 0], [3, 0]], [[0, 0], [1, 0]], [[2, 0], [1, 0]], [[9, 9], [8, 8]]].map(([a, b]) => [scaled(a!), scaled(b!)]))
    expect(chain.map((line) => line.length).sort()).toEqual([2, 4])
  })
})

const scaled = (point: number[]): Point => [point[0]! * 10, point[1]! * 10]

describe('charts', () => {
  const chart = chartOf(kingdoms, drawing)

  it('place every province, with the sea around', () => {
    expect(chart.places.size).toBe(37)
    expect(chart.places.get('province:sea')!.kind).toBe('sea')
    for (const place of chart.places.values()) if (place.kind === 'region') expect(inside(place.piece, place.rings)).toBe(true)
    expect(chart.compass).not.toBeNull()
  })

  it('tell pieces from loot, and who lies at which berth', () => {
    const piece: Piece = { type: 'Piece', id: 'warrior:huns-sea', kind: 'warrior', where: 'province:sea', owner: 0, tincture: 'gules', drawn: 'huns' }
    expect(standing(chart, piece)!.at).toEqual(drawing.sea!.berths!['huns'])
    expect(standing(chart, { ...piece, where: 'province:latium' })!.group).toBe('piece')
    expect(standing(chart, { type: 'Piece', id: 'loot', kind: 'gold', where: 'province:latium' })!.at).toEqual(drawing.provinces['latium']!.loot)
    expect(standing(chart, { ...piece, where: 'panel:3' })).toBeNull()
  })

  it('stay the same when a land changes hands', () => {
    const [first, ...rest] = kingdoms.regions!
    expect(chartKey({ ...kingdoms, regions: [{ ...first!, tincture: 'vert' }, ...rest] })).toBe(chartKey(kingdoms))
    expect(chartKey({ ...kingdoms, regions: rest })).not.toBe(chartKey(kingdoms))
  })

  const hexes: Board = {
    type: 'Board', id: 'board', grid: 'flat-odd',
    hexes: [[0, 0], [1, 0], [0, 1], [1, 1]].map(([column, row]) => ({ type: 'Hex', id: `hex:${column}${row}`, column: column!, row: row!, terrain: 'forest' })),
    towns: [{ type: 'Town', id: 'city:x', where: 'hex:00' }, { type: 'Town', id: 'city:y', at: [400, -300] }],
    roads: [['river', '00', '01'], ['bridge', '00', '10'], ['mountain', '10', '11'], ['road', '00', '10'], ['sea-lane', '00', '11']].map(([kind, a, b]) => ({ type: 'Road', id: `${kind}`, kind: kind!, joins: [`hex:${a}`, `hex:${b}`] })),
  }

  it('draw hexagons with their coast, rivers, bridges, mountains, roads and towns', () => {
    const map = chartOf(hexes, null)
    expect([...map.places.keys()]).toEqual(['hex:00', 'hex:10', 'hex:01', 'hex:11', 'city:x', 'city:y'])
    expect(map.bridges).toHaveLength(1)
    expect(map.lanes).toHaveLength(1)
    expect(map.work.filter((work) => work.kind === 'range')).toHaveLength(1)
    for (const path of [map.rivers, map.roads, map.coast]) expect(path).toMatch(/^M[-\d. MLCZ]+$/)
    expect(map.wild).not.toBe('')
    expect(inside(map.places.get('hex:00')!.piece, map.places.get('hex:00')!.rings)).toBe(true)
  })

  it('a neighbour has the same border', () => {
    const map = chartOf(hexes, null)
    const [a, b] = [map.places.get('hex:00')!, map.places.get('hex:01')!]
    const shared = a.rings[0]!.filter((point) => b.rings[0]!.some((other) => far(point, other) < 0.01))
    expect(shared.length).toBeGreaterThanOrEqual(4)
  })
})

describe('stacks', () => {
  const group = (key: string, at: Point, count: number, slots = 2, wide = false) => ({ key, count, wide, pen: around(at, slots * APART, DEEP), astray: () => 0 })
  const boxesOf = (spots: readonly Point[], wide = APART) => spots.map((at) => around(at, wide - 0.1, DEEP - 0.1))
  const apart = (boxes: readonly Box[]) => boxes.every((a, n) => boxes.slice(n + 1).every((b) => !meet(a, b)))

  it('stand in rows, none over another', () => {
    for (const count of [1, 2, 3, 4, 5, 7, 9, 13]) expect(apart(boxesOf(rows(count)))).toBe(true)
  })

  it('stand in the room set apart for them, so near that each number is seen', () => {
    const spots = stand([group('a', [0, 0], 3)], { names: [], fixed: [] }, 1).get('a')!
    expect(apart(boxesOf(spots, 15))).toBe(true)
    for (const [x, y] of spots) expect([Math.abs(x) < APART, y]).toEqual([true, 0])
  })

  it('spread out where their figures need all their width, or where there are too many', () => {
    for (const crowd of [group('a', [0, 0], 4, 2, true), group('a', [0, 0], 7)]) {
      expect(apart(boxesOf(stand([crowd], { names: [], fixed: [] }, 1).get('a')!))).toBe(true)
    }
  })

  it('keep to their own place', () => {
    const crowd = { ...group('a', [0, 0], 5, 2, true), astray: (box: Box) => Number(box.x < -40) }
    for (const [x] of stand([crowd], { names: [around([0, 0], 20, 20)], fixed: [] }, 1).get('a')!) expect(x).toBeGreaterThan(-40)
  })

  it('never cover a name, nor each other if it can be helped', () => {
    const names = [around([0, 10], 70, 14)]
    const groups = [group('a', [0, 0], 2), group('b', [12, -24], 2), group('c', [300, 0], 1)]
    const found = stand(groups, { names, fixed: [] }, 1)
    const all = boxesOf([...found.values()].flat())
    expect(all.some((box) => names.some((name) => meet(box, name)))).toBe(false)
    expect(apart(all)).toBe(true)
    expect(found.get('c')).toEqual([[300, 0]])
  })
})

describe('names', () => {
  const long: Ring = Array.from({ length: 40 }, (_, n) => { const turn = (n * Math.PI) / 20; return [Math.cos(turn) * 120 + Math.sin(turn) * 8, Math.sin(turn) * 34 + Math.cos(turn) * 40] })

  it('find the long way of a land', () => {
    expect(axisOf(long).ratio).toBeGreaterThan(2)
    expect(Math.sign(axisOf(long).turn)).toBe(1)
  })

  it('follow the land where there is room, from left to right', () => {
    const found = curve([long], [0, 0], 100, 16, [])!
    expect(found[0][0]).toBeLessThan(found[2][0])
    for (const point of found) expect(inside(point, [long])).toBe(true)
    expect(pathThrough(found)).toMatch(/^M.*L.*Q.*L/)
    expect(curve([long], [0, 0], 400, 16, [])).toBeNull()
    expect(curve([[[0, 0], [40, 0], [40, 200], [0, 200]]], [20, 100], 30, 10, [])).toBeNull()
  })

  it('keep clear of what stands there', () => {
    const blocked = curve([long], [0, 0], 100, 16, [around([0, 0], 300, 300)])
    expect(blocked).toBeNull()
  })

  it('keep within the boxes reckoned for their curve', () => {
    const way = curve([long], [0, 0], 100, 16, [])!
    const boxes = curveBoxes(way, 100, 20)
    for (const point of way) expect(boxes.some((box) => inside(point, [[[box.x - 1, box.y], [box.x + box.width + 1, box.y], [box.x + box.width + 1, box.y + box.height], [box.x - 1, box.y + box.height]]]))).toBe(true)
  })
})

describe('sizes', () => {
  it('keep names and pieces legible from afar, and small from near', () => {
    expect(letters(0.3, true) * 0.3).toBeCloseTo(9.5)
    expect(letters(4, false) * 4).toBeCloseTo(19)
    expect(pieceScale(0.3, true) * 24 * 0.3).toBeCloseTo(17)
    expect(pieceScale(0.3, true, false, true) * 24 * 0.3).toBeCloseTo(21)
    expect(pieceScale(1, false)).toBe(1)
    expect(stepped(1.02)).toBe(1)
  })
})

describe('a way that was told', () => {
  const noble: Piece = { type: 'Piece', id: 'noble:alan', kind: 'noble', where: 'region:F3', owner: 0, lit: ['alan'] }
  const moved = (who: string, origin: string, region: string): LogLine => ({ ply: 1, event: { type: 'NobleMoved' }, tells: { piece: `noble:${who}`, origin: `region:${origin}`, target: `region:${region}` } })
  const told = [moved('alan', 'D4', 'D3'), moved('alan', 'D3', 'D3'), moved('otto', 'A1', 'B1'), moved('alan', 'D3', 'E3'), moved('alan', 'E3', 'F3')]

  it('leads by the places between', () => {
    expect(wayOf({ kind: 'move', piece: noble, from: 'region:D4', to: 'region:F3', count: 1 }, told)).toEqual(['region:D3', 'region:E3'])
    expect(wayOf({ kind: 'vanish', piece: noble, from: 'region:D4', to: '', count: 1 }, told)).toEqual([])
    expect(wayOf({ kind: 'move', piece: noble, from: 'region:D4', to: 'region:F3', count: 1 }, [])).toEqual([])
  })
})

describe('movements', () => {
  const warrior = (zone: string, count = 1, owner = 0): Piece => ({ type: 'Piece', id: `warrior:${owner}-${zone}`, kind: 'warrior', where: zone, owner, tincture: `t${owner}`, count })
  const king = (where: string): Piece => ({ type: 'Piece', id: 'king:0', kind: 'king', where, owner: 0 })
  const coin = (where: string, count = 1): Piece => ({ type: 'Piece', id: `loot:${where}`, kind: 'gold', where, count })
  const moved = (before: Piece[], after: Piece[], farOff?: (a: string, b: string) => number) =>
    movements({ pieces: before }, { pieces: after }, farOff).map(({ kind, from, to, count }) => [kind, from, to, count])

  it('follow a piece by its id', () => {
    expect(moved([king('a')], [king('b')])).toEqual([['move', 'a', 'b', 1]])
    expect(moved([king('a')], [king('a')])).toEqual([])
  })

  it('match stacks by what they are', () => {
    expect(moved([warrior('a', 3)], [warrior('a', 2), warrior('b')])).toEqual([['move', 'a', 'b', 1]])
    expect(moved([warrior('a', 2), warrior('b')], [warrior('b', 3)])).toEqual([['move', 'a', 'b', 2]])
    expect(moved([warrior('a'), warrior('a', 1, 1)], [warrior('b', 1, 1), warrior('a')])).toEqual([['move', 'a', 'b', 1]])
  })

  it('take the nearer of two', () => {
    const places = ['a', 'b', 'c', 'd']
    const way = (a: string, b: string) => Math.abs(places.indexOf(a) - places.indexOf(b))
    expect(moved([warrior('a'), warrior('d')], [warrior('b'), warrior('c')], way)).toEqual(expect.arrayContaining([['move', 'a', 'b', 1], ['move', 'd', 'c', 1]]))
  })

  it('let things come and go; coins do not walk', () => {
    expect(moved([], [warrior('a')])).toEqual([['appear', '', 'a', 1]])
    expect(moved([warrior('a', 2)], [warrior('a')])).toEqual([['vanish', 'a', '', 1]])
    expect(moved([coin('a', 2)], [coin('b')])).toEqual([['vanish', 'a', '', 2], ['appear', '', 'b', 1]])
  })
})

describe('roving', () => {
  const spots = [['a', 0, 0], ['b', 100, 5], ['c', 100, 80], ['d', -50, 0]].map(([id, x, y]) => ({ id: id as string, at: [x, y] as Point }))

  it('goes to the nearest that way, and round at the end', () => {
    expect(nearest(spots, 'a', [1, 0])).toBe('b')
    expect(nearest(spots, 'b', [0, 1])).toBe('c')
    expect(nearest(spots, 'b', [1, 0])).toBe('d')
    expect(nearest(spots, 'nobody', [1, 0])).toBe('a')
    expect(nearest([], 'a', [1, 0])).toBeNull()
  })
})
