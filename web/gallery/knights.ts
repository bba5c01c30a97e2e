/** A made-up kingdom of hexagons, with towns, roads, rivers and mountains. */

import type { Board, Card, Clash, Hall, Hex, Panel, Piece, Road, Sheet, Table, Town, Track } from '../src/lib/wire/wire'

const TERRAIN = ['plain', 'forest', 'field', 'hill', 'plain', 'forest', 'plain', 'marsh', 'field', 'plain']
const CITIES: Record<string, [string, number, number]> = {
  A2: ['Surat', 300, 4], C2: ['Kovel', 300, 3], B3: ['Monz', 200, 2], D3: ['Fröli', 200, 3], D1: ['Ballin', 400, 5], A5: ['Lenz', 200, 2], C5: ['Bingen', 300, 3],
  D6: ['Olbi', 200, 3], B6: ['Isar', 200, 2], E2: ['Semlik', 300, 3], G2: ['Thira', 400, 5], F3: ['Altamont', 300, 4], H3: ['Roczak', 200, 2], E5: ['Vecht', 300, 3],
  G5: ['Gedze', 400, 5], F6: ['Berac', 200, 2], H6: ['Uran', 300, 3], H4: ['Straven', 200, 3],
}
const OVERSEAS = ['Constantinople', 'Jerusalem', 'Alexandria', 'Acre', 'Syracuse', 'Cadiz']
const PORTS = 'A2 D1 D6 H4 H6'.split(' ')
const pairs = (all: string): [string, string][] => all.split(', ').map((each) => each.split('-') as [string, string])
const way = (all: string): [string, string][] => { const w = all.split(' '); return w.slice(1).map((b, n) => [w[n]!, b]) }

const hexes: Hex[] = [...'ABCDEFGH'].flatMap((letter, column) => [1, 2, 3, 4, 5, 6].map((row): Hex => ({
  type: 'Hex', id: `hex:${letter}${row}`, column, row: row - 1, terrain: PORTS.includes(`${letter}${row}`) ? 'port' : column < 4 ? 'land' : TERRAIN[(column * 7 + row * 3) % TERRAIN.length]!, lit: [`${letter}${row}`],
})))
const words = (name: string) => ({ label: { id: `city-${name.replace('ö', 'o')}` } })
const towns: Town[] = Object.entries(CITIES).map(([at, [name, strength, income]], n): Town => ({
  type: 'Town', id: `city:${name}`, where: `hex:${at}`, kind: strength > 300 ? 'fortified-city' : 'city', ...words(name),
  counters: [{ name: 'strength', value: strength }, { name: 'income', value: income }], wounds: n === 3 ? 2 : 0, besieged: n === 3 || n === 13, ...(n % 3 === 0 && { tincture: ['gules', 'azure', 'vert', 'or', 'purpure', 'sable'][(n / 3) % 6]! }),
}))
hexes.push(...OVERSEAS.map((name, n): Hex => ({ type: 'Hex', id: `hex:${name}`, column: n + 1, row: -2, terrain: 'overseas' })))
const overseas: Town[] = OVERSEAS.map((name): Town => ({ type: 'Town', id: `city:${name}`, where: `hex:${name}`, kind: 'city', ...words(name), counters: [{ name: 'strength', value: 300 }, { name: 'income', value: 4 }] }))
const road = (kind: string) => ([a, b]: [string, string]): Road => ({ type: 'Road', id: `${kind}:${a}-${b}`, joins: [`hex:${a}`, `hex:${b}`], kind })
const roads = [
  ...pairs('D1-E1, D2-E2, D2-E3, D3-E4, D4-E4, D4-E5, E3-E4, E4-F3, F3-G4, G4-H3').map(road('river')), ...pairs('D1-E2, D3-E3, F3-F4, G3-G4').map(road('bridge')),
  ...pairs('H1-H2, H1-G1, H1-G2, A6-B6, A6-B5, A6-A5, E3-F2, F2-F3, H3-H4, B3-C4, B4-C4, C3-C4, D5-E5, F4-G5').map(road('mountain')),
  ...[...way('A2 B2 C2 D1 E2 F1 G2 H2 H3'), ...way('A5 B5 C5 D4 D3 E3 F3 F4 F5 G5 H4'), ...way('D4 D5 D6')].map(road('road')),
]
export const board: Board = { type: 'Board', id: 'board', grid: 'flat-odd', hexes, towns: [...towns, ...overseas], roads }

