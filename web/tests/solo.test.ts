import { beforeAll, describe, expect, it } from 'vitest'
import type { GameCard, SoloResult } from '../src/lib/wire/wire'
import { speak } from '../src/lib/words/words.svelte'
import { clockWords, dayWords, dealPath, forOne, optionWords, places } from '../src/solo/solo'

const field = (name: string, value: unknown, en: string) =>
  ({ name, default: value, label: { en }, hint: {}, schema: {} })

const game = {
  id: 'patience',
  seats: [1, 4],
  options: [field('hours', 40, 'Hours'), field('harsh', false, 'Harsh winters'), field('kind', true, 'Kind lords'), field('scenario', null, 'Scenario')],
} as unknown as GameCard

const made = (...scores: (number | null)[]): SoloResult[] => scores.map((score) => ({ score }) as SoloResult)

beforeAll(() => speak('en', false))

describe('playing alone', () => {
  it('is for games with a seat for one', () => {
    expect(forOne(game)).toBe(true)
    expect(forOne({ ...game, seats: [2, 4] })).toBe(false)
  })

  it('has addresses that others can open', () => {
    expect(dealPath('patience', 'friday-7')).toBe('/deal/patience/friday-7')
    expect(dealPath('patience', 'friday-7', 12)).toBe('/deal/patience/friday-7?beat=12')
  })

  it('tells of the options that are not as usual', () => {
    const usual = { hours: 40, harsh: false, kind: true, scenario: null }
    expect(optionWords(game, usual, null)).toEqual([])
    expect(optionWords(game, { ...usual, hours: 9, harsh: true, kind: false, scenario: 'storm' }, null)).toEqual(
      ['Hours: 9', 'Harsh winters', 'Kind lords: no', 'Scenario: storm'],
    )
    expect(optionWords(game, usual, 'Our box')).toHaveLength(1)
  })

  it('gives equal scores the same place', () => {
    expect(places(made(9, 7, 7, 3, null))).toEqual([1, 2, 2, 4, 5])
    expect(places([])).toEqual([])
  })

  it('names a day by the calendar, wherever one is', () => {
    expect(dayWords('2026-03-14')).toBe('March 14, 2026')
    expect(clockWords(Date.UTC(2026, 2, 14, 12) / 1000)).toMatch(/^\d\d:\d\d$/)
  })
})
