/** The chart of a board: where everything lies, and all line work, reckoned once for each map. */

import type { Board, Hex, Piece, Region, Road, Town } from '../../lib/wire/wire'
import * as draw from './engrave'
import {
  add, around, between, bounds, centre, far, grown, inside, less, line, lines, middle, round, rugged, shape,
  tapered, times, toSides, unit, arc,
  type Box, type Point, type Ring,
} from './geometry'
import * as grid from './hexes'

/** A file of outlines, as the server sends it (`/api/games/{game}/drawings/{name}`). */
export interface Drawing {
  width: number
  height: number
  frame?: Ring
  crests?: Record<string, { at: Point; turn: number }>
  provinces: Record<string, Drawn>
  straits?: Record<string, { joins: [string, string]; line: Point[] }>
  sea?: { label: Point; inscriptions?: { name: string; at: Point }[]; berths?: Record<string, Point> }
  borders?: { between: string[]; line: Point[] }[]
  coasts?: Point[][]
  decoration?: Ring[][]
}

interface Drawn {
  polygons: Ring[][]
  label: Point
  piece: Point
  loot: Point
  city?: Point
  port?: Point
  ties?: Point[][]
}

/** A place where pieces can stand, and which can be chosen. */
export interface Place {
  id: string
  kind: 'region' | 'hex' | 'town' | 'sea'
  d: string
  rings: Ring[]
  label: Point
  piece: Point
  loot: Point
  city?: Point
  port?: Point
  terrain?: string
  /** The place in which a town stands, and its pieces with it. */
  host?: string
  /** Whether what nobody owns lies apart from the pieces. */
  parted?: boolean
}

/** Line work of one kind. */
export interface Stroke {
  kind: string
  d: string
  /** What hides that which lies behind. */
  fill?: string
}

export interface Chart {
  /** All of it, and the part that is worth seeing. */
  whole: Box
  home: Box
  frame: string
  /** Whether the sea goes on beyond the frame. */
  open: boolean
  places: Map<string, Place>
  coast: string
  wild: string
  borders: Stroke[]
  work: Stroke[]
  rivers: string
  roads: string
  lanes: string[]
  straits: string
  bridges: { at: Point; turn: number }[]
  inscriptions: { name: string; at: Point }[]
  crests: { key: string; at: Point }[]
  berths: Record<string, Point>
  compass: Point | null
}

const WATER = new Set(['sea', 'water', 'ocean', 'lake'])
/** Lands of their own, with water all around. */
const ISLES = new Set(['overseas', 'island'])
const LANES = new Set(['sea-lane', 'sea lane', 'lane', 'sea', 'strait'])

const empty = (): Chart => ({
  whole: { x: 0, y: 0, width: 0, height: 0 }, home: { x: 0, y: 0, width: 0, height: 0 }, frame: '', open: true, places: new Map(), coast: '', wild: '',
  borders: [], work: [], rivers: '', roads: '', lanes: [], straits: '', bridges: [], inscriptions: [], crests: [],
  berths: {}, compass: null,
})

/** What a chart depends on; a board whose lands only change hands keeps its chart. */
export function chartKey(board: Board): string {
  const parts = [board.drawing, board.grid, board.regions?.map((r) => r.id), board.roads?.map((r) => [r.id, r.joins, r.kind]),
    board.hexes?.map((h) => [h.id, h.column, h.row, h.terrain, h.wide]), board.towns?.map((t) => [t.id, t.where, t.at, t.kind])]
  return JSON.stringify(parts)
}

/** The board as it lies in a wide frame, if it can lie otherwise there. */
const widened = (board: Board): Board =>
  ({ ...board, hexes: (board.hexes ?? []).map((hex) => (hex.wide ? { ...hex, column: hex.wide[0], row: hex.wide[1] } : hex)) })

