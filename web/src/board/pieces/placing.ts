/** Where names and pieces go on a map: settled once for a map, its words and the nearness of the look at it.
 *
 * Nothing here knows what stands on the map, whose it is or what is lit, so names stay where they are from move to move.
 */

import type { Chart, Place } from '../map/chart'
import { add, around, bounds, far, grown, type Box, type Point } from '../map/geometry'
import { curve, curveBoxes, type Curve } from '../map/labels'
import { cheapest, settle, type Option, type Thing } from './settling'
import { soilOf, type Soil } from '../map/soil'
import { APART, DEEP } from './stacks'
import { CAPITAL, LINE, seaWidth, widthOf } from '../map/widths'

/** A name to be placed; the forms become shorter. */
export interface Wanted {
  id: string
  forms: readonly string[]
  capital: boolean
  /** A name for the record, such as that of an empty field. */
  faint: boolean
}

export interface Look {
  /** Pixels to a unit. */
  k: number
  /** Sizes of letters, and of pieces and towns, in units of the map. */
  size: number
  scale: number
  town: number
  tight: boolean
  curved: boolean
  /** What of the map is in sight. */
  view: Box
}

export interface Label {
  id: string
  words: string
  at: Point
  curve: Curve | null
  boxes: readonly Box[]
}

export interface Layout {
  labels: Label[]
  /** Names of seas, which lie below everything. */
  seas: { name: string; at: Point; size: number; boxes: readonly Box[] }[]
  /** Where pieces stand, by place and group. */
  pens: Map<string, Box>
  /** Towns, ports and the like. */
  fixed: Box[]
}

/** Faint names are smaller. */
export const FAINT = 0.9
const PORT = 15
const CITY = [17, 17] as const
/** A town with its figures, around its middle. */
const TOWN: Box = { x: -33, y: -23, width: 71, height: 35 }
/** The same where there is little room: its figures lie over it. */
const SMALL_TOWN: Box = { x: -22, y: -20, width: 51, height: 34 }
/** Of that, what must be read: how strong it is, and what it yields. */
const SMALL_FIGURES: readonly Box[] = [{ x: 3, y: -9, width: 26, height: 23 }, { x: -22, y: -20, width: 18, height: 18 }]
/** How far apart the places are that are tried, in pixels; how many at most, and how many of the best. */
const STEP = 6
const POINTS = 160
const MOST = 70
/** What a shorter form costs, and each pixel away from where a thing should be. */
const SHORTER = [0, 30, 44, 60, 78, 96]
const AWAY = 1.8
const PEN_AWAY = 0.25
/** What it costs if the middle of a room for pieces lies outside of their land: they would be taken for others'. */
const PEN_OUTSIDE = 120
/** What it costs a piece to stand in the sea off its land, where there is so little room that it could belong to anybody. */
const ASHORE = 120

interface Noted extends Option {
  at: Point
  words?: string
  curve?: Curve
  pen?: Box
}

interface Item extends Thing {
  options: Noted[]
  name?: Wanted
  pen?: string
  sea?: { name: string; size: number }
}

/** Where a town is drawn, from what its chart calls its label. */
export const townAt = (place: Place): Point => add(place.label, [0, -23])

export const penKey = (place: string, group: string): string => `${place} ${group}`

const known = new WeakMap<Chart, Map<string, Layout>>()
/** So many looks at a map are remembered. */
const REMEMBERED = 24

/** The layout of a map as it is looked at: reckoned the first time, and remembered. */
export function layoutOf(chart: Chart, names: readonly Wanted[], look: Look): Layout {
  const looks = known.get(chart) ?? new Map<string, Layout>()
  known.set(chart, looks)
  const key = JSON.stringify([names, look])
  let layout = looks.get(key)
  if (!layout) {
    layout = place(chart, names, look)
    if (looks.size >= REMEMBERED) looks.delete(looks.keys().next().value!)
    looks.set(key, layout)
  }
  return layout
}

function place(chart: Chart, names: readonly Wanted[], look: Look): Layout {
  // Where there is little room, pieces may stand before walls, but no name may.
  const fixed = fixedBoxes(chart, look, look.tight ? figureBoxes : wallBoxes)
  const walls = look.tight ? fixedBoxes(chart, look, wallBoxes) : fixed
  const items = [
    ...seaItems(chart, look),
    ...names.flatMap((name) => nameItem(chart, name, look)),
    ...penItems(chart, look),
  ].map((item): Item => ({ ...item, options: cheapest(item.kind, item.options, item.kind === 'name' ? walls : fixed, MOST) }))
  const chosen = settle(items)
  const layout: Layout = { labels: [], seas: [], pens: new Map(), fixed }
  items.forEach(({ name, pen, sea, options }, n) => {
    const option = options[chosen[n]!]!
    if (name) layout.labels.push({ id: name.id, words: option.words!, at: option.at, curve: option.curve ?? null, boxes: option.boxes })
    if (pen) layout.pens.set(pen, option.pen!)
    if (sea) layout.seas.push({ ...sea, at: option.at, boxes: option.boxes })
  })
  return layout
}

