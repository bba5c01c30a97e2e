import { beforeEach, describe, expect, it } from 'vitest'
import type { Choices, Coaching, Json, View, Labels } from '../lib/wire/wire'
import { Choosing } from '../choices/choosing.svelte'
import type { Part } from '../choices/part'
import { same, targets, wished, type Chosen } from './pointing'

const RECRUIT = { type: 'recruit', province: 'gaul' }
const coach: Coaching = {
  lesson: 'first', step: 1, steps: 2, bubble: { title: { id: 't' }, text: { id: 'x' }, do: { id: 'd' } }, earlier: [],
  points: ['province:gaul'], wants: [RECRUIT, []], done: false, act: false,
}
const view = {
  coach,
  table: { pieces: [{ id: 'king:1', where: 'province:gaul' }] },
  question: { choices: { kind: 'one-of', values: [{ type: 'tax' }, RECRUIT] } },
  words: { choices: ['Taxation', 'Recruit in "Gaul"'] },
} as unknown as View
const led = (more: Partial<Coaching>): View => ({ ...view, coach: { ...coach, ...more } })
const chosen = (more: Partial<Chosen>): Chosen => {
  const { part } = new Choosing(view.question!, view.words!.choices)
  return { ready: false, touched: false, value: null, part, ...more }
}

beforeEach(() => {
  document.body.innerHTML = `
    <svg><path data-id="province:gaul"></path><path data-id="province:gaul" id="lit" data-lit></path>
      <path data-id="province:iberia" id="far" data-lit></path><g data-id="king:1" id="king"></g></svg>
    <div class="prompt"><div class="choices"><div role="group" id="list"></div>
      <button aria-label="Taxation"></button><button aria-label='Recruit in "Gaul"' id="recruit"></button>
    </div><button class="confirm" id="confirm"></button></div>`
})

/** What is pointed at if all of it is in sight. */
const ids = (found: Element[][]): string[] => (found[0] ?? []).map((element) => element.id)

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

describe('an answer that is put together', () => {
  /** What is pointed at, click after click, until the answer is there. */
  function pressed(choices: Choices, wish: Json, html: string, press: (id: string, choosing: Choosing) => void, names: Labels = null): string[] {
    document.querySelector('.choices')!.innerHTML = html
    const choosing = new Choosing({ choices }, null, names)
    const found: string[] = []
    for (let n = 0; n < 9; n += 1) {
      const id = ids(targets(led({ wants: [wish], points: [] }), choosing)).join()
      found.push(id)
      if (id === 'confirm' || id === '') return found
      press(id, choosing)
    }
    return found
  }

  const round = (id: string): string => `<button class="round" id="${id}-less"></button><button class="round" id="${id}-more"></button>`

  it('is a number, up or down to it', () => {
    const amount: Choices = { kind: 'amount', least: 0, most: 7, step: 1 }
    const step = (id: string, { part }: Choosing): void => {
      if (part.kind === 'amount') Object.assign(part, { number: Number(part.value) + (id === 'n-more' ? 1 : -1) })
    }
    const html = `<div class="amount"><span class="stepper">${round('n')}</span></div>`
    expect(pressed(amount, 2, html, step)).toEqual(['n-more', 'n-more', 'confirm'])
    expect(pressed({ ...amount, least: 3 }, 2, html, step).slice(0, 1)).toEqual(['n-less'])
  })

  it('is some of the things, and too many are put back first', () => {
    const pool = [{ value: 'levy', count: 1 }, { value: 'march', count: 2 }, { value: 'rally', count: 1 }]
    const some: Choices = { kind: 'some', pool, least: 0, most: 2 }
    const things = ['levy', 'march', 'rally']
    const html = `<div class="counts"><button id="levy"></button><span class="stepper">${round('march')}</span><button id="rally"></button></div>`
    const names: Record<string, string> = { levy: 'levy', 'march-more': 'march', 'march-less': 'march', rally: 'rally' }
    const poke = (id: string, choosing: Choosing): void => void choosing.poke([names[id]!])
    expect(pressed(some, ['levy', 'march'], html, poke, things)).toEqual(['levy', 'march-more', 'confirm'])
    const choosing = new Choosing({ choices: some }, null, things)
    choosing.poke(['rally'])
    expect(ids(targets(led({ wants: [['levy']], points: [] }), choosing))).toEqual(['rally'])
  })

  it('is an order, thing after thing', () => {
    const order: Choices = { kind: 'order', pool: [{ value: 'a', count: 1 }, { value: 'b', count: 1 }], length: 2 }
    const html = '<div class="row"><div class="pool"><button id="a"></button><button id="b"></button></div></div>'
    const poke = (id: string, choosing: Choosing): void => {
      choosing.poke([id])
      document.getElementById(id)!.remove()
    }
    expect(pressed(order, ['b', 'a'], html, poke, ['a', 'b'])).toEqual(['b', 'a', 'confirm'])
  })

  it('is a form in one of several kinds, field after field', () => {
    const to: Choices = { kind: 'one-of', values: [1, 2] }
    const crowns: Choices = { kind: 'amount', least: 1, most: 5, step: 1 }
    const either: Choices = { kind: 'either', options: { give: { kind: 'form', fields: { to, crowns } }, call: { kind: 'one-of', values: [7] } } }
    const html = `<div class="either"><div class="options"><button id="give"></button></div><div class="part"><div class="form">
      <fieldset><div class="chips"><label id="one"></label><label id="two"></label></div></fieldset>
      <fieldset>${round('n')}</fieldset></div></div></div>`
    const press = (id: string, { part }: Choosing): void => {
      if (part.kind !== 'either') return
      const open = part as unknown as { choose(name: string): void; open: { parts: { part: { choose?(n: number): void; set?(n: number): void } }[] } }
      if (id === 'give') open.choose('give')
      else if (id === 'two') open.open.parts[0]!.part.choose!(1)
      else open.open.parts[1]!.part.set!(2)
    }
    expect(pressed(either, ['give', [2, 2]], html, press)).toEqual(['give', 'two', 'n-more', 'confirm'])
  })
})

