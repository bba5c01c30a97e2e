import { describe, expect, it } from 'vitest'
import { seats } from './horseshoe'

describe('a hall', () => {
  it.each([1, 2, 5, 6, 10])('seats %s without crowding, the same on both sides', (count) => {
    const all = seats(count)
    expect(all).toHaveLength(count)
    for (const [n, [x, y]] of all.entries()) {
      expect(Math.abs(x)).toBeLessThanOrEqual(118)
      for (const [ox, oy] of all.slice(n + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(30)
    }
    const [first, last] = [all[0]!, all.at(-1)!]
    if (count > 1) expect(first[0]).toBeCloseTo(-last[0], -1)
  })
})
