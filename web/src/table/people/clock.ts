// How much time is left, as clocks show it.

export interface Left { days: number; hours: number; minutes: number; seconds: number; all: number }

export function leftUntil(deadline: number | null | undefined, now: number): Left | null {
  if (deadline === null || deadline === undefined) return null
  const all = Math.max(0, Math.round(deadline - now / 1000))
  const parts = [all / 86400, (all / 3600) % 24, (all / 60) % 60, all % 60].map(Math.floor)
  return { days: parts[0]!, hours: parts[1]!, minutes: parts[2]!, seconds: parts[3]!, all }
}

const two = (number: number): string => String(number).padStart(2, '0')

/** Hours, minutes and seconds; days are for words. */
export function ticking({ hours, minutes, seconds }: Left): string {
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
