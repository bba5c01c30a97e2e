/** What the places of a map are called on it: towns by their own names, lands and fields by theirs. */

import type { Texts } from '../../lib/words/texts'
import type { Hex, Region, Text, Town } from '../../lib/wire/wire'
import type { Chart } from './chart'
import { nameOf } from '../names'
import type { Wanted } from '../pieces/placing'
import { formsOf } from './widths'

/** The short form that the texts have of a name. */
function shortOf(label: Text | undefined, texts: Texts): string {
  const short = label ? `${label.id}.short` : ''
  return short && texts.has(short) ? texts.say(short, label!.about) : ''
}

export function wantedNames(lands: readonly (Region | Hex)[], towns: readonly Town[], chart: Chart, texts: Texts): Wanted[] {
  const built = new Set(towns.map((town) => town.where))
  const named = (element: Region | Hex | Town, capital: boolean, faint: boolean): Wanted =>
    ({ id: element.id, forms: formsOf(nameOf(element, texts), shortOf(element.label, texts)), capital, faint })
  const fields = lands.flatMap((land): Wanted[] => {
    const place = chart.places.get(land.id)!
    if (place.kind === 'region') return [named(land, Boolean(place.city), false)]
    return place.kind === 'hex' && land.label && !built.has(land.id) ? [named(land, false, true)] : []
  })
  return [...towns.map((town) => named(town, true, false)), ...fields]
}
