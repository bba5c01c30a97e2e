import { describe, expect, it } from 'vitest'
import { bySeat, chosen, optionOf, suggestions, swapped, usual } from '../src/lib/forms/options'
import { paceOf } from '../src/lib/forms/pace'
import type { Json, OptionField, Schema } from '../src/lib/wire/wire'

const field = (name: string, schema: Schema, value: Json): OptionField => ({ name, schema, default: value, label: {}, hint: {} })

const OPTIONS = [
  field('scenario', { anyOf: [{ type: 'string' }, { type: 'null' }] }, null),
  field('kingdoms', { type: 'array', items: { type: 'string' } }, []),
  field('powers', { type: 'boolean' }, true),
  field('rounds', { type: 'integer', minimum: 0, exclusiveMaximum: 21 }, 0),
  field('level', { enum: ['easy', 3] }, 'easy'),
  field('previous', { anyOf: [{ type: 'object' }, { type: 'null' }] }, null),
].map(optionOf)

describe('options', () => {
  it('become fields by their schema', () => {
    expect(OPTIONS.map(({ kind }) => kind)).toEqual(['text', 'list', 'flag', 'number', 'choice', 'none'])
    expect(OPTIONS.map(({ rare }) => rare)).toEqual([false, true, false, false, false, false])
    expect(OPTIONS.map(({ optional }) => optional)).toEqual([true, false, false, false, false, true])
    expect([OPTIONS[3]!.least, OPTIONS[3]!.most]).toEqual([0, 20])
    expect(OPTIONS.map(usual)).toEqual(['', '', true, '0', 'easy', ''])
  })

  it('are sent only where they differ from the usual', () => {
    expect(chosen(OPTIONS, {})).toEqual({})
    const entered = { scenario: ' 4-1 ', kingdoms: 'huns, franks,', powers: false, rounds: '5', level: '3', previous: 'what no field gives' }
    expect(chosen(OPTIONS, entered)).toEqual({
      scenario: '4-1', kingdoms: ['huns', 'franks'], powers: false, rounds: 5, level: 3,
    })
  })

  it('are chosen for every seat, and nothing for two', () => {
    const known = ['huns', 'franks', 'saxons', 'vandals']
    expect(bySeat([], known, 3)).toEqual(['huns', 'franks', 'saxons'])
    expect(bySeat(['vandals', 'huns'], known, 3)).toEqual(['vandals', 'huns', 'franks'])
    expect(bySeat(['vandals', 'huns', 'vandals', 'picts'], known, 2)).toEqual(['vandals', 'huns'])
    expect(swapped(['huns', 'franks'], 0, 'franks')).toEqual(['franks', 'huns'])
    expect(swapped(['huns', 'franks'], 0, 'saxons')).toEqual(['saxons', 'franks'])
  })

  it('offer what the texts know, for this number of seats', () => {
    const all = ['scenario-3-1', 'scenario-4-1', 'scenario-4-2', 'kingdom-huns', 'kingdom-franks']
    const ids = (start: string) => all.filter((id) => id.startsWith(start))
    expect(suggestions('scenario', ids, 4)).toEqual(['4-1', '4-2'])
    expect(suggestions('kingdoms', ids, 4)).toEqual(['huns', 'franks'])
    expect(suggestions('powers', ids, 4)).toEqual([])
  })
})

describe('clocks', () => {
  const own = { seconds: 45, bank: 2, days: 4, weekends: false }

  it('are what the server takes', () => {
    expect(paceOf('none', own)).toEqual({ type: 'none' })
    expect(paceOf('own-live', own)).toEqual({ type: 'live', per_decision: 45, bank: 120 })
    expect(paceOf('own-days', own)).toMatchObject({ type: 'correspondence', days: 4, weekends_off: false })
    expect(paceOf('days', own)).toMatchObject({ type: 'correspondence', days: 2, weekends_off: true })
  })
})
