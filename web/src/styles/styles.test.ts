import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HATCHINGS, TINCTURES } from '../art/tinctures'

const source = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')
const COLOURS = new Map([...source.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [name!, { light: light!, dark: dark! }]))
const THEMES = ['light', 'dark'] as const
type Triple = [number, number, number]

const linear = (hex: string): Triple =>
  [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Triple

const luminance = (hex: string) => linear(hex).reduce((sum, part, n) => sum + part * [0.2126, 0.7152, 0.0722][n]!, 0)

function contrast(a: string, b: string): number {
  const [dim, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (bright! + 0.05) / (dim! + 0.05)
}

/** What those see who lack one kind of cones (Viénot, Brettel and Mollon 1999), in linear light. */
const BLIND: Record<string, Triple[]> = {
  protanopia: [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]],
  deuteranopia: [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]],
  nobody: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
}

/** How far apart two colours look (OKLab). */
function apart(a: string, b: string, matrix: Triple[]): number {
  const lab = (hex: string) => {
    const rgb = linear(hex)
    const [r, g, bl] = matrix.map((row) => Math.max(0, row.reduce((sum, each, n) => sum + each * rgb[n]!, 0))) as Triple
    const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * bl)
    const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * bl)
    const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * bl)
    return [0.2105 * l + 0.7936 * m - 0.0041 * s, 1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s]
  }
  const [one, other] = [lab(a), lab(b)]
  return Math.hypot(...one.map((part, n) => part - other[n]!))
}

const colour = (name: string, theme: (typeof THEMES)[number]) => {
  const found = COLOURS.get(name)
  if (!found) throw new Error(`no colour --${name}`)
  return found[theme]
}

describe.each(THEMES)('in %s', (theme) => {
  const words = ['ink', 'ink-2', 'gold-ink', 'danger'].flatMap((text) => ['paper', 'paper-2', 'paper-3', 'gilt'].map((ground) => [text, ground]))
  const others = [
    ['danger', 'danger-wash'], ['on-gold', 'gold-ink'], ['paper', 'ink'], ['sea-ink', 'sea'],
    ...['land', 'land-2', 'halo', 'wild', 'field', 'forest', 'hill', 'mount', 'marsh'].map((ground) => ['map-ink', ground]),
    ...['bronze', 'silver', 'bullion', 'gem', 'gold'].map((metal) => ['metal-ink', metal]),
  ]
  it.each([...words, ...others])('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text!, theme), colour(ground!, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each([['gold', 'paper'], ['gold', 'paper-2'], ['gold', 'land'], ['rule-2', 'paper'], ['rule-2', 'paper-2']])('%s can be seen on %s', (mark, ground) => {
    expect(contrast(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })

  it.each(TINCTURES)('a charge can be seen on %s', (tincture) => {
    const on = new RegExp(`\\.t-${tincture} \\{[^}]*--on-tint: var\\(--([\\w-]+)\\)`).exec(source)![1]!
    expect(contrast(colour(on, theme), colour(tincture, theme))).toBeGreaterThanOrEqual(3)
  })

  const pairs = TINCTURES.flatMap((a, n) => TINCTURES.slice(n + 1).map((b) => [a, b] as const))
  it.each(pairs)('%s and %s differ by their hatching', (a, b) => {
    expect(HATCHINGS[a].d).not.toBe(HATCHINGS[b].d)
  })

  it.each(Object.keys(BLIND))('players differ by their colour alone for %s', (who) => {
    const alike = pairs.filter(([a, b]) => apart(colour(a, theme), colour(b, theme), BLIND[who]!) < 0.06)
    expect(alike.length).toBeLessThanOrEqual(0)
  })
})