/** Whether a frame of this size shows the board larger if it lies wide. */
export function isWider(board: Board, width: number, height: number): boolean {
  if (!width || !board.hexes?.some((hex) => hex.wide)) return false
  const nearness = (hexes: Hex[]) => {
    const box = grown(bounds(hexes.map((hex) => grid.middleOf(cellOf(hex)))), grid.RADIUS)
    return Math.min(width / box.width, height / box.height)
  }
  return nearness(widened(board).hexes!) > nearness(board.hexes)
}

export function chartOf(lying: Board, drawing: Drawing | null, wide = false): Chart {
  const board = wide ? widened(lying) : lying
  const chart = empty()
  if (drawing) addDrawing(chart, board, drawing)
  else addRegions(chart, board.regions ?? [])
  if (board.hexes?.length) addHexes(chart, board)
  addTowns(chart, board.towns ?? [])
  addRoads(chart, board)
  if (!drawing) frameIt(chart, board)
  chart.open = !drawing?.frame
  chart.compass = emptiest(chart)
  return chart
}

// -- maps with outlines ---------------------------------------------------------------------------

function addDrawing(chart: Chart, board: Board, drawing: Drawing): void {
  const frame: Ring = drawing.frame ?? [[0, 0], [drawing.width, 0], [drawing.width, drawing.height], [0, drawing.height]]
  chart.whole = grown(bounds(frame), Object.keys(drawing.crests ?? {}).length ? 38 : 6)
  chart.frame = line(frame, true)
  for (const region of board.regions ?? []) {
    const drawn = drawing.provinces[region.drawn ?? '']
    const label = drawing.sea?.label ?? middle(chart.whole)
    if (drawn) chart.places.set(region.id, placeOf(region.id, drawn))
    else chart.places.set(region.id, { id: region.id, kind: 'sea', d: chart.frame, rings: [frame], label, piece: label, loot: label })
  }
  const lands = [...chart.places.values()].filter((place) => place.kind === 'region')
  chart.home = grown(bounds(lands.flatMap((place) => place.rings.flat())), 16)
  chart.coast = lines(drawing.coasts ?? [])
  chart.wild = shape(drawing.decoration ?? [])
  for (const count of [1, 2]) {
    const d = lines((drawing.borders ?? []).filter((b) => b.between.length === count).map((b) => b.line))
    if (d) chart.borders.push({ kind: count === 1 ? 'outer' : 'inner', d })
  }
  chart.straits = lines([...Object.values(drawing.straits ?? {}).map((s) => s.line)])
  chart.lanes = Object.values(drawing.provinces).flatMap((p) => p.ties ?? []).map((tie) => line(tie))
  chart.inscriptions = drawing.sea?.inscriptions ?? []
  chart.crests = Object.entries(drawing.crests ?? {}).map(([key, { at }]) => ({ key, at }))
  chart.berths = drawing.sea?.berths ?? {}
  chart.work.push(...wildWork(drawing.decoration ?? [], chart.whole), ...landWork(lands), waves(chart, lands, drawing))
}

function placeOf(id: string, drawn: Drawn): Place {
  const { label, piece, loot, city, port } = drawn
  const place: Place = { id, kind: 'region', d: shape(drawn.polygons), rings: drawn.polygons.flat(), label, piece, loot, parted: true }
  if (city) place.city = city
  if (port) place.port = port
  return place
}

function wildWork(decoration: Ring[][], whole: Box): Stroke[] {
  const { marks, apart, size } = draw.TERRAINS['wild']!
  const points = decoration.filter(([ring]) => ring && ring.length > 30).flatMap((rings, n) => {
    const box = bounds(rings[0]!)
    return draw.strew(box, apart, { rings, margin: 9, clear: [], seed: `wild ${n}` })
  }).filter(([x, y]) => x > whole.x + 10 && x < whole.x + whole.width - 10 && y > whole.y + 10 && y < whole.y + whole.height - 10)
  return [{ kind: 'wild', d: draw.marks(marks, points, size, 'wild') }]
}