const noble = (id: string, where: string, tincture: string, charge: string, owner: number, strength: number, kind = 'noble'): Piece => ({
  type: 'Piece', id, kind: kind === 'noble' ? `noble-${charge}` : kind, where: `hex:${where}`, owner, tincture, charge: SEATS[owner]![1], face_up: id !== 'b', counters: [{ name: 'strength', value: strength }], label: { id: `noble-${id}` },
})
const SEATS = [['gules', 'lion'], ['azure', 'ship'], ['vert', 'tower'], ['or', 'boar'], ['purpure', 'raven'], ['sable', 'eagle']] as const
const pieces: Piece[] = [
  noble('a', 'C2', 'gules', 'star', 0, 350), noble('b', 'C2', 'azure', 'square', 1, 200), noble('c', 'E5', 'vert', 'triangle', 2, 450), noble('d', 'F4', 'or', 'circle', 3, 300, 'army'),
  noble('e', 'G2', 'purpure', 'star', 4, 300), noble('f', 'C4', 'sable', 'square', 5, 300, 'stronghold'),
  { type: 'Piece', id: 'siege', kind: 'siege', where: 'hex:E5', owner: 2, tincture: 'vert' }, { type: 'Piece', id: 'breach', kind: 'breach', where: 'hex:E5', count: 2 },
  { type: 'Piece', id: 'fort', kind: 'fortification', where: 'hex:D3' }, { type: 'Piece', id: 'fleet', kind: 'expedition', where: 'hex:Cadiz', owner: 1, tincture: 'azure' },
]
const panels = SEATS.map(([tincture, charge], seat): Panel => ({ type: 'Panel', id: `baron:${tincture}`, label: { id: `baron-${tincture}` }, tincture, charge, seat, counters: [] }))
export const scene: Table = { boards: [board], pieces, panels }

const card = (id: string, more: Partial<Card> = {}): Card => ({ type: 'Card', id: `card:${id}`, label: { id: `card-${id}` }, text: { id: `card-${id}-text` }, kind: 'law', source: 'reconstructed', counters: [{ name: 'votes', value: 3 }], ...more })
export const cards = [card('levy'), card('truce', { tincture: 'azure', charge: 'ship' }), card('mint', { kind: 'charge', source: '' }), { type: 'Card', id: 'card:x', face_up: false, back: 'crown' } as Card]
export const track: Track = { type: 'Track', id: 'track:hire', label: { id: 'track-hire' }, spaces: ['–', '–', '2', '3', '4', '5', '6'], markers: { gules: 2, azure: 2, or: 5, chairman: 0 }, owners: { gules: 0, azure: 1, or: 3 } }
export const sheet: Sheet = { type: 'Sheet', id: 'sheet', label: { id: 'sheet-plan' }, boxes: ['wages', 'votes', 'faith', 'income'].map((id, n) => ({ type: 'Box', id: `box:${id}`, label: { id: `box-${id}` }, value: n * 3, checked: n === 1 })) }
export const clash: Clash = {
  type: 'Clash', id: 'clash', label: { id: 'clash-vecht' }, sides: [
    { label: { id: 'baron-vert' }, tincture: 'vert', charge: 'tower', parts: [{ name: 'strength', value: 450 }, { name: 'commander', value: 200 }], total: 650, chance: 0.64 },
    { label: { id: 'baron-or' }, tincture: 'or', charge: 'boar', parts: [{ name: 'strength', value: 300 }, { name: 'walls', value: 100 }], total: 400, chance: 0.36 },
  ],
}
export const hall: Hall = {
  type: 'Hall', id: 'hall', label: { id: 'hall' }, matter: card('levy'), sides: ['yes', 'no'],
  chairs: SEATS.map((_, seat) => ({ seat, votes: 2 + seat, ...(seat === 1 ? { sealed: true } : seat === 2 ? { bid: 4 } : {}), ...(seat !== 1 && { side: seat % 2 ? 'no' : 'yes' }), ...(seat === 3 && { offices: [{ id: 'office-chair' }] }) })),
}
export const TEXTS = `
${[...Object.values(CITIES).map(([name]) => name), ...OVERSEAS].map((name) => `city-${name.replace('ö', 'o')} = ${name}`).join('\n')}
baron-gules = Madder
baron-azure = Niebieski
baron-vert = d’Émerande
baron-or = de Limon
baron-purpure = da Viola
baron-sable = Zobel
noble-a = Guy de Solferino
noble-b = Louis de Cyan
noble-c = Alan of Smalt
noble-d = Almos Topaz
noble-e = Renaud de Malve
noble-f = Zobel’s stronghold
card-levy = General Levy
card-levy-text = Every baron takes the top mercenary of the deck and pays its wage at once.
card-truce = Truce of God
card-truce-text = No siege may begin before the next assembly.
card-mint = Royal Mint
card-mint-text = The holder takes four crowns in each Taxes phase.
kind-law = Law
kind-charge = Charge
counter-votes = votes
counter-strength = Strength
counter-commander = Commander
counter-walls = Walls
counter-income = Income
track-hire = Recruitment
marker-chairman = Chairman
sheet-plan = Ledger
box-wages = Wages
box-votes = Votes
box-faith = Faith
box-income = Income
clash-vecht = Battle of Vecht
hall = The Assembly
side-yes = For
side-no = Against
office-chair = Chairman
`
