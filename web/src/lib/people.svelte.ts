/** Who is here: a guest, or the owner of an account; nobody until it matters. */

import { api, get } from './api'
import { lang } from './words.svelte'
import type { Person } from './wire'

let person = $state.raw<Person | null>(null)

export const me = {
  get person(): Person | null { return person },
}

export async function whoAmI(): Promise<Person | null> {
  person = (await get<{ person: Person | null }>('/me')).person
  return person
}

/** Whoever is nobody yet becomes a guest. */
export async function beSomebody(): Promise<Person> {
  if (!person) {
    await api('POST', '/guests', { lang: lang.current })
    await whoAmI()
  }
  return person!
}

export async function changeMe(changes: { name?: string; lang?: string }): Promise<void> {
  person = (await api<{ person: Person | null }>('PATCH', '/me', changes)).person
}
