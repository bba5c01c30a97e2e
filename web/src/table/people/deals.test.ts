import { beforeAll, describe, expect, it } from 'vitest'
import { Choosing } from '../../choices/choosing.svelte'
import type { EitherPart } from '../../choices/kinds/Either.svelte'
import { Texts } from '../../lib/words/texts'
import type { Choices, Json, Pledge, Proposal, Table } from '../../lib/wire/wire'
import { speak } from '../../lib/words/words.svelte'
import { begin, between, fieldsBut, fill, incoming, isEither, outgoing, pledgedBetween, record, shownOptions, told, withoutShown } from './deals'

const texts = new Texts('en', ['crowns = { $n } crowns', 'peace = peace', 'change = change in Gaul'])
const names = ['Anne', 'Bert', 'Cloe']
const ACCEPT = ['answer', { type: 'accept', number: 1 }]

const offer = (number: number, maker: number, to: number, more: Partial<Proposal> = {}): Proposal =>
  ({ id: `offer:${number}`, number, maker, to, gives: [{ id: 'crowns', about: { n: 5 } }], asks: [{ id: 'peace' }], ...more })

const pledge = (number: number, maker: number, to: number, state?: Pledge['state']): Pledge =>
  ({ id: `promise:${number}`, number, maker, to, words: { id: 'peace' }, ...(state && { state }) })

const scene: Table = {
  proposals: [offer(1, 1, 0, { acts: { accept: ACCEPT, counter: ['counter', { number: 1 }] } }), offer(2, 0, 2), offer(3, 1, 2)],
  pledges: [pledge(1, 1, 0, 'kept'), pledge(2, 1, 2, 'broken'), pledge(3, 1, 0), pledge(4, 0, 1)],
}

beforeAll(() => speak('en', false))

describe('offers', () => {
  it('come in, go out, or are between others', () => {
    const numbers = (list: Proposal[]): number[] => list.map((each) => each.number)
    expect([incoming(scene, 0), outgoing(scene, 0), between(scene, 0)].map(numbers)).toEqual([[1], [2], [3]])
    expect(incoming(scene, 2)).toEqual([])
    expect(incoming(scene, null)).toEqual([])
  })

  it('are told in a sentence', () => {
    const say = (each: Proposal, mine: number | null): string => told(each, texts, names, mine)
    expect(say(offer(1, 1, 0), 0)).toBe('Bert offers you 5 crowns for peace.')
    expect(say(offer(1, 1, 0), 1)).toBe('You offer Anne 5 crowns for peace.')
    expect(say(offer(1, 1, 0), null)).toBe('Bert offers Anne 5 crowns for peace.')
    expect(say(offer(1, 1, 0, { gives: [] }), 0)).toBe('Bert asks you for peace.')
    expect(say(offer(1, 1, 0, { asks: [] }), 0)).toBe('Bert offers you 5 crowns, for nothing.')
    expect(say(offer(1, 1, 0, { about: { id: 'change' } }), 0)).toBe('Bert offers you 5 crowns for peace. (change in Gaul)')
  })
})

describe('promises', () => {
  it('make up the record of who gave them', () => {
    expect(record(scene.pledges!, 1)).toEqual({ kept: 1, broken: 1, pending: 1 })
    expect(record(scene.pledges!, 2)).toEqual({ kept: 0, broken: 0, pending: 0 })
  })

  it('between two are those of both, the pending ones first', () => {
    expect(pledgedBetween(scene.pledges!, 0, 1).map((each) => each.number)).toEqual([4, 3, 1])
  })
})

describe('what can be done', () => {
  const acts: Choices = {
    kind: 'either',
    options: {
      give: { kind: 'form', fields: { to: { kind: 'one-of', values: [1, 2] }, crowns: { kind: 'amount', least: 1, most: 9, step: 1 } } },
      answer: { kind: 'one-of', values: [ACCEPT[1]!] },
      counter: { kind: 'form', fields: { number: { kind: 'one-of', values: [1] }, crowns: { kind: 'amount', least: 1, most: 9, step: 1 } } },
    },
  } as Choices
  const either = (): EitherPart => {
    const { part } = new Choosing({ choices: acts })
    if (!isEither(part)) throw new Error('several kinds were expected')
    return part
  }

  it('beside an offer needs no place of its own', () => {
    expect(shownOptions(scene)).toEqual(new Set(['answer', 'counter']))
    const values: Json[] = [{ type: 'swap' }, { type: 'accept', number: 1 }]
    const list = { choices: { kind: 'one-of', values } as Choices, labels: ['swap', 'accept'], names: ['', ''] }
    const bare: Table = { proposals: [offer(1, 1, 0, { acts: { accept: { type: 'accept', number: 1 } } })] }
    expect(withoutShown(list, bare)).toEqual({ choices: { kind: 'one-of', values: [{ type: 'swap' }] }, labels: ['swap'], names: [''] })
    expect(withoutShown(list, {})).toBe(list)
  })

  it('begins with whom one deals with', () => {
    const part = either()
    part.choose('give')
    fill(part.open, { to: 2 })
    expect(part.value).toEqual(['give', [2, 1]])
  })

  it('begins a counter-offer with what is known of it', () => {
    const part = either()
    begin(part, ['counter', { number: 1, crowns: 4 }])
    expect(part.value).toEqual(['counter', [1, 4]])
    expect(fieldsBut(part.open!, 'number')!.map(({ name }) => name)).toEqual(['crowns'])
    expect(fieldsBut(part.open!, 'to')).toBeNull()
  })
})
