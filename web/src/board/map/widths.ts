/** How wide words are on a map, by the letters of its type; reckoned, for nothing is drawn yet. */

/** Widths of letters in thousandths of their size, as the type has them. */
const parsed = (table: string): Map<string, number> =>
  new Map(table.split(' ').map((entry) => [entry.slice(0, 1), Number(entry.slice(1)) / 1000]))

const FIGURES = '0510 1340 2464 3410 4518 5386 6503 7491 8486 9520 .242 ,242 -302 \'240 ’240 (308 )308'
const ROMAN = parsed(
  'a430 b525 c403 d537 e408 f346 g478 h545 i280 j253 k521 l270 m797 n553 o500 p540 q531 r388 s348 t344 u543 v443 w705 x480 y435 z417 '
  + 'A711 B613 C709 D762 E571 F527 G714 H804 I356 J355 K736 L585 M912 N796 O761 P589 Q761 R744 S484 T620 U734 V620 W880 X736 Y560 Z599 '
  + FIGURES,
)
const SMALL = parsed(
  'a570 b545 c555 d612 e488 f474 g599 h650 i329 j338 k625 l486 m738 n628 o625 p516 q623 r597 s443 t546 u608 v571 w860 x615 y562 z508 '
  + 'A711 B613 C709 D762 E571 F535 G722 H804 I356 J352 K736 L585 M901 N793 O761 P589 Q761 R744 S484 T676 U742 V659 W950 X736 Y602 Z599 '
  + FIGURES,
)
const SPACE = 0.23
const OTHER = 0.62

/** Small capitals are set larger, and wider. */
export const CAPITAL = { size: 1.1, spaced: 0.03 }
/** The names of seas are set wide. */
export const MARE = { spaced: 0.16 }
/** A line of type from top to bottom, in parts of its size. */
export const LINE = 1.31

function plainWidth(words: string, table: ReadonlyMap<string, number>, spaced: number): number {
  const letters = [...words.normalize('NFD').replaceAll(/\p{M}/gu, '')]
  return letters.reduce((sum, letter) => sum + (letter === ' ' ? SPACE : (table.get(letter) ?? OTHER)) + spaced, 0)
}

/** How wide a name is, set in this size. */
export const widthOf = (words: string, size: number, capital = false): number =>
  capital ? plainWidth(words, SMALL, CAPITAL.spaced) * size * CAPITAL.size : plainWidth(words, ROMAN, 0) * size

export const seaWidth = (words: string, size: number): number => plainWidth(words, ROMAN, MARE.spaced) * size

const VOWEL = /[aeiouyàâäéèêëîïôöùûü]/i

/** A word cut after so many letters or a little less, where it ends with a consonant. */
function cut(word: string, most: number): string {
  if (word.length <= most + 1) return word
  let end = most
  while (end > 2 && VOWEL.test(word[end - 1]!)) end--
  return `${word.slice(0, end > 2 ? end : most)}.`
}

/** Ever shorter forms of a name: itself, the one its game gives, and its beginning. */
export function formsOf(words: string, short: string): string[] {
  const forms = [words, ...(short ? [short] : [])]
  for (const most of [7, 5, 4, 3]) forms.push(words.split(' ').map((word) => cut(word, most)).join(' '))
  const known = new Set<string>()
  return forms.filter((form) => !known.has(form) && known.add(form) && form.length <= words.length)
}
