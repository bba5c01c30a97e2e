import { describe, expect, it, vi } from 'vitest'
import type { Choices, Json, Labels } from '../lib/wire/wire'
import { speak } from '../lib/words/words.svelte'
import { Choosing } from './choosing.svelte'
import captured from './fixtures.json'
import { commonStart, grouped } from './grouping'
import { knownKinds } from './kinds'
import type { AmountPart } from './kinds/Amount.svelte'
import type { AssignPart } from './kinds/Assign.svelte'
import type { ClausesPart } from './kinds/Clauses.svelte'
import type { DependentPart } from './kinds/Dependent.svelte'
import type { EitherPart } from './kinds/Either.svelte'
import type { FormPart } from './kinds/Form.svelte'
import type { OneOfPart } from './kinds/OneOf.svelte'
import type { RowPart } from './kinds/Row.svelte'
import type { SomePart } from './kinds/Some.svelte'
import type { WordsPart } from './kinds/Words.svelte'
import type { Next } from './part'
import { labelled } from './speaking'

interface Entry { choices: Choices; labels: Labels; names: Labels; accepts: Json[] | null }
const entries = captured as unknown as Record<string, Entry>
const open = (name: string): Choosing => new Choosing(entries[name]!, entries[name]!.labels, entries[name]!.names)
const text = (value: unknown): string => JSON.stringify(value)

describe.each(Object.keys(entries).filter((name) => entries[name]!.accepts))('%s', (name) => {
  const { accepts } = entries[name]!

  it('gives every answer that the server takes', () => {
    const choosing = open(name)
    for (const value of accepts!) {
      choosing.part.clear()
      choosing.part.take(value)
      expect(choosing.ready, text(value)).toBe(true)
      expect(text(choosing.value)).toBe(text(value))
      expect(choosing.fault).toBeNull()
    }
  })

  it('is never ready with anything else, however it is poked', () => {
    const taken = new Set(accepts!.map(text))
    const choosing = open(name)
    const names = [...choosing.all]
    let seed = 7
    for (let turn = 0; turn < 300 && names.length; turn += 1) {
      seed = (seed * 16807) % 2147483647
      if (seed % 9 === 0) choosing.widen()
      else choosing.poke([names[seed % names.length]!])
      if (choosing.ready) expect(taken, text(choosing.value)).toContain(text(choosing.value))
      else expect(choosing.fault).not.toBeNull()
    }
  })

  it('can be taken back to the beginning', () => {
    const choosing = open(name)
    choosing.part.take(accepts!.at(-1)!)
    let steps = 0
    while (choosing.widen()) steps += 1
    expect(choosing.touched).toBe(false)
    expect(steps).toBeLessThan(50)
  })
})

describe('narrowing by poking', () => {
  const announce = 'barbarian_kingdoms announce'

  it('leaves what speaks of all things poked', () => {
    const choosing = open(announce)
    const part = choosing.part as OneOfPart
    const assault = part.values.find((value) => (value as { type: string }).type === 'assault') as Record<string, string>
    choosing.poke([`province:${assault.origin}`, assault.origin!])
    expect(choosing.count!).toBeLessThan(part.values.length)
    expect(choosing.picked).toContain(assault.origin)
    choosing.poke([`province:${assault.target}`, assault.target!])
    for (const index of part.remaining) {
      expect(part.names[index]).toContain(assault.origin)
      expect(part.names[index]).toContain(assault.target)
    }
    expect(choosing.lit.size).toBeGreaterThan(0)
    choosing.widen()
    choosing.widen()
    expect(choosing.count).toBe(part.values.length)
    expect(choosing.widen()).toBe(false)
  })

  it('begins anew where nothing would be left, and lets go of what is poked again', () => {
    const choosing = new Choosing({ choices: { kind: 'one-of', values: [{ from: 'a', to: 'b' }, { from: 'c', to: 'd' }] } }, null, ['a b', 'c d'])
    choosing.poke(['a'])
    expect(choosing.value).toEqual({ from: 'a', to: 'b' })
    choosing.poke(['c'])
    expect(choosing.value).toEqual({ from: 'c', to: 'd' })
    choosing.poke(['c'])
    expect(choosing.ready).toBe(false)
    expect(choosing.poke(['nothing'])).toBe(false)
  })

  it('reads two things as from here to there', () => {
    const choosing = new Choosing({ choices: { kind: 'one-of', values: [{ from: 'a', to: 'b' }, { from: 'b', to: 'a' }] } }, null, ['a b', 'b a'])
    choosing.poke(['b'])
    choosing.poke(['a'])
    expect(choosing.value).toEqual({ from: 'b', to: 'a' })
  })
})