describe('an answer of several clauses', () => {
  const clauses: Choices = {
    kind: 'clauses', least: 0, most: 2, each: { pay: 1, passage: 2 },
    clauses: { pay: { kind: 'amount', least: 1, most: 5, step: 1 }, passage: { kind: 'one-of', values: ['a', 'b'] } },
  }
  const due: Json = [['passage', 'b']]
  const at = (choosing: Choosing): string[] => ids(targets(led({ wants: [due], points: [] }), choosing))
  const drawn = (list: string): void => {
    document.querySelector('.choices')!.innerHTML = `<div class="clauses"><ol class="list">${list}</ol>
      <div class="kinds"><button id="pay"></button><button id="passage"></button></div></div>`
  }

  it('is begun, filled in and sent', () => {
    const choosing = new Choosing({ choices: clauses })
    drawn('')
    expect(at(choosing)).toEqual(['passage'])
    const part = choosing.part as unknown as { add(name: string): Part }
    const clause = part.add('passage')
    drawn('<li><div class="part"><div class="chips"><i id="a"></i><i id="b"></i></div></div></li>')
    expect(at(choosing)).toEqual(['b'])
    clause.take('b')
    expect(at(choosing)).toEqual(['confirm'])
  })

  it('is without what does not belong there', () => {
    const choosing = new Choosing({ choices: clauses })
    choosing.part.take([['pay', 2]])
    drawn('<li><div class="clause"><button class="remove" id="away"></button></div></li>')
    expect(at(choosing)).toEqual(['away'])
  })
})

describe('an answer that sends things to places', () => {
  it('is led thing by thing, where there is room', () => {
    const places = [{ value: 'x', least: 0, most: 1 }, { value: 'y', least: 0, most: 1 }]
    const choosing = new Choosing({ choices: { kind: 'assign', things: [{ value: 'a', open: [0, 1] }, { value: 'b', open: [0, 1] }], places } })
    document.querySelector('.choices')!.innerHTML = `<div class="assign">${['a', 'b'].map((thing) =>
      `<fieldset><div class="chips"><i id="${thing}x"></i><i id="${thing}y"></i></div></fieldset>`).join('')}</div>`
    const at = (): string[] => ids(targets(led({ wants: [[['a', 'x'], ['b', 'y']]], points: [] }), choosing))
    expect(at()).toEqual(['ax'])
    choosing.part.take([['b', 'x']])
    expect(at()).toEqual(['by'])
    choosing.part.take([['a', 'x'], ['b', 'y']])
    expect(at()).toEqual(['confirm'])
  })
})

describe('what is done out of turn', () => {
  const bar = (id: string): void => document.querySelector('.prompt')!.insertAdjacentHTML('beforeend', `<button class="${id}" id="${id}"></button>`)

  it('is begun by its own button', () => {
    bar('to-deals')
    expect(ids(targets(led({ act: true }), chosen({})))).toEqual(['to-deals'])
    expect(ids(targets(view, chosen({})))).toEqual(['lit'])
  })

  it('is left again where the coach wants an answer', () => {
    bar('from-aside')
    expect(ids(targets(view, chosen({ ready: true, touched: true, value: RECRUIT })))).toEqual(['from-aside'])
  })

  it('is sent from among the deals', () => {
    document.body.insertAdjacentHTML('beforeend', '<div class="deals"><section class="making"><button class="send" id="send"></button></section></div>')
    expect(ids(targets(led({ act: true }), chosen({ ready: true, value: RECRUIT })))).toEqual(['send'])
  })
})

describe('what is out of sight', () => {
  it('has its answer in the list', () => {
    expect(targets(view, chosen({})).map((group) => group[0]!.id)).toEqual(['lit', 'recruit'])
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
