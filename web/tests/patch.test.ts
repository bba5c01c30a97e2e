import { describe, expect, it } from 'vitest'
import { patched } from '../src/lib/wire/patch'
import type { PatchOp } from '../src/lib/wire/wire'

const scene = () => ({
  boards: [{ id: 'map', regions: [{ id: 'a' }, { id: 'b' }] }],
  pieces: [{ id: 'p0' }, { id: 'p1' }, { id: 'p2' }] as { id: string; count?: number }[],
  'odd/name~': 1,
})

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

describe('a patch', () => {
  it('leaves the original and shares what it does not touch', () => {
    const before = frozen(scene())
    const after = patched(before, [{ op: 'replace', path: '/pieces/1', value: { id: 'p1', count: 2 } }])
    expect(before).toEqual(scene())
    expect(after.pieces[1]).toEqual({ id: 'p1', count: 2 })
    expect(after.boards).toBe(before.boards)
    expect(after.pieces[0]).toBe(before.pieces[0])
    expect(after.pieces).not.toBe(before.pieces)
  })

  it('adds, removes and replaces in lists, one after the other', () => {
    const operations: PatchOp[] = [
      { op: 'remove', path: '/pieces/0' },
      { op: 'add', path: '/pieces/1', value: { id: 'new' } },
      { op: 'add', path: '/pieces/-', value: { id: 'last' } },
      { op: 'replace', path: '/pieces/0', value: { id: 'first' } },
    ]
    const after = patched(frozen(scene()), operations)
    expect(after.pieces.map(({ id }) => id)).toEqual(['first', 'new', 'p2', 'last'])
  })

  it('reaches into objects in lists, and keys with odd names', () => {
    const after = patched<Record<string, unknown>>(frozen(scene()), [
      { op: 'add', path: '/boards/0/regions/1/tincture', value: 'gules' },
      { op: 'add', path: '/boards/0/regions/1/tincture', value: 'azure' },
      { op: 'replace', path: '/odd~1name~0', value: 2 },
      { op: 'remove', path: '/pieces' },
    ])
    expect(after).toEqual({ boards: [{ id: 'map', regions: [{ id: 'a' }, { id: 'b', tincture: 'azure' }] }], 'odd/name~': 2 })
  })

  it('does not change values that it was given', () => {
    const value = frozen({ list: [1] })
    const after = patched<{ list?: number[] }>({}, [
      { op: 'add', path: '', value },
      { op: 'add', path: '/list/0', value: 0 },
    ])
    expect(after).toEqual({ list: [0, 1] })
    expect(value).toEqual({ list: [1] })
  })

  it.each(['/pieces/3', '/pieces/01', '/pieces/x', '/none', '/none/deeper', '/pieces/9/id', 'pieces'])('finds fault with %s', (path) => {
    expect(() => patched(scene(), [{ op: 'replace', path, value: 1 }])).toThrow()
  })
})