describe('what is lit', () => {
  it('are the things of which more can be taken, or which are taken', () => {
    const choosing = open('some-number')
    choosing.poke(['a'])
    expect([...choosing.lit.keys()]).toEqual(['a', 'b', 'c', 'd'])
    choosing.poke(['b'])
    expect([...choosing.lit.keys()]).toEqual(['a', 'b'])
    expect([...choosing.picked]).toEqual(['a', 'b'])
  })

  it('goes only with its like', () => {
    const choosing = open('some-alike')
    choosing.poke(['cog'])
    expect([...choosing.lit.keys()]).toEqual(['cog', 'galley'])
  })

  it('stays within the weight', () => {
    const choosing = open('some-weight')
    choosing.poke(['gold'])
    choosing.poke(['silver'])
    expect([...choosing.lit.keys()]).toEqual(['silver', 'gold'])
    expect(choosing.value).toEqual(['silver', 'gold'])
  })
})

describe('all at once', () => {
  it('is offered only where it fits', () => {
    const fits = (name: string) => (open(name).part as SomePart).allFits
    expect(fits('some-any')).toBe(true)
    expect(fits('some-number')).toBe(false)
    expect(fits('some-weight')).toBe(false)
    expect(fits('some-alike')).toBe(false)
  })
})

describe('a question that is put again', () => {
  it('keeps what still holds', () => {
    const before = open('barbarian_kingdoms bribe')
    before.poke(['silver'])
    const after = open('barbarian_kingdoms bribe')
    after.part.adopt(before.part)
    expect(after.value).toEqual(before.value)
    const move = open('barbarian_kingdoms announce')
    ;(move.part as OneOfPart).choose(5)
    const again = open('barbarian_kingdoms announce')
    again.part.adopt(move.part)
    expect(again.value).toEqual(move.value)
  })
})

describe('a row', () => {
  it('can be put in another order', () => {
    const part = open('order').part as RowPart
    part.layRest()
    part.move(2, 0)
    expect(part.value).toEqual(['c', 'a', 'b'])
    part.remove(1)
    expect(part.ready).toBe(false)
    part.poke(['a'])
    expect(part.value).toEqual(['c', 'b', 'a'])
  })
})

describe('an amount', () => {
  it('keeps to its steps and bounds', () => {
    const part = open('amount').part as AmountPart
    part.set(5.2)
    expect(part.value).toBe(6)
    part.set(99)
    expect(part.value).toBe(10)
    part.set(Number.NaN)
    expect(part.value).toBe(2)
  })
})

