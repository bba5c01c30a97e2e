import { describe, expect, it } from 'vitest'
import { Refusal } from '../src/lib/wire/api'
import { outcomeWords, unplayed } from '../src/lib/words/outcome'
import { speak, type Texts } from '../src/lib/words/words.svelte'

const texts = { has: (id: string) => id === 'outcome-military', say: () => 'Two Kings have fallen.' } as unknown as Texts
const outcome = (how: string, places: Record<string, number> = {}) => ({ how, places, scores: {} })

describe('how a game ended', () => {
  it('is said by the game where its rules ended it', () => {
    expect(outcomeWords(outcome('military', { 0: 1 }), texts)).toBe('Two Kings have fallen.')
    expect(unplayed(outcome('military', { 0: 1 }))).toBe(false)
  })

  it('is said by the page where the table ended it', async () => {
    await speak('en')
    expect(outcomeWords(outcome('table-left'), texts)).toContain('No person was left')
    expect(unplayed(outcome('table-left'))).toBe(true)
    expect(unplayed(null)).toBe(false)
  })
})

describe('a refusal', () => {
  it('says its reason in the language of the reader', async () => {
    const about = { option: 'Rounds', least: 0, most: 100 }
    const refusal = new Refusal({ code: 'bad-options', words: 'rounds must be', reason: { message: 'option-number', about } })
    await speak('en')
    expect(refusal.told).toMatch(/Rounds.* must be a whole number from .*0.* to .*100/)
    await speak('fr')
    expect(refusal.told).toContain('doit être un nombre entier')
    await speak('en')
  })
})