/** Sparse marks in each land, away from where names and pieces go. */
function landWork(lands: Place[]): Stroke[] {
  const { marks, apart, size } = draw.TERRAINS['province']!
  return lands.map((place) => {
    const clear = [around(place.label, 130, 30), around(place.piece, 90, 40), around(place.loot, 56, 30)]
    for (const point of [place.city, place.port]) if (point) clear.push(around(point, 30, 30))
    const points = draw.strew(bounds(place.rings.flat()), apart, { rings: place.rings, margin: 11, clear, seed: place.id })
    return { kind: 'land', d: draw.marks(marks, points, size, place.id) }
  })
}

function waves(chart: Chart, lands: Place[], drawing: Drawing): Stroke {
  const rings = [...lands.flatMap((place) => place.rings), ...(drawing.decoration ?? []).flat()]
  const coarse = rings.filter((ring) => ring.length > 8).map((ring) => ({ ring, box: grown(bounds(ring), 30) }))
  const clear = [...chart.inscriptions.map(({ at }) => around(at, 260, 46)), ...Object.values(chart.berths).map((at) => around(at, 70, 46))]
  const frame = [...chart.places.values()].find((place) => place.kind === 'sea')?.rings ?? []
  const points = draw.strew(chart.whole, 62, { rings: frame, margin: 24, clear, seed: 'waves' })
    .filter((point) => !coarse.some(({ ring, box }) => near(point, ring, box, 30)))
  return { kind: 'wave', d: draw.marks(['wave'], points, 1, 'waves') }
}

function near(point: Point, ring: Ring, box: Box, distance: number): boolean {
  if (point[0] < box.x || point[0] > box.x + box.width || point[1] < box.y || point[1] > box.y + box.height) return false
  return inside(point, [ring]) || toSides(point, ring) < distance
}

function addRegions(chart: Chart, regions: Region[]): void {
  for (const region of regions) {
    const rings = (region.rings ?? []).flat()
    if (!rings.length) continue
    const at = region.anchor ?? centre(rings[0]!).at
    chart.places.set(region.id, {
      id: region.id, kind: 'region', d: shape(region.rings ?? []), rings, label: add(at, [0, -24]), piece: at, loot: add(at, [0, 26]),
    })
  }
  chart.borders.push({ kind: 'inner', d: [...chart.places.values()].map((place) => place.d).join('') })
}

// -- hexagons -------------------------------------------------------------------------------------

const sideKey = (a: Point, b: Point): string => [a, b].map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).sort().join(' ')
const cellKey = ({ column, row }: grid.Cell): string => `${column},${row}`
const cellOf = (hex: Hex): grid.Cell => ({ column: hex.column ?? 0, row: hex.row ?? 0 })

function addHexes(chart: Chart, { hexes = [], roads = [], towns = [] }: Board): void {
  const byCell = new Map(hexes.map((hex) => [cellKey(cellOf(hex)), hex]))
  const isLand = (cell: grid.Cell) => {
    const hex = byCell.get(cellKey(cell))
    return hex !== undefined && !WATER.has(hex.terrain ?? '') && !ISLES.has(hex.terrain ?? '')
  }
  const wavy = new Map<string, Point[]>()
  const [coast, inner]: [Point[][], Point[][]] = [[], []]
  for (const hex of hexes) {
    const cell = cellOf(hex)
    const isle = ISLES.has(hex.terrain ?? '')
    const middle = grid.middleOf(cell)
    const all = grid.corners(cell).map((corner) => (isle ? between(middle, corner, 0.8) : corner))
    const shore: Point[] = []
    const ring = all.flatMap((from, n) => {
      const to = all[(n + 1) % 6]!
      const open = isle || isLand(cell) !== isLand(grid.across(cell, n))
      if (open) shore.push(between(from, to))
      if (!open && !isLand(cell)) return [from]
      const points = sideLine(from, to, open, wavy, open ? coast : inner)
      return points.slice(0, -1)
    })
    const place = hexPlace(hex, ring)
    const quay = shore.sort((a, b) => b[1] - a[1])[0]
    if (quay && (isle || hex.terrain === 'port')) place.port = between(middle, quay, 0.84)
    chart.places.set(hex.id, place)
    if (place.port) chart.places.set(`${hex.id}:port`, harbour(place, place.port))
  }
  chart.coast += lines(coast)
  chart.borders.push({ kind: 'inner', d: lines(inner) })
  const clear = clearings(hexes, towns)
  for (const hex of hexes) chart.work.push(...hexWork(hex, chart.places.get(hex.id)!, clear))
  addBorders(chart, hexes, roads, isLand)
}

