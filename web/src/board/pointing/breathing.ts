/** What can be chosen breathes once when it is lit: all of it together, which the browser does without painting. */

import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { prefs } from '../../lib/prefs.svelte'

const BREATH: Keyframe[] = [{ opacity: 0.15 }, { opacity: 1, offset: 0.45 }, { opacity: 0.6, offset: 0.75 }, { opacity: 1 }]
const LENGTH = 1300

/** For the group of what is lit; `lit` are the ids, with spaces in between. Who narrows a choice lights nothing new. */
export function breathing(lit: () => string): Attachment<SVGGElement> {
  let before: ReadonlySet<string> = new Set()
  return (node) => {
    const now = new Set(lit().split(' ').filter(Boolean))
    const fresh = [...now].some((id) => !before.has(id))
    before = now
    if (!fresh || !untrack(() => prefs.motion)) return
    const breath = node.animate(BREATH, { duration: LENGTH, easing: 'ease-in-out' })
    return () => breath.cancel()
  }
}
