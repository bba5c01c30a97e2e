import { describe, expect, it } from 'vitest'
import { Choosing } from '../../choices/choosing.svelte'
import { needsRoom } from '../../choices/room'
import type { Card, Choices, Dialog, Row } from '../../lib/wire/wire'
import { isMeant, layingOf } from './laying'

const card = (id: string): Card => ({ type: 'Card', id: `card:${id}`, lit: [id] })
const SOME = { kind: 'some', pool: [{ value: 'tax', count: 2 }, { value: 'draft', count: 1 }], least: 0, most: 2 } as unknown as Choices
const made = () => new Choosing({ choices: SOME }, null, ['tax', 'draft'])

describe('cards from a hand', () => {
  it('are laid if the choice is about nothing else', () => {
    const laying = layingOf(made().part, [card('tax'), card('draft')])
    expect(laying?.most).toBe(2)
    expect(layingOf(made().part, [card('tax')])).toBeNull()
  })

  it('are laid one by one and taken back', () => {
    const laying = layingOf(made().part, [card('tax'), card('draft')])!
    laying.part.poke(['tax'])
    laying.part.poke(['tax'])
    expect([laying.taken(card('tax')), laying.laid]).toEqual([2, [0, 0]])
    laying.remove(0)
    expect(laying.laid).toEqual([0])
  })

  it('go to the row that the question names', () => {
    const question = { prompt: { id: 'plan', about: { stack: 1 } } } as unknown as Dialog
    const row = (n: number): Row => ({ type: 'Row', id: `plan:${n}`, lit: [`stack:${n}`] })
    expect([isMeant(row(1), question), isMeant(row(2), question)]).toEqual([true, false])
  })
})

describe('a choice', () => {
  it('needs a sheet if it is a form, and a line if it is a few cards', () => {
    const form = { kind: 'form', fields: { crowns: { kind: 'amount', least: 1, most: 3, step: 1 } } } as unknown as Choices
    expect(needsRoom(new Choosing({ choices: form }).part)).toBe(true)
    expect(needsRoom(made().part)).toBe(false)
  })
})
