/** What the browser keeps for us; it may refuse to, and then nothing is kept. */
export const memory = {
  get(key: string, session = false): string | null {
    try {
      return (session ? sessionStorage : localStorage).getItem(`oyez.${key}`)
    } catch {
      return null
    }
  },

  set(key: string, value: string, session = false): void {
    try {
      ;(session ? sessionStorage : localStorage).setItem(`oyez.${key}`, value)
    } catch {
      // then not
    }
  },

  remove(key: string, session = false): void {
    try {
      ;(session ? sessionStorage : localStorage).removeItem(`oyez.${key}`)
    } catch {
      // then not
    }
  },
}
