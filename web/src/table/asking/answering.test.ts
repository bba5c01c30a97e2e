import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Link } from '../../lib/wire/link.svelte'
import { prefs } from '../../lib/prefs.svelte'
import { Texts } from '../../lib/words/texts'
import type { Choices, Json, View } from '../../lib/wire/wire'
import { Desk, STARTLED } from '../desk.svelte'

const WAYS: Choices = { kind: 'one-of', values: ['stay', 'go', 'wait'] }
const COINS: Choices = { kind: 'some', pool: [{ value: 'gold', count: 2 }], least: 0, most: 2 }

interface Asked { choices: Choices; nothing?: string; suggestion?: Json }

function shown(asked: Asked | null, ply = 0): View {
  const question = asked && { prompt: { id: 'choose', about: {} }, rule: '', ply, choices: asked.choices, ...(asked.suggestion === undefined ? {} : { suggestion: asked.suggestion }) }
  const words = { prompt: 'Choose.', brief: 'Choose', nothing: asked?.nothing ?? null, choices: null, anytime: null, names: { choices: null, anytime: null, orders: null } }
  return { you: 0, ply, epoch: 0, waiting: [0], table: {}, outcome: null, question, seats: [], words } as unknown as View
}

/** A desk at which a question is asked, and what it has sent. */
function sitting(asked: Asked) {
  const sent: Json[] = []
  const link = {
    table: 1, invitation: '', busy: false, log: [], view: shown(asked), refusal: null,
    do: (_: string, value: Json) => { sent.push(value); return Promise.resolve(true) },
  }
  const desk = new Desk(() => ({ link: link as unknown as Link, card: {} as never, texts: new Texts('en', []), reread: () => Promise.resolve() }))
  const see = (view: View) => { link.view = view; desk.see(view) }
  see(link.view)
  return { desk, sent, see }
}

/** What the page does whenever the choice has changed. */
async function settle(desk: Desk): Promise<void> {
  desk.lookAhead()
  await vi.advanceTimersByTimeAsync(200)
}

let final = false
beforeEach(() => {
  vi.useFakeTimers()
  final = false
  prefs.confirming = 'final'
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ sure: true, then: 'you', patch: [], log: [], final }))))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('one rule for confirming', () => {
  it('does at once what can be taken back', async () => {
    const { desk, sent } = sitting({ choices: WAYS })
    desk.pick(1)
    await settle(desk)
    expect(sent).toEqual(['go'])
  })

  it('has confirmed what cannot', async () => {
    final = true
    const { desk, sent } = sitting({ choices: WAYS })
    desk.pick(1)
    await settle(desk)
    expect(sent).toEqual([])
    desk.pick(1)
    expect(sent).toEqual(['go'])
  })

  it('lets the careful confirm everything, and the hasty nothing', async () => {
    const { desk, sent } = sitting({ choices: WAYS })
    prefs.confirming = 'all'
    desk.pick(0)
    await settle(desk)
    expect(sent).toEqual([])
    prefs.confirming = 'never'
    desk.pick(2)
    expect(sent).toEqual(['wait'])
  })

  it('waits with what is put together until it is confirmed', async () => {
    const { desk, sent } = sitting({ choices: COINS, nothing: 'No bribe' })
    desk.choosing!.part.take(['gold'])
    await settle(desk)
    expect(sent).toEqual([])
    await desk.confirm()
    expect(sent).toEqual([['gold']])
  })
})

describe('an empty answer', () => {
  it('is not given by confirming', async () => {
    const { desk, sent } = sitting({ choices: COINS, nothing: 'No bribe' })
    await desk.confirm()
    expect([desk.choosing!.ready, sent]).toEqual([false, []])
  })

  it('is a choice of its own, confirmed like any other', async () => {
    final = true
    const { desk, sent } = sitting({ choices: COINS, nothing: 'No bribe' })
    desk.pickNothing()
    await settle(desk)
    expect([desk.choosing!.none, sent]).toEqual([true, []])
    await desk.confirm()
    expect(sent).toEqual([[]])
  })

  it('is forgotten as soon as something is chosen', () => {
    final = true
    const { desk } = sitting({ choices: COINS, nothing: 'No bribe' })
    desk.pickNothing()
    desk.choosing!.part.take(['gold'])
    expect(desk.choosing!.none).toBe(false)
  })
})

describe('a question', () => {
  it('begins with what most people would answer', () => {
    const { desk } = sitting({ choices: COINS, nothing: 'No bribe', suggestion: ['gold', 'gold'] })
    expect([desk.choosing!.ready, desk.choosing!.value]).toEqual([true, ['gold', 'gold']])
  })

  it('that comes up by itself takes no press for a moment', () => {
    const { desk, see, sent } = sitting({ choices: WAYS })
    prefs.confirming = 'never'
    see(shown(null, 1))
    see(shown({ choices: WAYS }, 2))
    desk.pick(0)
    expect([desk.fresh, sent]).toEqual([true, []])
    vi.advanceTimersByTime(STARTLED)
    desk.pick(0)
    expect(sent).toEqual(['stay'])
  })

  it('that comes of what one did takes a press at once', async () => {
    const { desk, see, sent } = sitting({ choices: WAYS })
    prefs.confirming = 'never'
    desk.pick(0)
    await Promise.resolve()
    see(shown({ choices: WAYS }, 1))
    desk.pick(1)
    expect([desk.fresh, sent]).toEqual([false, ['stay', 'go']])
  })
})

describe('a standing order', () => {
  const never = { here: true, prompt: 'choose', words: 'Always stay', order: ['always', ['choose', 'stay']], on: false }
  const asking = (on: boolean): View => ({ ...shown({ choices: WAYS }), standing: [{ ...never, on }, { ...never, here: false, prompt: 'pay', words: 'Always pay' }] })

  it('is offered at the question that it answers, and given at once', () => {
    const { desk, see, sent } = sitting({ choices: WAYS })
    see(asking(false))
    expect(desk.offered.map((line) => line.words)).toEqual(['Always stay'])
    void desk.order(desk.offered[0]!)
    expect(sent).toEqual([['always', ['choose', 'stay']]])
  })

  it('is dropped where it holds', () => {
    const { desk, see, sent } = sitting({ choices: WAYS })
    see(asking(true))
    expect(desk.offered).toEqual([])
    void desk.order(desk.standing[0]!)
    expect(sent).toEqual([['drop', 'choose']])
  })
})
