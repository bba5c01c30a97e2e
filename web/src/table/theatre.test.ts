import { describe, expect, it } from 'vitest'
import { freest } from '../scenes/theatre/corners'
import type { Clash, LogLine, Table } from '../lib/wire/wire'
import { actsOf, decidedSince, decides, keyOf } from './theatre.svelte'

const clash = (id: string, more: Partial<Clash> = {}): Clash => ({ type: 'Clash', id, sides: [], ...more })
const told = (tells: LogLine['tells']): LogLine => ({ ply: 3, event: { type: 'Told' }, tells })

describe('what is on the stage', () => {
  it('is what a choice would lead to, in the place of what is', () => {
    const after = clash('a', { where: 'there' })
    expect(actsOf({ clashes: [clash('a')] }, { clashes: [after] }).clashes).toEqual([after])
  })

  it('is only the attack that is being chosen, of those that could begin', () => {
    const one = clash('one', { prospect: true })
    const two = clash('two', { prospect: true })
    expect(actsOf({ clashes: [one, two] }, null).clashes).toEqual([one, two])
    expect(actsOf({ clashes: [one, two] }, { clashes: [two] }).clashes).toEqual([two])
  })

  it('is another act with another matter', () => {
    const hall = (matter: string): Table => ({ halls: [{ type: 'Hall', id: 'hall', matter: { type: 'Card', id: 'matter', label: { id: matter } } }] })
    expect(keyOf(actsOf(hall('tax'), null))).toBe(keyOf(actsOf(hall('tax'), null)))
    expect(keyOf(actsOf(hall('tax'), null))).not.toBe(keyOf(actsOf(hall('war'), null)))
  })
})

describe('something is decided', () => {
  const fight: Table = { clashes: [clash('a')] }

  it('when a winner or a side is told, or when the battle is gone', () => {
    expect(decides({ before: {}, after: {}, events: [told({ wins: true })] })).toBe(true)
    expect(decides({ before: {}, after: {}, events: [told({ side: 'yes' })] })).toBe(true)
    expect(decides({ before: fight, after: {}, events: [] })).toBe(true)
  })

  it('not while it goes on, nor when what could begin does not', () => {
    expect(decides({ before: fight, after: fight, events: [told({})] })).toBe(false)
    expect(decides({ before: { clashes: [clash('a', { prospect: true })] }, after: {}, events: [] })).toBe(false)
  })

  it('in the first battle since then, or in the last of all', () => {
    const episode = (name: string, until: number) => ({ name, kind: 'clash' as const, at: until - 2, opens: 'A', nth: 0, until, closes: 'B' })
    expect(decidedSince([episode('1', 3), episode('2', 9)], 4)?.name).toBe('2')
    expect(decidedSince([episode('1', 3), episode('2', 9)], 2)?.name).toBe('1')
    expect(decidedSince([episode('1', 3), episode('2', 9)], 2, true)?.name).toBe('2')
    expect(decidedSince([episode('1', 3)], 4)).toBeUndefined()
  })
})

describe('a corner', () => {
  const room = { left: 0, top: 0, right: 100, bottom: 100 }
  const box = { left: 0, top: 0, right: 40, bottom: 40 }
  const at = (left: number, top: number) => ({ left, top, right: left + 5, bottom: top + 5 })

  it('is chosen so that nothing asked about is covered', () => {
    expect(freest(room, box, [])).toBe('top-left')
    expect(freest(room, box, [at(10, 10)])).toBe('top-right')
    expect(freest(room, box, [at(10, 10), at(80, 10), at(20, 80)])).toBe('bottom-right')
  })

  it('covers as little as can be', () => {
    expect(freest(room, box, [at(1, 1), at(9, 9), at(80, 1), at(88, 9), at(1, 80), at(80, 80), at(88, 88)])).toBe('bottom-left')
  })
})
