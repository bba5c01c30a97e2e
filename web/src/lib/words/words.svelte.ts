/** Words in the reader's language: of the interface, and of the games. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { get } from '../wire/api'
import { Texts } from './texts'
import { memory } from '../memory'
import type { InLanguages, Lang } from '../wire/wire'

export { Said, Texts } from './texts'

export const LANGUAGES: readonly Lang[] = ['en', 'fr']
/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', fr: 'Français' }

interface Book {
  bundle: FluentBundle
  /** The general messages of the games, as Fluent. */
  general: string
}

const SOURCES: Record<Lang, () => Promise<{ interfaceTexts: string[]; general: string }>> = {
  en: () => import('../../locales/en'),
  fr: () => import('../../locales/fr'),
}
const books: Partial<Record<Lang, Promise<Book>>> = {}
const listeners = new Set<(lang: Lang) => void>()

let current = $state<Lang>('en')
let book = $state.raw<Book | null>(null)

/** Open the book of a language. */
function bookOf(wanted: Lang): Promise<Book> {
  return (books[wanted] ??= read(wanted))
}

async function read(wanted: Lang): Promise<Book> {
  const { interfaceTexts, general } = await SOURCES[wanted]()
  const bundle = new FluentBundle(wanted, { useIsolating: false })
  for (const text of interfaceTexts) bundle.addResource(new FluentResource(text))
  return { bundle, general }
}

/** The language of the interface; to set it is to switch, as soon as its words are here. */
export const lang = {
  get current(): Lang { return current },
  set current(wanted: Lang) { void speak(wanted) },
  get other(): Lang { return current === 'en' ? 'fr' : 'en' },
}

/** Switch to a language and remember it. */
export async function speak(wanted: Lang, remember = true): Promise<void> {
  const opened = await bookOf(wanted)
  const before = book === null ? null : current
  book = opened
  current = wanted
  document.documentElement.lang = wanted
  if (remember) memory.set('lang', wanted)
  if (before !== null && before !== wanted) for (const told of [...listeners]) told(wanted)
}

/** Hear of every change of language; returns how to stop. */
export function onLang(told: (lang: Lang) => void): () => void {
  listeners.add(told)
  return () => listeners.delete(told)
}

/** What was chosen before, or what the browser asks for. */
export function preferredLanguage(): Lang {
  const wanted = [memory.get('lang'), ...(navigator.languages ?? [])].map((each) => (each ?? '').slice(0, 2))
  return wanted.find((each): each is Lang => (LANGUAGES as string[]).includes(each)) ?? 'en'
}

/** A message of the interface (`id`, or `id.attribute`); its bare id where there is none. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const [name = '', attribute] = id.split('.')
  const message = book?.bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!book || pattern === null || pattern === undefined) return id
  return book.bundle.formatPattern(pattern, args ?? null, [])
}

export function hasMessage(id: string): boolean {
  return Boolean(book?.bundle.getMessage(id)?.value)
}

/** Words that come in every language, as names of games and bots do. */
export const inOwn = (words: InLanguages | undefined, fallback = ''): string =>
  words?.[current] ?? words?.en ?? fallback

/** Names in a row: "a, b and c". */
export const listed = (names: string[]): string => new Intl.ListFormat(current).format(names)

/** Words as a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase(current) + words.slice(1)

/** How long ago a moment (seconds since 1970) was, or how far off it is. */
export function ago(moment: number, now = Date.now() / 1000): string {
  const past = moment - now
  const units = [[86400, 'day'], [3600, 'hour'], [60, 'minute']] as const
  const [size, unit] = units.find(([seconds]) => Math.abs(past) >= seconds) ?? units[2]
  return new Intl.RelativeTimeFormat(current, { numeric: 'auto' }).format(Math.round(past / size), unit)
}

const gameBooks = new Map<string, Promise<Texts>>()

/** The texts of a game in an edition, fetched once in each language. */
export function gameTexts(game: string, wanted: Lang = current, edition = ''): Promise<Texts> {
  const key = `${game} ${edition} ${wanted}`
  let found = gameBooks.get(key)
  if (!found) {
    found = fetchTexts(game, wanted, edition)
    found.catch(() => gameBooks.delete(key))
    gameBooks.set(key, found)
  }
  return found
}

async function fetchTexts(game: string, wanted: Lang, edition: string): Promise<Texts> {
  const box = edition ? `&edition=${encodeURIComponent(edition)}` : ''
  const path = `/games/${encodeURIComponent(game)}/texts?lang=${wanted}${box}`
  const [own, { general }] = await Promise.all([get<{ text: string }>(path), bookOf(wanted)])
  return new Texts(wanted, [own.text, general])
}