describe('kinds side by side', () => {
  it('light up together until one of them is open', () => {
    const choosing = open('either')
    expect([...choosing.lit.keys()].toSorted()).toEqual(['b', 'paris', 'seat-a', 'seat-b'])
    expect(choosing.fault?.id).toBe('table-fault-choose')
    choosing.poke(['paris'])
    expect(choosing.value).toEqual(['call', 'paris'])
    choosing.poke(['seat-b'])
    expect(choosing.value).toEqual(['give', ['seat-b', 1]])
    expect([...choosing.picked]).toEqual(['seat-b'])
    expect(choosing.widen()).toBe(true)
    expect(choosing.widen()).toBe(true)
    expect(choosing.value).toBeNull()
    expect(choosing.widen()).toBe(false)
  })

  it('are open at once where there is but one', () => {
    const choosing = open('either-alone')
    choosing.poke(['b'])
    expect(choosing.value).toEqual(['only', 'b'])
    choosing.clear()
    expect(choosing.touched).toBe(false)
  })

  it('keep what was begun when they are put again', () => {
    const before = open('either-words').part as EitherPart
    before.choose('own')
    ;(before.open as WordsPart).text = 'no more'
    const after = open('either-words')
    after.part.adopt(before)
    expect(after.value).toEqual(['own', 'no more'])
  })

  it('take the words of each from the server', () => {
    const { labels, names, choices } = entries['warrior_knights out of turn']!
    const part = open('warrior_knights out of turn').part as EitherPart
    expect(part.parts.map(({ name }) => name)).toEqual(Object.keys((choices as { options: object }).options))
    const give = part.parts.find(({ name }) => name === 'give')!.part as FormPart
    expect((give.parts[0]!.part as OneOfPart).words(0)).toBe('Ben')
    expect(part.labels).toEqual(labelled(labels, names))
  })
})

describe('clauses', () => {
  const part = () => open('clauses').part as ClausesPart

  it('are added, filled in and taken away', () => {
    const contract = part()
    expect(contract.fault).toEqual({ id: 'table-fault-number', args: { bounds: 'range', least: 1, most: 2, taken: 0 } })
    contract.add('passage')!.take('reims')
    contract.add('pay')!.take(['seat-b', 2])
    expect(contract.value).toEqual([['passage', 'reims'], ['pay', ['seat-b', 2]]])
    expect(contract.add('pay')).toBeNull()
    contract.remove(0)
    expect(contract.value).toEqual([['pay', ['seat-b', 2]]])
    expect(contract.note).toEqual({ id: 'table-taken-number', args: { taken: 1 } })
  })

  it('are not the same twice', () => {
    const contract = part()
    contract.take([['passage', 'reims'], ['passage', 'reims']])
    expect(contract.fault?.id).toBe('table-fault-twice')
  })

  it('are no more of a kind than may be', () => {
    const contract = open('clauses-each').part as ClausesPart
    contract.add('pay')
    expect(contract.room('pay')).toBe(false)
    expect(contract.room('passage')).toBe(true)
  })

  it('begin with what is poked', () => {
    const contract = part()
    contract.poke(['reims'])
    contract.poke(['seat-a'])
    expect(contract.value).toEqual([['passage', 'reims'], ['pay', ['seat-a', 1]]])
    expect([...contract.picked]).toEqual(['reims', 'seat-a'])
    expect(contract.poke(['nothing'])).toBe(false)
  })

  it('are kept when the question is put again', () => {
    const before = part()
    before.take([['passage', 'reims']])
    const after = part()
    after.adopt(before)
    expect(after.value).toEqual([['passage', 'reims']])
  })
})

