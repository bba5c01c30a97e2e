/** What every part of a scene takes. */

import type { Texts } from '../lib/words/texts'
import type { Element, Panel } from '../lib/wire/wire'

export const NONE: ReadonlySet<string> = new Set()

export interface SceneProps<T> {
  element: T
  texts: Texts
  lit?: ReadonlySet<string> | ReadonlyMap<string, unknown>
  picked?: ReadonlySet<string>
  onpoke?: (element: Element) => void
  onwhy?: (element: Element | null, at: { x: number; y: number }) => void
  /** The panels of the scene, to show who is who. */
  panels?: Panel[]
}
