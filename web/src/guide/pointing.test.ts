import { beforeEach, describe, expect, it } from 'vitest'
import type { Coaching, View } from '../lib/wire'
import { same, targets, wished, type Chosen } from './pointing'

const RECRUIT = { type: 'recruit', province: 'gaul' }
const coach: Coaching = {
  lesson: 'first', step: 1, steps: 2, bubble: { title: { id: 't' }, text: { id: 'x' }, do: { id: 'd' } }, earlier: [],
  points: ['province:gaul'], wants: [RECRUIT, []], done: false,
}
const view = {
  coach,
  table: { pieces: [{ id: 'king:1', where: 'province:gaul' }] },
  question: { choices: { kind: 'one-of', values: [{ type: 'tax' }, RECRUIT] } },
  words: { choices: ['Taxation', 'Recruit in "Gaul"'] },
} as unknown as View
const led = (more: Partial<Coaching>): View => ({ ...view, coach: { ...coach, ...more } })
const chosen = (more: Partial<Chosen>): Chosen => ({ ready: false, touched: false, value: null, ...more })

beforeEach(() => {
  document.body.innerHTML = `
    <svg><path data-id="province:gaul"></path><path data-id="province:gaul" id="lit" data-lit></path>
      <path data-id="province:iberia" id="far" data-lit></path><g data-id="king:1" id="king"></g></svg>
    <div class="prompt"><div class="choices"><div role="group" id="list"></div>
      <button aria-label="Taxation"></button><button aria-label='Recruit in "Gaul"' id="recruit"></button>
    </div><button class="confirm" id="confirm"></button></div>`
})

const ids = (found: Element[]): string[] => found.map((element) => element.id)

describe('what the coach wishes for', () => {
  it('is known in whatever order its fields stand', () => {
    expect(wished(view, { province: 'gaul', type: 'recruit' })).toBe(true)
    expect(wished(view, [])).toBe(true)
    expect(wished(view, { type: 'recruit', province: 'iberia' })).toBe(false)
    expect(wished(view, { type: 'recruit' })).toBe(false)
  })

  it('is nothing in particular without a coach, or where many answers are good', () => {
    expect(wished({} as View, [])).toBe(false)
    expect(wished(led({ wants: null }), [])).toBe(false)
  })
})

describe('what the coach points at', () => {
  it('is nothing without a coach, or when there is nothing to do', () => {
    expect(targets(null, null)).toEqual([])
    expect(targets({} as View, null)).toEqual([])
    expect(targets(led({ bubble: { ...coach.bubble, do: null } }), null)).toEqual([])
  })

  it('is the thing on the board, where it can be chosen', () => {
    expect(ids(targets(view, chosen({})))).toEqual(['lit'])
  })

  it('is the button of the answer where there is nothing on the board', () => {
    expect(ids(targets(led({ points: [] }), chosen({})))).toEqual(['recruit'])
  })

  it('is one thing after the other, and not what has been picked already', () => {
    const two = led({ points: ['king:1', 'province:iberia'] })
    expect(ids(targets(two, chosen({})))).toEqual(['king'])
    document.getElementById('lit')!.setAttribute('aria-pressed', 'true')
    expect(ids(targets(two, chosen({})))).toEqual(['far'])
    expect(ids(targets(view, chosen({})))).toEqual(['recruit'])
  })

  it('is nothing on the board that cannot be chosen', () => {
    document.getElementById('lit')!.removeAttribute('data-lit')
    expect(ids(targets(view, chosen({})))).toEqual(['recruit'])
    expect(ids(targets(led({ points: ['king:1', 'king:2'] }), chosen({})))).toEqual(['recruit'])
  })

  it('is the way to send the answer once it is the one wished for', () => {
    expect(ids(targets(view, chosen({ ready: true, touched: true, value: RECRUIT })))).toEqual(['confirm'])
    expect(ids(targets(view, chosen({ ready: true, touched: true, value: { type: 'tax' } })))).toEqual(['lit'])
    expect(ids(targets(view, chosen({ ready: true, value: [] })))).toEqual(['confirm'])
  })

  it('waits for a choice of one’s own where many are good', () => {
    const free = led({ wants: null, points: [] })
    expect(ids(targets(free, chosen({ ready: true })))).toEqual(['list'])
    expect(ids(targets(free, chosen({ ready: true, touched: true })))).toEqual(['confirm'])
    expect(ids(targets(led({ wants: null }), chosen({ ready: true, touched: true })))).toEqual(['lit'])
  })
})

describe('two values', () => {
  it('are the same only if all of them is', () => {
    expect(same({ a: [1, null] }, { a: [1, null] })).toBe(true)
    expect(same({ a: [1, null] }, { a: [1] })).toBe(false)
    expect(same(null, {})).toBe(false)
    expect(same([], {})).toBe(false)
    expect(same('1', 1)).toBe(false)
  })
})
