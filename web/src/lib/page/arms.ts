/** Arms for those who have none yet: the same ones for the same name. */

import { CHARGES } from '../../art/charges'
import { TINCTURES, type Tincture } from '../../art/tinctures'

/** Beasts and things; plain figures are too much alike. */
const BORNE = Object.keys(CHARGES).slice(0, 24)

export function armsOf(name: string): { tincture: Tincture; charge: string } {
  let sum = 7
  for (const letter of name) sum = (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0
  return { tincture: TINCTURES[sum % 7]!, charge: BORNE[Math.floor(sum / 7) % BORNE.length]! }
}