/** Who is at sea before a place stands at its port; nobody can point at that itself. */
const harbour = ({ id, label }: Place, port: Point): Place =>
  ({ id: `${id}:port`, kind: 'town', d: '', rings: [], label, piece: port, loot: port })

/** The side of a hexagon, the same for both its neighbours; coasts are rugged. */
function sideLine(from: Point, to: Point, open: boolean, known: Map<string, Point[]>, kept: Point[][]): Point[] {
  const key = sideKey(from, to)
  const found = known.get(key)
  if (found) return far(found[0]!, from) < 1 ? found : [...found].reverse()
  const points = open ? rugged(from, to, key, 0.17, 4) : rugged(from, to, key, 0.035, 2)
  known.set(key, points)
  kept.push(points)
  return points
}

function hexPlace(hex: Hex, ring: Ring): Place {
  const at = grid.middleOf(cellOf(hex))
  return {
    id: hex.id, kind: WATER.has(hex.terrain ?? '') ? 'sea' : 'hex', d: line(ring, true), rings: [ring],
    label: add(at, [0, -grid.RADIUS * 0.72]), piece: at, loot: add(at, [0, 30]), terrain: hex.terrain || 'land',
  }
}

/** Where towns, their names and their pieces stand, nothing grows. */
const clearings = (hexes: Hex[], towns: Town[]): Map<string, Box[]> =>
  new Map(hexes.filter((hex) => towns.some((town) => town.where === hex.id)).map((hex) => {
    const at = grid.middleOf(cellOf(hex))
    return [hex.id, [around(add(at, [0, -6]), 92, 62)]]
  }))

function hexWork(hex: Hex, place: Place, clear: Map<string, Box[]>): Stroke[] {
  const terrain = draw.TERRAINS[place.terrain ?? ''] ?? draw.countryside(hex.id)
  if (place.kind === 'sea') return []
  const points = draw.strew(bounds(place.rings[0]!), terrain.apart, {
    rings: place.rings, margin: 8, clear: clear.get(hex.id) ?? [], seed: hex.id,
  }).sort((a, b) => a[1] - b[1])
  const d = draw.marks(terrain.marks, points, terrain.size, hex.id)
  return d ? [{ kind: draw.TERRAINS[place.terrain ?? ''] ? 'terrain' : 'land', d }] : []
}

/** Rivers, bridges and mountains, which lie on the sides of hexagons. */
function addBorders(chart: Chart, hexes: Hex[], roads: Road[], isLand: (cell: grid.Cell) => boolean): void {
  const cells = new Map(hexes.map((hex) => [hex.id, cellOf(hex)]))
  const ends = (road: Road): [grid.Cell, grid.Cell] | null => {
    const [a, b] = road.joins.map((id) => cells.get(id))
    return a && b ? [a, b] : null
  }
  const sides = (kinds: string[]): [Point, Point][] =>
    roads.filter((road) => kinds.includes(road.kind ?? 'road')).flatMap((road) => {
      const pair = ends(road)
      const edge = pair && grid.side(...pair)
      return edge ? [edge] : []
    })
  const seen = new Set<string>()
  const river = sides(['river', 'bridge']).filter(([a, b]) => !seen.has(sideKey(a, b)) && seen.add(sideKey(a, b)))
  chart.rivers = grid.chains(river).map((chain) => riverOf(chain, hexes, isLand)).join('')
  for (const [from, to] of sides(['mountain', 'mountains'])) {
    const d = draw.range(from, to, sideKey(from, to))
    chart.work.push({ kind: 'range', d, fill: draw.RANGE_FILL(d) })
  }
  chart.coast += lines(sides(['coast']).map(([a, b]) => rugged(a, b, sideKey(a, b))))
  for (const road of roads.filter((each) => each.kind === 'bridge')) {
    const pair = ends(road)
    const over = pair && grid.crossing(...pair)
    if (over) chart.bridges.push(over)
  }
}

