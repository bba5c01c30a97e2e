import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Texts } from '../lib/words/texts'
import type { Choices, Labels } from '../lib/wire/wire'
import { speak } from '../lib/words/words.svelte'
import Choice from './Choice.svelte'
import { Choosing } from './choosing.svelte'
import captured from './fixtures.json'

const entries = captured as unknown as Record<string, { choices: Choices; labels: Labels; names: Labels }>
let drawn: Record<string, unknown> | null = null

function show(name: string): { choosing: Choosing; box: HTMLElement; press: (words: string) => void } {
  const choosing = new Choosing(entries[name]!, entries[name]!.labels, entries[name]!.names)
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  drawn = mount(Choice, { target: box, props: { part: choosing.part, texts: new Texts('en', []), words: name } })
  flushSync()
  const press = (words: string) => {
    const found = [...box.querySelectorAll<HTMLElement>('button, input')].find((each) =>
      (each.getAttribute('aria-label') ?? (each.closest('label') ?? each).textContent).trim() === words)
    expect(found, `${words} in ${box.textContent}`).toBeDefined()
    found!.click()
    flushSync()
  }
  return { choosing, box, press }
}

afterEach(async () => {
  if (drawn) await unmount(drawn)
  drawn = null
})

await speak('en', false)

describe('what is shown', () => {
  it('narrows a long list by groups, and widens it again', () => {
    const { choosing, box, press } = show('barbarian_kingdoms announce')
    const all = choosing.count!
    const folded = [...box.querySelectorAll<HTMLElement>('.more')].find((each) => each.textContent.includes('Assault'))
    folded!.click()
    flushSync()
    expect(choosing.count!).toBeLessThan(all)
    expect(box.textContent).toContain(`${choosing.count} of ${all} choices`)
    press('Show all')
    expect(choosing.count).toBe(all)
    press('Taxation')
    expect(choosing.value).toEqual({ type: 'tax' })
  })

  it('counts with steppers and chips', () => {
    const { choosing, press } = show('some-any')
    press('One more: bronze')
    press('One more: bronze')
    press('One less: bronze')
    press('gold')
    expect(choosing.value).toEqual(['bronze', 'gold'])
    press('None')
    press('All')
    expect(choosing.value).toEqual(['bronze', 'bronze', 'bronze', 'silver', 'silver', 'gold'])
  })

  it('lays things in a row', () => {
    const { choosing, press } = show('order')
    press('b')
    press('All, in this order')
    expect(choosing.value).toEqual(['b', 'a', 'c'])
    press('Take away: a')
    expect(choosing.ready).toBe(false)
  })

  it('fills in a form', () => {
    const { choosing, press } = show('form')
    press('reims')
    press('One more: Men')
    expect(choosing.value).toEqual(['reims', 1])
  })

  it('opens one kind after the other, and takes words', () => {
    const { choosing, box, press } = show('either-words')
    press('List')
    press('b')
    expect(choosing.value).toEqual(['list', 'b'])
    press('Own')
    press('y z')
    expect(choosing.value).toEqual(['own', 'y z'])
    const field = box.querySelector<HTMLInputElement>('input[type=text]')!
    field.value = 'no sieges'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    expect(choosing.value).toEqual(['own', 'no sieges'])
    expect(box.textContent).not.toContain('y z')
  })

  it('writes a list of clauses, and goes on where one is added or taken away', async () => {
    const { choosing, box, press } = show('clauses')
    expect(box.textContent).toContain('Nothing is agreed yet.')
    press('Add: Pay')
    await vi.waitFor(() => expect(document.activeElement!.closest('[role=group]')?.getAttribute('aria-label')).toBe('1. Pay'))
    press('seat-b')
    press('One more: Crowns')
    press('Add: Passage')
    press('reims')
    expect(choosing.value).toEqual([['pay', ['seat-b', 2]], ['passage', 'reims']])
    const added = [...box.querySelectorAll('.kind')].map((each) => each.getAttribute('aria-disabled'))
    expect(added).toEqual(['true', 'true'])
    press('Take away: 1. Pay')
    await vi.waitFor(() => expect(document.activeElement!.getAttribute('aria-label')).toBe('Take away: 1. Passage'))
    expect(choosing.value).toEqual([['passage', 'reims']])
  })

  it('offers the kinds of clauses as one stop of the page', () => {
    const { box } = show('clauses')
    expect([...box.querySelectorAll<HTMLElement>('.kind')].map((each) => each.tabIndex)).toEqual([0, -1])
    expect(box.querySelector('ol')!.getAttribute('aria-label')).toBe('What is agreed')
  })

  it('shows a field as soon as it can be filled in', () => {
    const { choosing, box, press } = show('dependent')
    const legends = () => [...box.querySelectorAll('legend')].map((each) => each.textContent)
    expect(legends()).toEqual(['Who'])
    press('seat-a')
    expect(legends()).toEqual(['Who', 'Land'])
    press('reims')
    press('One more: Men')
    expect(choosing.value).toEqual(['seat-a', 'reims', 2])
    press('seat-b')
    expect(legends()).toEqual(['Who', 'Land', 'Men'])
    expect(choosing.value).toEqual(['seat-b', 'rouen', 1])
  })

  it('sends each thing to a place, and says how full it is', () => {
    const { choosing, box, press } = show('assign')
    expect([...box.querySelectorAll('legend')].map((each) => each.textContent)).toEqual(['levy', 'guard', 'cog'])
    press('reims 0/1')
    expect([...box.querySelectorAll('label')].map((each) => each.textContent.trim())).toEqual(['paris 0/2', 'reims 1/1', 'paris 0/2', 'reims 1/1', 'rouen 0/1'])
    expect(box.querySelectorAll('input')[3]!.disabled).toBe(true)
    box.querySelectorAll('input')[2]!.click()
    flushSync()
    press('rouen 0/1')
    expect(choosing.value).toEqual([['levy', 'reims'], ['guard', 'paris'], ['cog', 'rouen']])
  })

  it('turns a figure by keys', () => {
    const { choosing, box } = show('split')
    const dial = box.querySelector<HTMLElement>('[role=spinbutton]')!
    for (const key of ['ArrowUp', 'End', 'ArrowDown']) {
      dial.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      flushSync()
    }
    expect(choosing.value).toEqual([['paris', 1]])
    expect(dial.getAttribute('aria-valuenow')).toBe('1')
  })
})
