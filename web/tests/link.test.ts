import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '../src/lib/wire/api'
import { Link, type Change, type LinkOptions } from '../src/lib/wire/link.svelte'
import { speak } from '../src/lib/words/words.svelte'
import type { LogLine, Message, View } from '../src/lib/wire/wire'

/** A socket without a wire: tests say what comes in, and read what went out. */
class FakeSocket {
  static all: FakeSocket[] = []
  static get last(): FakeSocket { return FakeSocket.all.at(-1)! }

  readyState: number = WebSocket.CONNECTING
  sent: Record<string, unknown>[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onopen: (() => void) | null = null

  constructor(readonly address: string) { FakeSocket.all.push(this) }

  open(): this {
    this.readyState = WebSocket.OPEN
    this.onopen?.()
    return this
  }

  tell(message: Message): void { this.onmessage?.({ data: JSON.stringify(message) }) }

  send(text: string): void { this.sent.push(JSON.parse(text) as Record<string, unknown>) }

  close(): void { this.readyState = WebSocket.CLOSED }

  drop(code = 1006): void {
    this.readyState = WebSocket.CLOSED
    this.onclose?.({ code })
  }
}

const line = (ply: number): LogLine => ({ ply, event: { type: 'Moved', ply }, tells: {} })
const view = (over: Partial<View> = {}): View => ({
  id: 7, game: 'g', title: '', stage: 'playing', pace: { type: 'none' }, options: {}, seats: [], ply: 5, epoch: 2,
  lesson: null, origin: null, rematch: null,
  table: { pieces: [{ type: 'Piece', id: 'p', kind: 'king', where: 'a' }], panels: [{ type: 'Panel', id: 'x', seat: 0 }] }, ...over,
})
const whole = (over: Partial<View> = {}): Message => ({ type: 'view', view: view(over), log: { from: 3, events: [line(3), line(4)] }, accepted: [] })

const frame = (): void => void vi.advanceTimersToNextFrame()

let links: Link[] = []
function comeIn(options: LinkOptions = {}): Link {
  const link = new Link(7, 'secret', { open: (address) => new FakeSocket(address) as unknown as WebSocket, ...options })
  links.push(link)
  link.connect()
  return link
}

beforeEach(async () => {
  await speak('en')
  FakeSocket.all = []
  links = []
  vi.useFakeTimers()
})
afterEach(() => {
  for (const link of links) link.close()
  vi.useRealTimers()
})

describe('the line to a table', () => {
  it('asks for the language, shows the invitation, and takes the view', () => {
    const link = comeIn()
    expect(FakeSocket.last.address).toMatch(/^ws:.*\/api\/tables\/7\/socket\?lang=en&invitation=secret$/)
    expect(link.status).toBe('connecting')
    FakeSocket.last.open().tell(whole())
    expect(link.status).toBe('up')
    expect(link.view?.ply).toBe(5)
    expect([link.first, link.log.length]).toEqual([3, 2])
  })

  it('patches the view, keeps what did not change, and tells what did', () => {
    const link = comeIn()
    const changes: Change[] = []
    const stop = link.onUpdate((change) => changes.push(change))
    FakeSocket.last.open().tell(whole())
    const before = link.view!.table!
    FakeSocket.last.tell({ type: 'update', patch: [{ op: 'replace', path: '/table/pieces/0', value: { id: 'p', where: 'b' } }], log: { from: 5, events: [line(5)] } })
    expect(link.view!.table!.panels).toBe(before.panels)
    expect(link.view!.table!.pieces![0]!.where).toBe('b')
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatchObject({ before, after: link.view!.table, cut: false, events: [line(5)] })
    stop()
    FakeSocket.last.tell({ type: 'update', log: { from: 4, events: [line(9)] } })
    frame()
    expect(changes).toHaveLength(1)
    expect(link.log).toEqual([line(3), line(9)])
  })

  it('shows the first change at once, and what follows before the next frame together', () => {
    const link = comeIn()
    const plies: (number | undefined)[] = []
    link.onUpdate(({ after }) => plies.push(after.pieces?.[0]?.count))
    const count = (value: number): Message => ({ type: 'update', patch: [{ op: 'add', path: '/table/pieces/0/count', value }] })
    FakeSocket.last.open().tell(whole())
    FakeSocket.last.tell(count(1))
    expect(link.view!.table!.pieces![0]!.count).toBe(1)
    FakeSocket.last.tell(count(2))
    FakeSocket.last.tell(count(3))
    expect(link.view!.table!.pieces![0]!.count).toBe(1)
    frame()
    expect(link.view!.table!.pieces![0]!.count).toBe(3)
    expect(plies).toEqual([1, 2, 3])
    FakeSocket.last.tell(count(4))
    expect(plies).toEqual([1, 2, 3])
    FakeSocket.last.tell(whole())
    expect(plies).toEqual([1, 2, 3, 4])
    expect(link.view!.table!.pieces![0]!.count).toBeUndefined()
    frame()
    frame()
    FakeSocket.last.tell(count(5))
    expect(plies.at(-1)).toBe(5)
  })

  it('tells when something was taken back', () => {
    const link = comeIn()
    const cuts: boolean[] = []
    link.onUpdate(({ cut }) => cuts.push(cut))
    FakeSocket.last.open().tell(whole())
    FakeSocket.last.tell({ type: 'update', patch: [{ op: 'add', path: '/table', value: {} }], log: { from: 3, events: [] } })
    expect(cuts).toEqual([true])
    expect(link.log).toEqual([])
  })

  it('sees the whole again when a patch does not fit', () => {
    comeIn()
    FakeSocket.last.open().tell(whole())
    FakeSocket.last.tell({ type: 'update', patch: [{ op: 'remove', path: '/table/pieces/9' }] })
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('does one deed at a time, at the position it was meant for', async () => {
    const link = comeIn()
    FakeSocket.last.open().tell(whole())
    const done = link.do('answer', ['x'])
    expect(link.busy).toBe(true)
    expect(await link.do('undo')).toBe(false)
    const [deed] = FakeSocket.last.sent
    expect(deed).toMatchObject({ type: 'deed', kind: 'answer', ply: 5, epoch: 2, value: ['x'] })
    FakeSocket.last.tell({ type: 'update', accepted: [deed!['key'] as string] })
    expect(await done).toBe(true)
    expect(link.busy).toBe(false)
  })

  it('sends again, with the same key, what the server could not store', async () => {
    const link = comeIn()
    const unstored = (key: string): Message => ({ type: 'refused', key, error: { code: 'store-unavailable', words: 'w' } })
    FakeSocket.last.open().tell(whole())
    const done = link.do('answer', 1)
    const deed = FakeSocket.last.sent[0]!
    const key = deed['key'] as string
    FakeSocket.last.tell(unstored(key))
    expect([link.unstored, link.busy, link.refusal]).toEqual([true, true, null])
    FakeSocket.last.drop(1012)
    await vi.advanceTimersByTimeAsync(0)
    FakeSocket.last.open().tell(whole())
    expect(FakeSocket.last.sent).toEqual([])
    vi.advanceTimersByTime(2_000)
    expect(FakeSocket.last.sent).toEqual([deed])
    FakeSocket.last.tell({ type: 'accepted', key })
    expect(await done).toBe(true)
    expect(link.unstored).toBe(false)
  })

  it('keeps a refusal with the deed that it refuses', async () => {
    const link = comeIn()
    FakeSocket.last.open().tell(whole())
    const done = link.do('answer', 1)
    const key = FakeSocket.last.sent[0]!['key'] as string
    FakeSocket.last.tell({ type: 'refused', key, error: { code: 'stale-ply', words: 'w', rule: 'R-1' } })
    expect(await done).toBe(false)
    expect(link.refusal?.refusal).toBeInstanceOf(Refusal)
    expect(link.refusal?.refusal.rule).toBe('R-1')
    expect(link.refusal?.deed).toMatchObject({ kind: 'answer', value: 1 })
    void link.do('undo')
    expect(link.refusal).toBeNull()
  })

  it('comes back when the line breaks, and says again what was not confirmed, under the same key', async () => {
    const link = comeIn()
    FakeSocket.last.open().tell(whole())
    const done = link.do('answer', 'v')
    const key = FakeSocket.last.sent[0]!['key'] as string
    FakeSocket.last.drop()
    expect(link.status).toBe('down')
    await vi.advanceTimersByTimeAsync(700)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.open()
    expect(FakeSocket.last.sent).toEqual([])
    FakeSocket.last.tell(whole())
    expect(link.status).toBe('up')
    expect(FakeSocket.last.sent.map((each) => each['key'])).toEqual([key])
    FakeSocket.last.tell({ type: 'accepted', key })
    expect(await done).toBe(true)
  })

  it('does not say again what the new view confirms', async () => {
    const link = comeIn()
    FakeSocket.last.open().tell(whole())
    const done = link.do('answer', 'v')
    const key = FakeSocket.last.sent[0]!['key'] as string
    FakeSocket.last.drop(1012)
    expect(link.status).toBe('up')
    await vi.advanceTimersByTimeAsync(1)
    FakeSocket.last.open().tell({ ...whole(), accepted: [key] } as Message)
    expect(FakeSocket.last.sent).toEqual([])
    expect(await done).toBe(true)
  })

  it('waits longer after every failure, but never for ever', async () => {
    comeIn()
    const times: number[] = []
    for (let tries = 0; tries < 8; tries++) {
      const count = FakeSocket.all.length
      FakeSocket.last.drop()
      let waited = 0
      while (FakeSocket.all.length === count) {
        await vi.advanceTimersByTimeAsync(50)
        waited += 50
      }
      times.push(waited)
    }
    expect(times[0]).toBeLessThan(600)
    expect(times[3]).toBeGreaterThan(times[0]!)
    expect(Math.max(...times)).toBeLessThanOrEqual(12_600)
  })

  it('asks a silent line whether it lives, and leaves a dead one', async () => {
    const link = comeIn()
    FakeSocket.last.open().tell(whole())
    await vi.advanceTimersByTimeAsync(25_000)
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }])
    FakeSocket.last.tell({ type: 'pong' })
    await vi.advanceTimersByTimeAsync(25_000)
    expect(FakeSocket.last.sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(link.status).toBe('down')
    await vi.advanceTimersByTimeAsync(1000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('ends when the table is gone, and only then', async () => {
    const again = vi.fn<() => Promise<void>>()
    again.mockRejectedValueOnce(new Refusal({ code: 'unreachable', words: '' }))
    again.mockRejectedValueOnce(new Refusal({ code: 'no-table', words: '' }))
    const link = comeIn({ again })
    FakeSocket.last.open().tell(whole())
    FakeSocket.last.drop()
    await vi.advanceTimersByTimeAsync(600)
    expect(link.gone).toBeNull()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(link.gone?.code).toBe('no-table')
    expect(FakeSocket.all).toHaveLength(1)
    expect(again).toHaveBeenCalledTimes(2)
  })

  it('comes in anew in another language', async () => {
    comeIn()
    FakeSocket.last.open().tell(whole())
    await speak('fr')
    expect(FakeSocket.last.address).toContain('lang=fr')
    await speak('en')
  })

  it('takes every line of talk once, in order', async () => {
    const link = comeIn()
    FakeSocket.last.open().tell(whole())
    const said = (id: number) => ({ id, at: id, seat: 0, name: 'Anne', to: null, heard_by: [], text: `line ${id}` })
    FakeSocket.last.tell({ type: 'talk', lines: [said(2)] })
    FakeSocket.last.tell({ type: 'talk', lines: [said(1), said(2)] })
    expect(link.talk.map(({ id }) => id)).toEqual([1, 2])
    const done = link.say('hello', 3)
    expect(link.busy).toBe(false)
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'talk', text: 'hello', to: [3] })
    FakeSocket.last.tell({ type: 'accepted', key: FakeSocket.last.sent[0]!['key'] as string })
    expect(await done).toBe(true)
  })

  it('lets go of everything when it is closed', async () => {
    const link = comeIn()
    FakeSocket.last.open().tell(whole())
    const done = link.do('answer', 1)
    link.close()
    expect(await done).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(1)
  })
})
