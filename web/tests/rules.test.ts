import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everyParagraph, parseRules, searched } from '../src/lib/words/rules'

const SOURCE = `# A game

Words before all chapters.

## Set-up

**AB-ONE-01** Take \`three\` cards (AB-TWO-01).
And **then** some.

**AB-ONE-02** See AB-NONE-09.

## Élection

**AB-TWO-01** The Élus vote.
`

const game = (name: string) => readFileSync(join(import.meta.dirname, '../../src/oyez/games/barbarian_kingdoms', name), 'utf-8')

describe('a rulebook', () => {
  const book = parseRules(SOURCE)

  it('has a title, an opening, and chapters of numbered paragraphs', () => {
    expect(book.title).toBe('A game')
    expect(book.opening.map(({ text }) => text)).toEqual(['Words before all chapters.'])
    expect(book.chapters.map(({ title }) => title)).toEqual(['Set-up', 'Élection'])
    expect(everyParagraph(book).map(({ id }) => id)).toEqual(['', 'AB-ONE-01', 'AB-ONE-02', 'AB-TWO-01'])
  })

  it('tells references that lead somewhere from words', () => {
    expect(book.chapters[0]!.paragraphs[0]!.pieces).toEqual([
      { kind: 'words', text: 'Take ' },
      { kind: 'code', text: 'three' },
      { kind: 'words', text: ' cards (' },
      { kind: 'rule', text: 'AB-TWO-01' },
      { kind: 'words', text: '). And ' },
      { kind: 'strong', text: 'then' },
      { kind: 'words', text: ' some.' },
    ])
    expect(book.chapters[0]!.paragraphs[1]!.pieces.some(({ kind }) => kind === 'rule')).toBe(false)
  })

  it('is searched by words, numbers and chapters, without accents', () => {
    const ids = (query: string) => searched(book, query).flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))
    expect(ids('')).toEqual(['AB-ONE-01', 'AB-ONE-02', 'AB-TWO-01'])
    expect(ids('CARDS three')).toEqual(['AB-ONE-01'])
    expect(ids('elus')).toEqual(['AB-TWO-01'])
    expect(ids('élection vote')).toEqual(['AB-TWO-01'])
    expect(ids('one-02')).toEqual(['AB-ONE-02'])
    expect(ids('cards dragons')).toEqual([])
  })

  it.each(['rules.md', 'rules.fr.md'])('%s of a real game loses no paragraph and has no dead reference', (name) => {
    const source = game(name)
    const real = parseRules(source)
    expect(real.ids.size).toBe(new Set(source.match(/^\*\*[A-Z0-9-]+\*\*/gm)).size)
    for (const { text, pieces } of everyParagraph(real)) expect(pieces.map((piece) => piece.text).join('')).toBe(text.replace(/\*\*|`/g, ''))
  })
})
