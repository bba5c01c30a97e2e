/** What every part of a scene takes. */

import type { Texts } from '../lib/texts'
import type { Element, Panel } from '../lib/wire'

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