/** A river winds along its sides, and is widest where it reaches the sea. */
function riverOf(chain: Point[], hexes: Hex[], isLand: (cell: grid.Cell) => boolean): string {
  const dry = (corner: Point) => hexes.filter((hex) => isLand(cellOf(hex)) && grid.corners(cellOf(hex)).some((c) => far(c, corner) < 1)).length
  const ordered = dry(chain[0]!) < dry(chain[chain.length - 1]!) ? [...chain].reverse() : chain
  const winding = ordered.flatMap((point, n) => {
    const next = ordered[n + 1]
    return next ? rugged(point, next, sideKey(point, next), 0.09, 2).slice(0, -1) : [point]
  })
  return tapered(rounded(rounded(winding)), 1.6, 7)
}

/** Corners cut off, the ends kept. */
function rounded(points: readonly Point[]): Point[] {
  const cut = points.slice(1).flatMap((b, n) => [between(points[n]!, b, 0.25), between(points[n]!, b, 0.75)])
  return [points[0]!, ...cut, points[points.length - 1]!]
}

// -- towns and roads ------------------------------------------------------------------------------

function addTowns(chart: Chart, towns: Town[]): void {
  for (const town of towns) {
    const host = town.where ? chart.places.get(town.where) : undefined
    const at: Point = host ? (host.kind === 'region' ? host.city ?? host.piece : add(host.piece, [0, -26])) : town.at ?? [0, 0]
    if (host && host.kind !== 'region') {
      host.piece = add(at, [0, 58])
      host.loot = add(at, [28, 58])
    }
    if (!host && !inLand(chart, at)) addIsland(chart, town.id, at)
    const ring: Ring = Array.from({ length: 16 }, (_, n) => add(at, [Math.cos((n * Math.PI) / 8) * 17, Math.sin((n * Math.PI) / 8) * 15]))
    chart.places.set(town.id, {
      id: town.id, kind: 'town', d: line(ring, true), rings: [ring], label: add(at, [0, 23]),
      piece: host ? host.piece : add(at, [-8, 48]), loot: host ? host.loot : add(at, [26, 48]), ...(host && { host: host.id }),
    })
  }
}

const inLand = (chart: Chart, at: Point): boolean =>
  [...chart.places.values()].some((place) => place.kind !== 'sea' && inside(at, place.rings))

/** A town out at sea stands on an island of its own. */
function addIsland(chart: Chart, id: string, at: Point): void {
  const rim = Array.from({ length: 9 }, (_, n): Point => {
    const turn = (n * Math.PI * 2) / 9
    return add(at, [Math.cos(turn) * 52, 8 + Math.sin(turn) * 32])
  })
  const ring = rim.flatMap((from, n) => rugged(from, rim[(n + 1) % 9]!, `${id} ${n}`, 0.16, 3).slice(0, -1))
  chart.wild += line(ring, true)
  chart.coast += line(ring, true)
}

function addRoads(chart: Chart, board: Board): void {
  const joined = (board.roads ?? []).filter((road) => (road.kind ?? 'road') === 'road')
  const found = (id: string) => chart.places.get(id)
  const townAt = new Map((board.towns ?? []).flatMap((town) => (town.where ? [[town.where, town.id] as const] : [])))
  const heart = (place: Place): Point => {
    const town = townAt.get(place.id)
    return place.kind === 'town' ? add(place.label, [0, -23]) : town ? add(found(town)!.label, [0, -23]) : add(place.piece, [0, -6])
  }
  const exits = new Map<string, Point[]>()
  for (const road of joined) {
    const [a, b] = road.joins.map(found)
    if (!a || !b) continue
    const gate = between(centre(a.rings[0] ?? [a.piece]).at, centre(b.rings[0] ?? [b.piece]).at)
    for (const place of [a, b]) exits.set(place.id, [...(exits.get(place.id) ?? []), gate])
  }
  for (const [id, gates] of exits) {
    const place = found(id)!
    chart.roads += waysThrough(gates, heart(place), centre(place.rings[0] ?? [place.piece]).at)
  }
  for (const road of (board.roads ?? []).filter((each) => LANES.has(each.kind ?? ''))) {
    const [a, b] = road.joins.map(found)
    if (a && b && !(road.kind === 'strait' && chart.straits)) chart.lanes.push(line(arc(a.port ?? a.piece, b.port ?? b.piece, 0.14)))
  }
}

