/** Hexagons without a town are called by something, too. */

import type { Hex, Region, Town } from '../lib/wire'
import type { Texts } from '../lib/texts'
import type { Chart } from './chart'
import { nameOf } from './names'
import type { Written } from './Names.svelte'

export function fieldNames(lands: readonly (Region | Hex)[], towns: readonly Town[], chart: Chart, texts: Texts, size: number): Written[] {
  const built = new Set(towns.map((town) => town.where))
  return lands.flatMap((land): Written[] => {
    const place = chart.places.get(land.id)
    if (!land.label || place?.kind !== 'hex' || built.has(land.id)) return []
    return [{ id: land.id, words: nameOf(land, texts), at: [place.label[0], place.label[1] + size * 0.3], curved: false, curve: null, capital: false, closed: false, faint: true }]
  })
}
