import { describe, expect, it } from 'vitest'
import { line, type Point } from './geometry'
import { parcels } from './parcels'

const points = (d: string): string[] => d.split(/[ML]/).filter(Boolean)

describe('line work in parcels', () => {
  it('puts together what lies together, and loses nothing', () => {
    const d = 'M10 10m-3 0q1 -2 3 0M30 20m-3 0q1 -2 3 0M900 10m-3 0q1 -2 3 0'
    expect(parcels(d)).toEqual(['M10 10m-3 0q1 -2 3 0M30 20m-3 0q1 -2 3 0', 'M900 10m-3 0q1 -2 3 0'])
    expect(parcels('')).toEqual([])
  })

  it('cuts long lines so that each piece begins where the last one ended', () => {
    const ring = Array.from({ length: 40 }, (_, n): Point => [n * 30, (n % 7) * 5])
    const found = parcels(line(ring, true), true)
    expect(found.length).toBeGreaterThan(2)
    const ways = found.flatMap((d) => d.split(/(?=M)/)).map(points)
    expect(ways.every((way) => way.length > 1 && way.length < 20)).toBe(true)
    const sides = ways.flatMap((way) => way.slice(1).map((to, n) => `${way[n]} ${to}`))
    expect(sides).toHaveLength(40)
    expect(new Set(sides).size).toBe(40)
    expect(parcels(line(ring, true))).toEqual([line(ring, true)])
  })
})
