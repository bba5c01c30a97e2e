/** A rulebook in our own words: chapters of numbered paragraphs, out of the Markdown the server sends. */

import { get } from '../wire/api'
import type { Lang } from '../wire/wire'

/** A stretch of a paragraph: words, a reference to another rule, or stressed words. */
export interface Piece {
  kind: 'words' | 'rule' | 'strong' | 'code'
  text: string
}

export interface Paragraph {
  /** The number, such as `BK-SETUP-01`; empty where there is none. */
  id: string
  text: string
  pieces: Piece[]
}

export interface Chapter {
  /** For addresses and for lists of contents. */
  anchor: string
  title: string
  paragraphs: Paragraph[]
}

export interface Rulebook {
  title: string
  /** What stands before the first chapter. */
  opening: Paragraph[]
  chapters: Chapter[]
  ids: Set<string>
}

const NUMBERED = /^\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*\s*/
const MARKED = /(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z]{2,}(?:-[A-Z0-9]+)+\b)/

export function parseRules(source: string): Rulebook {
  const book: Rulebook = { title: '', opening: [], chapters: [], ids: new Set() }
  for (const block of source.replaceAll('\r', '').split(/\n\s*\n/).map((each) => each.trim())) {
    if (block.startsWith('# ')) book.title = block.slice(2).trim()
    else if (/^#{2,} /.test(block)) {
      const title = block.replace(/^#+ /, '').trim()
      book.chapters.push({ anchor: `chapter-${book.chapters.length + 1}`, title, paragraphs: [] })
    } else if (block) {
      const id = NUMBERED.exec(block)?.[1] ?? ''
      const text = block.replace(NUMBERED, '').replace(/\s*\n\s*/g, ' ')
      if (id) book.ids.add(id)
      const paragraphs = book.chapters.at(-1)?.paragraphs ?? book.opening
      paragraphs.push({ id, text, pieces: [] })
    }
  }
  for (const paragraph of everyParagraph(book)) paragraph.pieces = piecesOf(paragraph.text, book.ids)
  return book
}

export function everyParagraph(book: Rulebook): Paragraph[] {
  return [...book.opening, ...book.chapters.flatMap((chapter) => chapter.paragraphs)]
}

function piecesOf(text: string, ids: Set<string>): Piece[] {
  return text
    .split(MARKED)
    .filter(Boolean)
    .map((part): Piece => {
      if (part.length > 4 && part.startsWith('**') && part.endsWith('**')) return { kind: 'strong', text: part.slice(2, -2) }
      if (part.length > 2 && part.startsWith('`') && part.endsWith('`')) return { kind: 'code', text: part.slice(1, -1) }
      return { kind: ids.has(part) ? 'rule' : 'words', text: part }
    })
}

const ACCENTS = /[\u0300-\u036f]/g

/** Words as they are compared: without accents and capitals. */
export const folded = (text: string): string => text.normalize('NFD').replace(ACCENTS, '').toLowerCase()

/** The chapters with only the paragraphs that hold all the words. */
export function searched(book: Rulebook, query: string): Chapter[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (!words.length) return book.chapters
  return book.chapters
    .map((chapter) => {
      const title = folded(chapter.title)
      const paragraphs = chapter.paragraphs.filter(({ id, text }) => {
        const all = `${title} ${id.toLowerCase()} ${folded(text)}`
        return words.every((word) => all.includes(word))
      })
      return { ...chapter, paragraphs }
    })
    .filter((chapter) => chapter.paragraphs.length > 0)
}

const books = new Map<string, Promise<Rulebook>>()

/** The rulebook of a game, fetched once in each language. */
export function rulebook(game: string, lang: Lang): Promise<Rulebook> {
  const key = `${game} ${lang}`
  let found = books.get(key)
  if (!found) {
    found = get<{ text: string }>(`/games/${encodeURIComponent(game)}/rules?lang=${lang}`).then(({ text }) => parseRules(text))
    found.catch(() => books.delete(key))
    books.set(key, found)
  }
  return found
}