// -- what cannot move -----------------------------------------------------------------------------

function fixedBoxes(chart: Chart, look: Look, ofTown: (at: Point, look: Look) => Box[]): Box[] {
  const boxes: Box[] = []
  const { scale } = look
  for (const each of chart.places.values()) {
    if (each.city) boxes.push(around(each.city, CITY[0] * scale, CITY[1] * scale))
    if (each.port) boxes.push(around(each.port, PORT * scale, PORT * scale))
    if (each.kind === 'town' && each.d) boxes.push(...ofTown(townAt(each), look))
  }
  const crest = 2 * 22 * Math.min(1.5, scale)
  if (chart.compass) boxes.push(around(chart.compass, 76, 84))
  return [...boxes, ...chart.crests.map(({ at }) => around(at, crest, crest))]
}

const scaled = ([x, y]: Point, box: Box, by: number): Box => ({ x: x + box.x * by, y: y + box.y * by, width: box.width * by, height: box.height * by })
const townBox = (at: Point, { town, tight }: Look): Box => scaled(at, tight ? SMALL_TOWN : TOWN, town)
const wallBoxes = (at: Point, look: Look): Box[] => [townBox(at, look)]
const figureBoxes = (at: Point, { town }: Look): Box[] => SMALL_FIGURES.map((box) => scaled(at, box, town))

// -- names ----------------------------------------------------------------------------------------

/** Points of a box, row by row, so far apart or further: there are never very many. */
function* lattice({ x, y, width, height }: Box, least: number): Generator<Point> {
  const step = Math.max(least, Math.sqrt((width * height) / POINTS))
  for (let down = 0; down <= Math.ceil(height / step); down++) {
    for (let across = 0; across <= Math.ceil(width / step); across++) yield [x + Math.min(width, across * step), y + Math.min(height, down * step)]
  }
}

const within = (box: Box, view: Box): boolean =>
  box.x >= view.x && box.y >= view.y && box.x + box.width <= view.x + view.width && box.y + box.height <= view.y + view.height

function nameItem(chart: Chart, name: Wanted, look: Look): Item[] {
  const place = chart.places.get(name.id)
  if (!place) return []
  const size = look.size * (name.faint ? FAINT : 1)
  const high = size * LINE * (name.capital ? CAPITAL.size : 1)
  const home = chart.places.get(place.host ?? '') ?? place
  const best = bestFor(place, look, high)
  const options: Noted[] = []
  name.forms.forEach((words, n) => {
    // Where there is room, names are whole.
    const cost = (SHORTER[n] ?? SHORTER.at(-1)! + n) * (look.tight ? 1 : 2.2)
    const wide = widthOf(words, size, name.capital) + 2 / look.k
    if (n === 0 && look.curved && place.kind === 'region') options.push(...curvedOptions(place, words, wide, high, look))
    const room = place.kind === 'town' ? around(townAt(place), wide + 70 * look.town, 80 * look.town + 2 * high) : grown(bounds(home.rings.flat()), high)
    options.push(...straight(soilOf(chart), home.id, words, [wide, high], best, room, look).map((option) => ({ ...option, cost: option.cost + cost })))
  })
  if (!options.length) options.push({ boxes: [around(best, widthOf(name.forms.at(-1)!, size, name.capital), high)], cost: 0, at: best, words: name.forms.at(-1)! })
  return [{ kind: 'name', name, options }]
}

/** Where a name is looked for first: under a town, at the top of a field, in the heart of a land. */
function bestFor(place: Place, look: Look, high: number): Point {
  if (place.kind === 'town') {
    const { y, height } = townBox(townAt(place), look)
    return [townAt(place)[0], y + height + high * 0.45]
  }
  return place.kind === 'hex' ? add(place.label, [0, high * 0.2]) : place.label
}