/** A road crosses borders squarely and runs smoothly through the heart of a place. */
function waysThrough(gates: Point[], heart: Point, middle: Point): string {
  const p = ([x, y]: Point) => `${round(x)} ${round(y)}`
  const enter = (gate: Point) => p(between(gate, middle, 0.45))
  if (gates.length !== 2) return gates.map((gate) => `M${p(gate)}C${enter(gate)} ${p(between(heart, middle, 0.5))} ${p(heart)}`).join('')
  const [from, to] = [gates[0]!, gates[1]!]
  const along = times(unit(less(to, from)), Math.min(far(from, heart), far(heart, to)) * 0.4)
  return `M${p(from)}C${enter(from)} ${p(less(heart, along))} ${p(heart)}C${p(add(heart, along))} ${enter(to)} ${p(to)}`
}

// -- what surrounds it ----------------------------------------------------------------------------

function frameIt(chart: Chart, board: Board): void {
  const all = [...chart.places.values()].flatMap((place) => place.rings.flat())
  chart.home = grown(bounds(all), 30)
  chart.whole = board.width && board.height && !board.grid ? { x: 0, y: 0, width: board.width, height: board.height } : grown(bounds(all), board.grid ? 22 : 64)
  const { x, y, width, height } = chart.whole
  chart.frame = line([[x, y], [x + width, y], [x + width, y + height], [x, y + height]], true)
}

/** The widest empty water: a compass goes there, if it has room. */
function emptiest(chart: Chart): Point | null {
  const lands = [...chart.places.values()].filter((place) => place.kind !== 'sea').flatMap((place) => place.rings.flat().filter((_, n) => n % 3 === 0))
  const wild = [...chart.wild.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].filter((_, n) => n % 3 === 0).map(([, x, y]): Point => [Number(x), Number(y)])
  const frame = [...chart.frame.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)])
  const busy = [...lands, ...wild, ...chart.inscriptions.map(({ at }) => at), ...Object.values(chart.berths), ...chart.crests.map(({ at }) => at)]
  let [best, room]: [Point | null, number] = [null, 58]
  const { x, y, width, height } = chart.whole
  for (let column = 1; column < 24; column++) {
    for (let row = 1; row < 24; row++) {
      const point: Point = [x + (width * column) / 24, y + (height * row) / 24]
      if (!inside(point, [frame]) || chart.places.size === 0) continue
      const edge = toSides(point, frame) * 1.05
      if (edge <= room || busy.some((other) => Math.abs(other[0] - point[0]) < room && far(other, point) <= room)) continue
      ;[best, room] = [point, Math.min(edge, ...busy.map((other) => far(other, point)))]
    }
  }
  return best
}

/** Where a piece stands: its place, the point, and which group there it belongs to. */
export function standing(chart: Chart, piece: Piece): { place: Place; at: Point; group: string } | null {
  const place = chart.places.get(piece.where)
  if (!place) return null
  if (place.kind === 'sea') {
    const berth = chart.berths[piece.drawn ?? '']
    if (berth) return { place, at: berth, group: `berth ${piece.drawn}` }
  }
  const own = piece.owner !== undefined || Boolean(piece.tincture) || !place.parted
  return { place, at: own ? place.piece : place.loot, group: own ? 'piece' : 'loot' }
}
