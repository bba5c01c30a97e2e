import { afterEach, describe, expect, it } from 'vitest'
import { follow, go, parsed, route } from '../src/lib/page/router.svelte'

describe('addresses', () => {
  it.each([
    ['/', 'lobby', {}],
    ['/new', 'new', {}],
    ['/t/7', 'table', { id: '7' }],
    ['/t/7?moment=12', 'table', { id: '7' }],
    ['/t/7/end', 'table', { id: '7', page: 'end' }],
    ['/join/7/a%2Fb-c_d', 'join', { id: '7', invitation: 'a/b-c_d' }],
    ['/join/7/%E0%A4%A', 'join', { id: '7', invitation: '%E0%A4%A' }],
    ['/me', 'me', {}],
    ['/learn', 'learn', {}],
    ['/learn/barbarian_kingdoms', 'learn', { game: 'barbarian_kingdoms' }],
    ['/rules/barbarian_kingdoms#BK-R01', 'rules', { game: 'barbarian_kingdoms' }],
    ['/deal/solitaire', 'deal', { game: 'solitaire' }],
    ['/deal/solitaire/friday-7?beat=7', 'deal', { game: 'solitaire', code: 'friday-7' }],
    ['/about', 'about', {}],
    ['/history', 'history', {}],
    ['/t/', 'lost', {}],
    ['/t/0', 'lost', {}],
    ['/t/x', 'lost', {}],
    ['/t/1/2', 'lost', {}],
    ['/nowhere', 'lost', {}],
  ])('%s is %s', (address, name, params) => {
    const found = parsed(address)
    expect(found.name).toBe(name)
    expect(found.params).toEqual(params)
  })

  it('keep what stands behind the question mark', () => {
    expect(parsed('/t/7?moment=12&from=1').query.get('moment')).toBe('12')
  })
})

describe('going', () => {
  let stop: () => void = () => undefined
  afterEach(() => stop())

  it('changes the route and the history', () => {
    go('/new')
    expect(route.name).toBe('new')
    expect(location.pathname).toBe('/new')
    go('/t/3', { replace: true })
    expect(route.params).toEqual({ id: '3' })
  })

  it('follows links to our own pages only', () => {
    stop = follow()
    const click = (html: string, init: MouseEventInit = {}) => {
      document.body.innerHTML = html
      let followed = false
      // What is left to the browser must not lead away from the test.
      const last = (event: Event) => {
        followed = event.defaultPrevented
        event.preventDefault()
      }
      addEventListener('click', last, { once: true })
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init })
      document.querySelector('a')!.firstChild!.dispatchEvent(event)
      return followed
    }
    go('/')
    expect(click('<a href="/about"><b>About</b></a>')).toBe(true)
    expect(route.name).toBe('about')
    expect(click('<a href="/new" target="_blank"><i>x</i></a>')).toBe(false)
    expect(click('<a href="/new"><i>x</i></a>', { ctrlKey: true })).toBe(false)
    expect(click('<a href="/api/docs"><i>x</i></a>')).toBe(false)
    expect(click('<a href="/about#part"><i>x</i></a>')).toBe(false)
    expect(route.name).toBe('about')
  })
})
