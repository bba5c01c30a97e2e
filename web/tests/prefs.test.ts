import { beforeEach, describe, expect, it, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return (await import('../src/lib/prefs.svelte')).prefs
}

describe('preferences', () => {
  beforeEach(() => {
    localStorage.clear()
    delete document.documentElement.dataset['theme']
  })

  it('are sensible at first', async () => {
    const prefs = await fresh()
    expect([prefs.theme, prefs.speed, prefs.sound, prefs.confirming, prefs.motion]).toEqual(['auto', 2, false, 'final', true])
  })

  it('are kept, and put the theme on the page', async () => {
    const prefs = await fresh()
    prefs.theme = 'dark'
    prefs.speed = 0
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(prefs.motion).toBe(false)
    const again = await fresh()
    expect([again.theme, again.speed]).toEqual(['dark', 0])
    again.theme = 'auto'
    expect(document.documentElement.dataset['theme']).toBeUndefined()
  })

  it.each(['{', 'null', '{"speed":9,"theme":"pink","sound":"loud"}'])('survive what is no preference: %s', async (kept) => {
    localStorage.setItem('oyez.prefs', kept)
    const prefs = await fresh()
    expect([prefs.theme, prefs.speed, prefs.sound]).toEqual(['auto', 2, false])
  })

  it('keep what somebody had said once about confirming', async () => {
    localStorage.setItem('oyez.prefs', '{"autoConfirm":true}')
    expect((await fresh()).confirming).toBe('never')
  })

  it('work where nothing can be kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new Error('full') })
    const prefs = await fresh()
    prefs.sound = true
    expect(prefs.sound).toBe(true)
    vi.restoreAllMocks()
  })
})
