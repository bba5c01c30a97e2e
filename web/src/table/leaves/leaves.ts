// The icon of each leaf.

import type { IconName } from '../../art/icons'
import type { Leaf } from '../desk.svelte'

export const LEAF_ICON: Record<Leaf, IconName> = { shelf: 'copy', log: 'log', deals: 'seal', talk: 'talk', rules: 'book', settings: 'settings' }
