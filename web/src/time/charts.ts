/** Lines over time, drawn by hand: steps, scales and labels that keep out of each other's way. */

import type { Measure, Points } from './reel'

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Round steps from 0 to at least `most`: at most six of them. */
export function ticks(most: number): number[] {
  const top = Math.max(1, most)
  const size = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((each) => top / each <= 5) ?? Math.ceil(top / 5)
  const steps = Math.ceil(top / size)
  return Array.from({ length: steps + 1 }, (_, index) => index * size)
}

/** The largest value of a measure. */
export const peak = (measure: Measure): number =>
  Math.max(0, ...measure.lines.flatMap(({ points }) => points.map(([, value]) => value ?? 0)))

/** Where a ply stands on the way from the first to the last one. */
export const across = (box: Box, first: number, last: number, ply: number): number =>
  box.left + ((ply - first) / Math.max(1, last - first)) * (box.right - box.left)

export const upward = (box: Box, top: number, value: number): number =>
  box.bottom - (value / Math.max(1, top)) * (box.bottom - box.top)

/** A line of steps: a value holds until the next one; where nothing is known, there is no line. */
export function steps(points: Points, last: number, x: (ply: number) => number, y: (value: number) => number): string {
  let path = ''
  let known = false
  points.forEach(([ply, value], place) => {
    const until = points[place + 1]?.[0] ?? last
    if (value === null) {
      known = false
      return
    }
    const height = round(y(value))
    path += known ? `V${height}` : `M${round(x(ply))} ${height}`
    path += `H${round(x(until))}`
    known = true
  })
  return path
}

const round = (value: number): number => Math.round(value * 10) / 10

/** What a series says at a ply; null before it begins. */
export function valueAt(points: Points, ply: number): number | null {
  let found: number | null = null
  for (const [at, value] of points) {
    if (at > ply) break
    found = value
  }
  return found
}

/** Heights of labels moved apart, in their order, so that none is nearer to another than `gap`. */
export function spread(heights: readonly number[], gap: number, box: Box): number[] {
  const order = heights.map((height, place) => ({ height, place })).sort((a, b) => a.height - b.height)
  let floor = box.top
  for (const each of order) {
    each.height = Math.max(each.height, floor)
    floor = each.height + gap
  }
  let ceiling = box.bottom
  for (const each of [...order].reverse()) {
    each.height = Math.min(each.height, ceiling)
    ceiling = each.height - gap
  }
  const spreadOut: number[] = []
  for (const { height, place } of order) spreadOut[place] = height
  return spreadOut
}

/** At most `most` plies, evenly chosen, always with the first and the last. */
export function sampled(plies: readonly number[], most: number): number[] {
  if (plies.length <= most) return [...plies]
  const chosen = Array.from({ length: most }, (_, index) => plies[Math.round((index * (plies.length - 1)) / (most - 1))]!)
  return [...new Set(chosen)]
}

/** How the line of each tincture is broken, so that lines are told apart without colour. */
const DASHES: Record<string, string> = {
  gules: '', azure: '9 4', vert: '9 3 2 3', or: '1.5 4', purpure: '14 4 3 4', sable: '5 3', tenne: '12 3 1.5 3 1.5 3', argent: '2 2',
}

export const dash = (tincture: string): string => DASHES[tincture] ?? ''

/** A name in so many letters: its first names as initials, then its end left out. */
export function shortened(name: string, letters: number): string {
  const words = name.split(' ')
  for (let at = 0; at < words.length - 1 && words.join(' ').length > letters; at += 1) words[at] = `${[...words[at]!][0]}.`
  const short = words.join(' ')
  return short.length <= letters ? short : `${short.slice(0, Math.max(1, letters - 1)).trimEnd()}…`
}
