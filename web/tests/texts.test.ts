import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { beforeAll, describe, expect, it } from 'vitest'
import { Said, Texts } from '../src/lib/words/texts'
import { hasMessage, inOwn, lang, listed, onLang, speak, t } from '../src/lib/words/words.svelte'
import type { Lang } from '../src/lib/wire/wire'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../src/oyez', path), 'utf-8')
const real = (each: Lang) => new Texts(each, [read(`games/barbarian_kingdoms/text/${each}.ftl`), read(`messages/${each}.ftl`)])

const SMALL = new Texts('en', [`
form-kingdom = { $name }
    .the = the { $name }
    .of = of the { $name }
kingdom-huns = Huns
    .king = Attila
    .of = of these Huns
kingdom-franks = Franks
form-coin = { $name }
coin-gold = { $count } gold
song = { $kingdom-the } and { $kingdom-of }: { $kingdom-king }
kind = { $kingdom-id ->
    [huns] wild
   *[other] tame
}
money = { $count ->
    [one] one coin
   *[other] { $count } coins
}
named = { $who }
bounds = { $bounds ->
    [exact] exactly { $least }
    [up-to] at most { $most }
   *[range] { $least } to { $most }
}
value-true = yes
flag = { $on } { $on-id }
nothing = [{ $it }{ $it-id }]
`])

describe('texts of a game', () => {
  it('put ids into words, with the forms of their names', () => {
    expect(SMALL.say('song', { kingdom: 'franks' })).toContain('the Franks and of the Franks')
    expect(SMALL.say('song', { kingdom: 'huns' })).toBe('the Huns and of these Huns: Attila')
    expect(SMALL.say('kind', { kingdom: 'huns' })).toBe('wild')
    expect(SMALL.say('kind', { kingdom: 'franks' })).toBe('tame')
    expect(SMALL.thing('franks')).toBe('Franks')
    expect(SMALL.thing('nobody')).toBe('nobody')
  })

  it('count, and take 1 for granted', () => {
    expect(SMALL.say('money')).toBe('one coin')
    expect(SMALL.say('money', { count: 3 })).toBe('3 coins')
    expect(SMALL.thing('gold')).toBe('1 gold')
  })

  it('leave names of players alone', () => {
    expect(SMALL.say('named', { who: 'huns' })).toBe('Huns')
    expect(SMALL.say('named', { who: new Said('huns') })).toBe('huns')
  })

  it('say bounds, truth and nothing as the server does', () => {
    expect(SMALL.say('bounds', { least: 2, most: 2 })).toBe('exactly 2')
    expect(SMALL.say('bounds', { least: 0, most: 2 })).toBe('at most 2')
    expect(SMALL.say('bounds', { least: 1, most: 2 })).toBe('1 to 2')
    expect(SMALL.say('flag', { on: true })).toBe('yes yes')
    expect(SMALL.say('nothing', { it: null })).toBe('[none]')
  })

  it('say attributes, and the bare id of what is missing', () => {
    expect(SMALL.say('kingdom-huns.king')).toBe('Attila')
    expect(SMALL.has('kingdom-huns.king')).toBe(true)
    expect(SMALL.has('kingdom-huns.queen')).toBe(false)
    expect(SMALL.say('no-such')).toBe('no-such')
    expect(SMALL.label(undefined, 'else')).toBe('else')
    expect(SMALL.label({ id: 'named', about: { who: 'franks' } })).toBe('Franks')
  })

  it('are those of a real game in both languages', () => {
    expect(real('en').say('king-of', { kingdom: 'huns' })).toBe('Attila, King of the Huns')
    expect(real('fr').thing('huns')).toBe('Huns')
    expect(real('en').reason({ message: 'undo-answered', about: { seat: 1 } }, ['Ann', 'Ben'])).toContain('Ben')
    expect(real('en').player(2)).toBe('Player 3')
    expect(real('en').player(-1)).toBe('Chance')
  })
})

describe('words of the interface', () => {
  beforeAll(() => speak('en'))

  it('follow the language and are told of it', async () => {
    const heard: Lang[] = []
    const stop = onLang((each) => heard.push(each))
    expect(t('seat-number', { number: 3 })).toBe('Seat 3')
    await speak('fr')
    expect(lang.current).toBe('fr')
    expect(document.documentElement.lang).toBe('fr')
    expect(t('seat-number', { number: 3 })).toBe('Place 3')
    expect(listed(['a', 'b', 'c'])).toBe('a, b et c')
    expect(inOwn({ en: 'x', fr: 'y' })).toBe('y')
    await speak('en')
    stop()
    expect(heard).toEqual(['fr', 'en'])
    expect(t('no-such-message')).toBe('no-such-message')
    expect(hasMessage('wait')).toBe(true)
    expect(hasMessage('no-such-message')).toBe(false)
  })
})

describe('every area', () => {
  const files = import.meta.glob<string>('../src/locales/*/*.ftl', { query: '?raw', import: 'default', eager: true })
  const areas = [...new Set(Object.keys(files).map((path) => path.split('/').at(-1)!))]

  const shape = (source: string) =>
    new FluentResource(source).body.map(({ id, attributes, value }) => [id, value !== null, ...Object.keys(attributes)].join(' ')).sort()
  const variables = (source: string) =>
    Object.fromEntries([...source.matchAll(/^([a-z][\w-]*) *=((?:.*\n?)(?:[ }].*\n?|\n)*)/gm)].map(([, id, body]) => [id, [...new Set(body!.match(/\$[\w-]+/g))].sort().join()]))

  it.each(areas)('%s says the same in both languages', (area) => {
    const [en, fr] = ['en', 'fr'].map((each) => files[`../src/locales/${each}/${area}`] ?? '')
    expect(shape(fr!)).toEqual(shape(en!))
    expect(variables(fr!)).toEqual(variables(en!))
    expect(shape(en!).length).toBeGreaterThan(0)
  })

  it.each(areas)('%s can be read to the last line', (area) => {
    for (const each of ['en', 'fr']) {
      const source = files[`../src/locales/${each}/${area}`]!
      const begun = source.match(/^[a-z][\w-]* *=/gm)!.length
      expect(new FluentResource(source).body.length).toBe(begun)
    }
  })

  it.each(areas)('%s keeps to French typography', (area) => {
    const lines = files[`../src/locales/fr/${area}`]!.split('\n').filter((line) => !line.startsWith('#'))
    expect(lines.filter((line) => / [:;!?»]|[^\u00a0\u202f\s?!]»|«[^\u00a0\u202f]|'/.test(line))).toEqual([])
  })
})
