/** A made-up moment of Barbarian Kingdoms. */

import type { LogLine, Panel, Piece, Region, Table } from '../src/lib/wire/wire'
import drawn from '../../src/oyez/games/barbarian_kingdoms/box/data/board.json'
import type { Drawing } from '../src/board/map/chart'

export const drawing = drawn as unknown as Drawing

const KINGDOMS = [
  ['huns', 'gules', 'horse', 'hunnia gepidia quadia pannonia illyricum'],
  ['ostrogoths', 'purpure', 'eagle', 'latium liguria apulia sicilia'],
  ['vandals', 'azure', 'ship', 'africa numidia byzacena sardinia'],
  ['visigoths', 'or', 'lion', 'aquitania tarraconensis carthaginensis narbonensis'],
  ['saxons', 'tenne', 'boar', 'cantia icenia brigantia cambria'],
  ['franks', 'vert', 'fleur-de-lys', 'belgica ripuaria mosellana burgundia armorica'],
] as const

const lands = (own: string) => own.split(' ')

const regions = (closed: string[] = []): Region[] => [
  ...Object.keys(drawing.provinces).map((id): Region => {
    const owner = KINGDOMS.find(([, , , own]) => lands(own).includes(id))
    return { type: 'Region', id: `province:${id}`, label: { id: `province-${id}` }, lit: [id], drawn: id, ...(owner && { tincture: owner[1] }), ...(closed.includes(id) && { closed: true }) }
  }),
  { type: 'Region', id: 'province:sea', label: { id: 'zone-sea' }, lit: ['sea'] },
]

const pieces = KINGDOMS.flatMap(([kingdom, tincture, charge, own], seat): Piece[] => {
  const piece = (kind: string, where: string, count = 1): Piece => ({
    type: 'Piece', id: kind === 'king' ? `king:${kingdom}` : `${kind}:${kingdom}-${where}`, kind, where: `province:${where}`, owner: seat, count, tincture, charge, drawn: kingdom,
    ...(kind !== 'control-token' && { label: { id: `${kind}-of`, about: { kingdom } } }),
  })
  const own_ = lands(own)
  return [
    piece('king', own_[0]!), piece('warrior', own_[1]!, 2), piece('warrior', own_[2]!), ...(seat % 2 ? [piece('warrior', own_[0]!)] : [piece('warrior', 'sea')]),
    ...own_.slice(3).map((each) => piece('control-token', each)), ...(seat % 2 ? [piece('warrior', own_[3]!, 3)] : []),
  ]
})

const loot: Piece[] = Object.keys(drawing.provinces).flatMap((id, n): Piece[] => [
  ...(n % 3 === 0 ? [{ type: 'Piece', id: `loot:${id}-bronze`, kind: 'bronze', where: `province:${id}`, count: 1 + (n % 4) } as Piece] : []),
  ...(n % 5 === 0 ? [{ type: 'Piece', id: `loot:${id}-silver`, kind: 'silver', where: `province:${id}` } as Piece] : []),
  ...(n % 7 === 0 ? [{ type: 'Piece', id: `loot:${id}-gold`, kind: 'gold', where: `province:${id}` } as Piece] : []),
  ...(n % 9 === 4 ? [{ type: 'Piece', id: `chest:${id}`, kind: 'chest', where: `province:${id}`, face_up: false } as Piece] : []),
])

const panels = KINGDOMS.map(([kingdom, tincture, charge, own], seat): Panel => ({
  type: 'Panel', id: `kingdom:${kingdom}`, label: { id: `kingdom-${kingdom}` }, lit: [kingdom], drawn: kingdom, tincture, charge, seat, active: seat === 5,
  counters: [{ name: 'provinces', value: lands(own).length, most: 7 }, { name: 'treasury', value: seat === 5 ? 12 : null }, { name: 'bronze', value: 4, icons: ['bronze'] }, { name: 'gold', value: 2, icons: ['gold'] }],
}))

const straits = Object.entries(drawing.straits ?? {}).map(([id, { joins }]) => ({
  type: 'Road' as const, id: `strait:${id}`, joins: joins.map((each) => `province:${each}`) as [string, string], kind: 'strait',
}))

export const scene: Table = {
  boards: [{ type: 'Board', id: 'board', drawing: 'board.json', regions: regions(['hibernia', 'tripolitania']), roads: straits }],
  pieces: [...pieces, ...loot, { type: 'Piece', id: 'domination:x', kind: 'domination-tile', where: 'province:gallaecia', tincture: 'sable' }],
  panels,
}

/** The same a moment later: a warrior marches, loot is taken, one is recruited. */
export const later: Table = {
  ...scene,
  pieces: scene.pieces!.flatMap((piece): Piece[] => {
    if (piece.id === 'warrior:franks-ripuaria') return [{ ...piece, count: 1 }, { ...piece, id: 'warrior:franks-thuringia', where: 'province:thuringia', count: 1 }]
    if (piece.id === 'king:visigoths') return [{ ...piece, where: 'province:armorica' }]
    if (piece.id.startsWith('loot:aquitania')) return []
    return [piece]
  }),
}

const counted = (kingdom: string, total: number, seen: Record<string, number>, bribe: number): LogLine => ({
  ply: 1, event: { type: 'BattleCounted' },
  tells: { panel: `kingdom:${kingdom}`, total, parts: [...Object.entries(seen).map(([name, value]) => ({ name: `battle-${name}`, value })), { name: 'battle-bribe', value: bribe, secret: true }] },
})

export const battle: LogLine[] = [
  counted('visigoths', 7, { units: 3 }, 4),
  counted('franks', 5, { control: 1, units: 2, fortifications: 1 }, 1),
  { ply: 1, event: { type: 'BattleWon' }, tells: { panel: 'kingdom:visigoths', wins: true, place: 'province:armorica' } },
]
