/** A battle as a small scene, made of what was told: events that count up to a `total`, one for each side. */

import type { Clash, Counter, GameEvent, Hall, LogLine, Panel, Side, Table } from '../lib/wire'
import { bare } from './geometry'

export interface Spectacle {
  clash: Clash
  winner: number
  /** How many sides have something sealed, which is opened one after the other. */
  sealed: number
}

/** Parts that were given in secret. */
const SECRET = new Set(['bribe', 'bid', 'purse'])

export const isSecret = (part: Counter): boolean => SECRET.has(part.name)

export function spectacleOf(events: readonly LogLine[], table: Table): Spectacle | null {
  const panels = table.panels ?? []
  const sides: { side: Side; panel: Panel; total: number }[] = []
  for (const { event } of events) {
    const panel = typeof event['total'] === 'number' && panelIn(event, panels)
    if (panel) sides.push({ side: sideOf(event, panel), panel, total: event['total'] as number })
  }
  if (sides.length < 2) return null
  const counted = events.findLastIndex(({ event }) => typeof event['total'] === 'number')
  const decided = events.findIndex(({ event }) => event.type.endsWith('Won'))
  const won = events[decided]
  const best = Math.max(...sides.map(({ total }) => total))
  const winner = won
    ? sides.findIndex(({ panel }) => panel === panelIn(won.event, panels))
    : sides.findIndex(({ total }) => total === best)
  // What comes after the decision may speak of a later turn, so the nearest place before it is meant.
  const where = placeIn(events.slice(0, Math.max(counted, decided) + 1), table)
  const clash: Clash = { type: 'Clash', id: 'clash:told', sides: sides.map(({ side }) => side), ...(where && { where: where.id }), ...(where?.label && { label: where.label }) }
  const sealed = sides.filter(({ side }) => side.parts?.some((part) => isSecret(part) && part.value)).length
  return { clash, winner, sealed }
}

/** A battle as far as it has been told: who was counted shows what was counted. */
export function counted(clash: Clash, lines: readonly LogLine[], panels: readonly Panel[]): Clash {
  const sides = [...(clash.sides ?? [])]
  for (const { event } of lines) {
    const panel = typeof event['total'] === 'number' ? panelIn(event, panels) : undefined
    const place = panel ? sideFor(sides, panel) : -1
    if (place >= 0) sides[place] = { ...sides[place]!, ...sideOf(event, panel!), label: sides[place]!.label }
  }
  return { ...clash, sides }
}

/** The same without anybody's chance, for when there is no more to hope for. */
export const settled = (clash: Clash): Clash =>
  ({ ...clash, sides: (clash.sides ?? []).map(({ chance: _, ...side }) => side) })

/** The side that has won by what was told, or as it stands; null if none has. */
export function winnerOf(clash: Clash, lines: readonly LogLine[], panels: readonly Panel[]): number | null {
  const sides = clash.sides ?? []
  const won = lines.find(({ event }) => event.type.endsWith('Won'))
  const panel = won && panelIn(won.event, panels)
  const place = panel ? sideFor(sides, panel) : sides.findIndex((side) => side.won)
  return place < 0 ? null : place
}

const sideFor = (sides: readonly Side[], panel: Panel): number =>
  sides.findIndex((side) => side.seat === panel.seat && (side.tincture ?? '') === (panel.tincture ?? ''))

/** How likely a seat is to win what a choice would bring about or change, if that is one thing. */
export function oddsOf(now: Table, after: Table | null, seat: number | null): number | null {
  const known = new Map((now.clashes ?? []).map((clash) => [clash.id, chanceOf(clash, seat)]))
  const found = (after?.clashes ?? []).map((clash) => [clash.id, chanceOf(clash, seat)] as const)
  const fresh = found.filter(([id, chance]) => chance !== null && known.get(id) !== chance)
  return fresh.length === 1 ? fresh[0]![1] : null
}

const chanceOf = (clash: Clash, seat: number | null): number | null =>
  seat === null ? null : (clash.sides?.find((side) => side.seat === seat)?.chance ?? null)

/** What a vote has come to: the side of the hall that a line speaks of. */
export function outcomeOf(hall: Hall, lines: readonly LogLine[]): string {
  const sides = hall.sides ?? []
  for (const { event } of [...lines].reverse()) {
    const found = Object.values(event).find((value) => typeof value === 'string' && sides.includes(value))
    if (typeof found === 'string') return found
  }
  return ''
}

/** The first panel that an event speaks of. */
function panelIn(event: GameEvent, panels: readonly Panel[]): Panel | undefined {
  for (const [name, value] of Object.entries(event)) {
    if (name === 'type' || typeof value !== 'string') continue
    const found = panels.find((panel) => panel.id === value || bare(panel.id) === value || panel.lit?.includes(value))
    if (found) return found
  }
  return typeof event['seat'] === 'number' ? panels.find((panel) => panel.seat === event['seat']) : undefined
}

function sideOf(event: GameEvent, panel: Panel): Side {
  const parts = Object.entries(event)
    .filter((each): each is [string, number] => typeof each[1] === 'number' && each[0] !== 'total' && each[0] !== 'seat')
    .filter(([name, value]) => value !== 0 || SECRET.has(name))
    .map(([name, value]): Counter => ({ name, value }))
  return {
    label: panel.label ?? { id: panel.id }, seat: panel.seat, parts, total: event['total'] as number,
    ...(panel.tincture && { tincture: panel.tincture }), ...(panel.charge && { charge: panel.charge }),
  }
}

function placeIn(events: readonly LogLine[], table: Table) {
  const regions = (table.boards ?? []).flatMap((board) => [...(board.regions ?? []), ...(board.towns ?? []), ...(board.hexes ?? [])])
  for (const { event } of [...events].reverse()) {
    for (const value of Object.values(event)) {
      const found = typeof value === 'string' && regions.find((region) => bare(region.id) === value || region.lit?.includes(value))
      if (found) return found
    }
  }
  return undefined
}
