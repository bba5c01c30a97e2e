/** How somebody likes things; kept in this browser. */

import { memory } from './memory'

export type Theme = 'auto' | 'light' | 'dark'
/** 0: no animation; 1: fast; 2: as usual; 3: slow. */
export type Speed = 0 | 1 | 2 | 3
/** Which answers are confirmed: what cannot be taken back, all of them, or none. */
export type Confirming = 'final' | 'all' | 'never'

/** What is played of what others did: all of it, what concerns oneself, or nothing. */
export type FilmTaste = 'all' | 'mine' | 'off'

interface Kept {
  theme: Theme
  speed: Speed
  sound: boolean
  confirming: Confirming
  notices: boolean
  film: FilmTaste
}

/** As it was kept once: whether nothing is confirmed. */
interface Before { autoConfirm?: boolean }

const USUAL: Kept = { theme: 'auto', speed: 2, sound: false, confirming: 'final', notices: true, film: 'all' }
export const CONFIRMING: readonly Confirming[] = ['final', 'all', 'never']
const KEY = 'prefs'

function remembered(): Kept {
  try {
    const found: unknown = JSON.parse(memory.get(KEY) ?? '{}')
    return checked(found as Partial<Kept> & Before)
  } catch {
    return { ...USUAL }
  }
}

/** What is not as we would have written it is as usual. */
function checked(found: Partial<Kept> & Before): Kept {
  const flag = (name: 'sound' | 'notices') =>
    typeof found[name] === 'boolean' ? found[name] : USUAL[name]
  return {
    theme: found.theme === 'light' || found.theme === 'dark' ? found.theme : USUAL.theme,
    speed: found.speed !== undefined && [0, 1, 2, 3].includes(found.speed) ? found.speed : USUAL.speed,
    sound: flag('sound'),
    confirming: CONFIRMING.find((each) => each === found.confirming) ?? (found.autoConfirm === true ? 'never' : USUAL.confirming),
    notices: flag('notices'),
    film: found.film === 'mine' || found.film === 'off' ? found.film : USUAL.film,
  }
}

class Prefs {
  #kept = $state<Kept>(remembered())
  #still = $state(false)

  constructor() {
    const asked = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')
    if (!asked) return
    this.#still = asked.matches
    asked.addEventListener?.('change', () => (this.#still = asked.matches))
  }

  get theme(): Theme { return this.#kept.theme }
  set theme(theme: Theme) { this.#keep({ theme }); this.dress() }
  get speed(): Speed { return this.#kept.speed }
  set speed(speed: Speed) { this.#keep({ speed }) }
  get sound(): boolean { return this.#kept.sound }
  set sound(sound: boolean) { this.#keep({ sound }) }
  get confirming(): Confirming { return this.#kept.confirming }
  set confirming(confirming: Confirming) { this.#keep({ confirming }) }
  /** Whether the page may tell of other tables that wait. */
  get notices(): boolean { return this.#kept.notices }
  set notices(notices: boolean) { this.#keep({ notices }) }

  get film(): FilmTaste { return this.#kept.film }
  set film(film: FilmTaste) { this.#keep({ film }) }

  /** Whether anything may move at all: wanted here, and not unwanted by the system. */
  get motion(): boolean { return this.#kept.speed > 0 && !this.#still }

  /** Put the theme on the page. */
  dress(): void {
    const { dataset } = document.documentElement
    if (this.#kept.theme === 'auto') delete dataset['theme']
    else dataset['theme'] = this.#kept.theme
  }

  #keep(some: Partial<Kept>): void {
    Object.assign(this.#kept, some)
    memory.set(KEY, JSON.stringify(this.#kept))
  }
}

export const prefs = new Prefs()
