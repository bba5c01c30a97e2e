/** Clocks as people choose them. */

import { t } from '../words/words.svelte'
import type { Pace } from '../wire/wire'

export type Preset = 'none' | 'quick' | 'live' | 'day' | 'days' | 'week' | 'own-live' | 'own-days'

export const PRESETS: Preset[] = ['none', 'quick', 'live', 'day', 'days', 'week', 'own-live', 'own-days']

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

export interface Own {
  seconds: number
  bank: number
  days: number
  weekends: boolean
}

/** The clock that a preset stands for; `own` are the figures entered. */
export function paceOf(preset: Preset, own: Own): Pace {
  const days = (count: number, weekends_off = true): Pace => ({ type: 'correspondence', days: count, weekends_off, zone: zone() })
  switch (preset) {
    case 'quick':
      return { type: 'live', per_decision: 30, bank: 300 }
    case 'live':
      return { type: 'live', per_decision: 60, bank: 900 }
    case 'day':
      return days(1)
    case 'days':
      return days(2)
    case 'week':
      return days(7, false)
    case 'own-live':
      return { type: 'live', per_decision: own.seconds, bank: own.bank * 60 }
    case 'own-days':
      return days(own.days, own.weekends)
    default:
      return { type: 'none' }
  }
}

/** A clock in words. */
export function paceWords(pace: Pace): string {
  if (pace.type === 'live') return t('pace-live-words', { seconds: pace.per_decision, minutes: Math.round(pace.bank / 60) })
  if (pace.type === 'correspondence') return t('pace-days-words', { days: pace.days })
  return t('pace-none-words')
}