describe('fields that depend on others', () => {
  const part = () => open('dependent').part as DependentPart
  const names = (each: DependentPart) => each.fields.map(({ name }) => name)

  it('come one after the other', () => {
    const march = part()
    expect(names(march)).toEqual(['who'])
    march.poke(['seat-b'])
    expect(names(march)).toEqual(['who', 'land', 'men'])
    expect(march.value).toEqual(['seat-b', 'rouen', 1])
    march.first.take('seat-a')
    expect(names(march)).toEqual(['who', 'land'])
    expect(march.fault?.id).toBe('table-fault-choose')
    march.poke(['reims'])
    expect(march.value).toEqual(['seat-a', 'reims', 1])
  })

  it('keep what was begun after each value', () => {
    const march = part()
    march.take(['seat-a', 'reims', 2])
    march.first.take('seat-b')
    march.first.take('seat-a')
    expect(march.value).toEqual(['seat-a', 'reims', 2])
    const again = part()
    again.adopt(march)
    expect(again.value).toEqual(['seat-a', 'reims', 2])
  })

  it('are the same after values with the same after them', () => {
    const odd = open('dependent-alike').part as DependentPart
    odd.take([1, 1])
    odd.first.take(3)
    expect(odd.value).toEqual([3, 1])
  })

  const LARGE: Choices = { kind: 'dependent', names: ['n', 'next'], first: { kind: 'amount', least: 1, most: 9, step: 1 } }
  const NEXT: Choices = { kind: 'dependent', names: ['next'], first: { kind: 'one-of', values: ['x', 'y'] } }

  it('are asked for where there are too many, by the way to them', async () => {
    const ways: Json[] = []
    const next = (path: Json[]) => {
      ways.push(path)
      return Promise.resolve({ choices: NEXT, labels: labelled({ first: ['Ex', 'Why'], then: {} }, { first: ['x', 'y'], then: {} }) })
    }
    const choosing = new Choosing({ choices: { kind: 'clauses', clauses: { cede: LARGE }, least: 1, most: 1, each: { cede: 1 } } }, null, null, next)
    const march = (choosing.part as ClausesPart).add('cede') as DependentPart
    march.first.take(7)
    expect([march.asks, march.fault?.id]).toEqual([true, 'table-fault-wait'])
    await march.ask()
    await march.ask()
    expect(ways).toEqual([['cede', [7]]])
    march.poke(['y'])
    expect(choosing.value).toEqual([['cede', [7, 'y']]])
    expect((march.fields[1]!.part as OneOfPart).words(1)).toBe('Why')
  })

  it('are called otherwise in another language', async () => {
    let words = ['Ex', 'Why']
    const next: Next = () => Promise.resolve({ choices: NEXT, labels: labelled({ first: words, then: {} }, { first: ['x', 'y'], then: {} }) })
    const march = new Choosing({ choices: LARGE }, { first: null, then: {} }, null, next).part as DependentPart
    await march.ask()
    march.poke(['y'])
    words = ['Ixe', 'I grec']
    await speak('fr', false)
    march.labels = { first: null, then: {} }
    await vi.waitFor(() => expect((march.fields[1]!.part as OneOfPart).words(1)).toBe('I grec'))
    expect(march.value).toEqual([1, 'y'])
    await speak('en', false)
  })

  it('can be asked for again', async () => {
    let trouble = true
    const next: Next = () => (trouble ? Promise.reject(new Error('down')) : Promise.resolve({ choices: NEXT, labels: null }))
    const march = new Choosing({ choices: LARGE }, null, null, next).part as DependentPart
    await march.ask()
    expect([march.failed, march.asks]).toEqual([true, true])
    trouble = false
    await march.ask()
    expect([march.failed, march.asks]).toEqual([false, false])
  })

  it('say where a value leads nowhere', () => {
    const lone: Choices = { kind: 'dependent', names: ['n', 'next'], first: { kind: 'one-of', values: [1, 2] }, then: [] }
    const march = new Choosing({ choices: lone })
    march.part.take([1])
    expect(march.fault?.id).toBe('table-fault-dead-end')
  })
})

describe('things that go to places', () => {
  const part = () => open('assign').part as AssignPart

  it('are poked one after the other: the thing, then the place', () => {
    const losses = part()
    losses.poke(['levy'])
    expect([...losses.lit.keys()]).toEqual(['levy', 'guard', 'cog', 'paris', 'reims'])
    losses.poke(['reims'])
    losses.poke(['rouen'])
    expect(losses.fault).toEqual({ id: 'table-fault-unplaced', args: { left: 1 } })
    losses.poke(['paris'])
    expect(losses.value).toEqual([['levy', 'reims'], ['guard', 'paris'], ['cog', 'rouen']])
    expect(losses.poke(['nothing'])).toBe(false)
  })

  it('find no room where it is full, or not open to them', () => {
    const losses = part()
    losses.send(0, 1)
    losses.send(2, 1)
    losses.send(1, 2)
    expect(losses.goals).toEqual([1, null, null])
    expect(losses.fits(2, 2)).toBe(true)
  })

  it('are too few where a place lacks some', () => {
    const choices: Choices = { kind: 'assign', things: [{ value: 'a', open: [0, 1] }], places: [{ value: 'x', least: 1, most: 1 }, { value: 'y', least: 0, most: 1 }] }
    const choosing = new Choosing({ choices }, { things: ['A'], places: ['The X', 'The Y'] })
    ;(choosing.part as AssignPart).send(0, 1)
    expect(choosing.fault).toEqual({ id: 'table-fault-place', args: { bounds: 'exact', place: 'The X', least: 1, most: 1, taken: 0 } })
  })

  it('keep their places when the question is put again', () => {
    const before = part()
    before.send(0, 1)
    const after = part()
    after.adopt(before)
    expect(after.goals).toEqual([1, null, null])
  })
})

