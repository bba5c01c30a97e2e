/** Battles and votes as they are told: events that count up to a total, one for each side. */

import type { Clash, Hall, LogLine, Panel, Side, Table, Tells } from '../../lib/wire/wire'

/** A battle as far as it has been told: who was counted shows what was counted; once all are, nobody's chance is told any more. */
export function counted(clash: Clash, lines: readonly LogLine[], panels: readonly Panel[]): Clash {
  const sides = [...(clash.sides ?? [])]
  const told = new Set<number>()
  for (const { tells } of lines) {
    const panel = countedPanel(tells, panels)
    const place = panel ? sideFor(sides, panel) : -1
    if (place < 0) continue
    sides[place] = { ...sides[place]!, ...sideOf(tells, panel!), label: sides[place]!.label }
    told.add(place)
  }
  return told.size > 1 && told.size === sides.length ? settled({ ...clash, sides }) : { ...clash, sides }
}

/** The same without anybody's chance, for when there is no more to hope for. */
export const settled = (clash: Clash): Clash =>
  ({ ...clash, others: [], sides: (clash.sides ?? []).map(({ chance: _, ...side }) => side) })

/** The side that has won by what was told, or as it stands; null if none has. */
export function winnerOf(clash: Clash, lines: readonly LogLine[], panels: readonly Panel[]): number | null {
  const sides = clash.sides ?? []
  const won = lines.find(({ tells }) => tells.wins)
  const panel = won && panels.find(({ id }) => id === won.tells.panel)
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

/** What a vote has come to: the side of the hall that the last line with one names. */
export function outcomeOf(hall: Hall, lines: readonly LogLine[]): string {
  const side = lines.findLast(({ tells }) => tells.side)?.tells.side ?? ''
  return hall.sides?.includes(side) ? side : ''
}

/** The panel whose points an event counts, if it does. */
const countedPanel = (tells: Tells, panels: readonly Panel[]): Panel | undefined =>
  tells.total === undefined ? undefined : panels.find(({ id }) => id === tells.panel)

const sideOf = (tells: Tells, panel: Panel): Side => ({
  label: panel.label ?? { id: panel.id }, seat: panel.seat, parts: tells.parts ?? [], total: tells.total!,
  ...(panel.tincture && { tincture: panel.tincture }), ...(panel.charge && { charge: panel.charge }),
})
