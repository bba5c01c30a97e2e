import { describe, expect, test } from 'vitest'
import { grouped } from './grouping'
import { told } from './telling'

describe('groups', () => {
  test('are made by what the words begin with, wherever it stands in the value', () => {
    const nobles = ['Alan', 'Ernesto']
    const regions = ['A1', 'B1', 'C1', 'D1']
    const pairs = regions.flatMap((region) => nobles.map((noble) => ({ region, noble })))
    const labels = pairs.map(({ region, noble }) => `${noble} of Smalt in ${region}`)
    const tree = grouped(pairs, labels, pairs.map((_, index) => index))
    expect(tree.groups.map((group) => group.heading)).toEqual(['Alan of Smalt in', 'Ernesto of Smalt in'])
    expect(tree.groups[0]!.entries.map((entry) => entry.rest)).toEqual(regions)
  })

  test('are none where the words have nothing in common', () => {
    const regions = ['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1']
    const tree = grouped(regions.map((region) => ({ region })), regions, regions.map((_, index) => index))
    expect(tree.groups).toEqual([])
    expect(tree.entries.map((entry) => entry.label)).toEqual(regions)
  })
})

describe('notes', () => {
  const each = (...names: string[]): Set<string>[] => names.map((name) => new Set([name]))
  const about = (names: ReadonlySet<string>): string => (names.has('pass') ? '' : `about ${[...names].join()}`)

  test('tell few choices apart', () => {
    expect(told(each('lorenz', 'alan', 'pass'), about)).toEqual(['about lorenz', 'about alan', ''])
  })

  test('are left out where they are all the same, too many or too long', () => {
    expect(told(each('assault', 'siege'), () => 'Ballin')).toEqual([])
    expect(told(each('a', 'b', 'c', 'd', 'e', 'f', 'g'), about)).toEqual([])
    expect(told(each('a', 'b'), (names) => [...names].join().repeat(300))).toEqual([])
    expect(told(each('a', 'b'))).toEqual([])
  })
})
