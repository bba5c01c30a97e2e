import { describe, expect, it } from 'vitest'
import type { Choices } from '../lib/wire/wire'
import { knownKinds } from './kinds'

/** Every kind that the server describes: the compiler wants exactly these here. */
const described: Record<Choices['kind'], true> = {
  amount: true,
  assign: true,
  clauses: true,
  dependent: true,
  either: true,
  form: true,
  offer: true,
  'one-of': true,
  order: true,
  row: true,
  some: true,
  split: true,
  words: true,
}

describe('partOf', () => {
  it('has one part for every kind that the server describes, and no other', () => {
    expect(knownKinds().sort()).toEqual(Object.keys(described).sort())
  })
})