describe('every kind', () => {
  it.each(knownKinds())('has an example: %s', (kind) => {
    expect(text(captured)).toContain(`"kind":"${kind}"`)
  })

  it('that is not known asks for a newer page', () => {
    const choosing = new Choosing({ choices: { kind: 'unheard-of' } as unknown as Choices })
    expect(choosing.fault?.id).toBe('table-unknown-question')
    expect(choosing.ready).toBe(false)
  })
})

describe('words of one’s own', () => {
  const part = () => open('words').part as WordsPart

  it.each(['peace', 'Ça ira !', '𝔴'.repeat(12)])('may be %s', (words) => {
    const own = part()
    own.text = ` ${words} `
    expect(own.value).toBe(words)
  })

  it.each(['', '  ', 'thirteen letters', 'a\tb', 'a\u00a0b', '\u200b'])('may not be "%s"', (words) => {
    const own = part()
    own.text = words
    expect(own.value).toBeNull()
    expect(own.fault).toEqual({ id: 'table-fault-words', args: { most: 12, taken: expect.any(Number) as number } })
  })
})

describe('names', () => {
  it('stand beside words, whichever of them there are', () => {
    expect(labelled(['Paris'], ['paris town:1'])).toEqual([{ words: 'Paris', names: ['paris', 'town:1'] }])
    expect(labelled(null, { to: ['', 'b'] })).toEqual({ to: [{ words: undefined, names: [] }, { words: undefined, names: ['b'] }] })
    expect(labelled({ to: ['A'] }, null)).toEqual({ to: [{ words: 'A', names: [] }] })
    expect(labelled(null, null)).toBeNull()
  })
})

describe('groups', () => {
  const { choices, labels } = entries['barbarian_kingdoms announce']!
  const values = (choices as { values: Json[] }).values
  const all = values.map((_, index) => index)
  const root = grouped(values, labels as string[], all)

  it('hold every choice once', () => {
    const inside = (group: typeof root): number[] =>
      [...group.entries.map((entry) => entry.index), ...group.groups.flatMap(inside)]
    expect(inside(root).toSorted((a, b) => a - b)).toEqual(all)
  })

  it('are made by what is done, and headed by the words they share', () => {
    const headings = root.groups.map((group) => group.heading)
    expect(headings).toContain('Recruitment: a Warrior in')
    expect(headings.some((heading) => heading.startsWith('Assault:'))).toBe(true)
    expect(root.entries.map((entry) => entry.label)).toContain('Taxation')
  })

  it('do not part a number from what it counts', () => {
    expect(commonStart(['Take 1 silver from Africa', 'Take 1 gold from Numidia'])).toBe('Take')
    expect(commonStart(['Pass', 'Pass on'])).toBe('')
  })

  it('leave in each label what the headings do not say', () => {
    const check = (group: typeof root, above: string): void => {
      const start = [above, group.heading].filter(Boolean).join(' ')
      for (const entry of group.entries) {
        expect([start, entry.rest].filter(Boolean).join(' ')).toBe(entry.label)
        expect(entry.rest).not.toBe('')
      }
      for (const each of group.groups) check(each, start)
    }
    check(root, '')
  })
})