function straight(soil: Soil, home: string, words: string, [wide, high]: [number, number], best: Point, room: Box, look: Look): Noted[] {
  const found: Noted[] = []
  const add = (at: Point) => {
    const box = around(at, wide, high)
    if (!within(box, look.view)) return
    const { own, other } = soil.under(box, home)
    // A name that lies in somebody else's land would be taken for its name.
    if (other > 0.5 || (own < 0.25 && other > 0.25)) return
    found.push({ boxes: [box], at, words, cost: far(at, best) * look.k * AWAY + other * 150 + (1 - own - other) * 45 })
  }
  add(best)
  for (const at of lattice(room, STEP / look.k)) add(at)
  return found
}

/** Along the land, where there is room: that is how it should be. */
function curvedOptions(place: Place, words: string, wide: number, high: number, { scale, k }: Look): Noted[] {
  const clear = [place.city, place.port].flatMap((at) => (at ? [around(at, 20 * scale, 20 * scale)] : []))
  const found: Noted[] = []
  for (const down of [0, -18, 18, -34, 34]) {
    const way = curve(place.rings, add(place.label, [0, down]), wide + 6, high * 0.8, clear)
    if (way) found.push({ boxes: curveBoxes(way, wide, high), at: place.label, words, curve: way, cost: Math.abs(down) * k * AWAY - 12 })
  }
  return found
}

/** Names of seas keep to the water, near where the map has them. */
function seaItems(chart: Chart, look: Look): Item[] {
  const size = Math.max(26, look.size * 1.3)
  const soil = soilOf(chart)
  return chart.inscriptions.map(({ name, at }): Item => {
    const [wide, high] = [seaWidth(name, size), size * LINE]
    const options = [at, ...lattice(around(at, 260, 220), STEP * 2 / look.k)].flatMap((point): Noted[] => {
      const box = around(point, wide, high)
      const { other } = soil.under(box, '')
      return within(box, look.view) ? [{ boxes: [box], at: point, cost: far(point, at) * look.k * AWAY + other * 300 }] : []
    })
    if (!options.length) options.push({ boxes: [around(at, wide, high)], at, cost: 0 })
    return { kind: 'name', sea: { name, size }, options }
  })
}

// -- pieces ---------------------------------------------------------------------------------------

/** Each place has room set apart for its pieces: for two beside each other or more, or for hardly one. */
function penItems(chart: Chart, look: Look): Item[] {
  const items: Item[] = []
  const soil = soilOf(chart)
  for (const place of chart.places.values()) {
    if (place.kind === 'sea') {
      const berths = Object.entries(chart.berths)
      for (const [key, at] of berths) items.push(penItem(penKey(place.id, `berth ${key}`), at, [1.4], 40, soil, '', look))
      if (!berths.length) items.push(penItem(penKey(place.id, 'piece'), place.piece, [2], 40, soil, '', look))
      continue
    }
    // A town stands in a place whose pieces stand there, too.
    if (chart.places.has(place.host ?? '')) continue
    const slots = place.kind === 'hex' ? [3, 2, 1.3] : place.rings.length ? [2, 1.3, 1] : [1.3]
    const room = place.kind === 'region' || place.kind === 'hex' ? 0 : 50
    items.push(penItem(penKey(place.id, 'piece'), place.piece, slots, room, soil, place.id, look, place.rings.flat()))
    if (place.kind === 'region' && place.parted) items.push(penItem(penKey(place.id, 'loot'), place.loot, slots, room, soil, place.id, look, place.rings.flat()))
  }
  return items
}

function penItem(pen: string, best: Point, slots: readonly number[], room: number, soil: Soil, home: string, look: Look, ring: readonly Point[] = []): Item {
  const options: Noted[] = []
  slots.forEach((count, n) => {
    const [wide, high] = [count * APART * look.scale, DEEP * look.scale]
    const found = [best, ...lattice(room ? around(best, room, room) : bounds(ring), STEP / look.k)].flatMap((at): Noted[] => {
      const box = around(at, wide, high)
      const { own, other } = soil.under(box, home)
      if (!within(box, look.view) || (home && ring.length && own < 0.4)) return []
      return [{ boxes: [box], pen: box, at, cost: far(at, best) * look.k * PEN_AWAY + other * 110 + (home ? (1 - own - other) * (look.tight ? ASHORE : 50) : 0) + n * 12 + (home && ring.length && !soil.isIn(at, home) ? PEN_OUTSIDE : 0) }]
    })
    options.push(...found)
  })
  if (!options.length) {
    const box = around(best, slots.at(-1)! * APART * look.scale, DEEP * look.scale)
    options.push({ boxes: [box], pen: box, at: best, cost: 0 })
  }
  return { kind: 'pen', pen, options }
}
