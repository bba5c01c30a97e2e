/** Who is here: a guest, or the owner of an account; nobody until it matters. */

import { api, get } from './wire/api'
import { lang } from './words/words.svelte'
import type { Person } from './wire/wire'

let person = $state.raw<Person | null>(null)

export const me = {
  get person(): Person | null { return person },
}

let asking: Promise<Person | null> | null = null

export function whoAmI(): Promise<Person | null> {
  asking = get<{ person: Person | null }>('/me').then((found) => (person = found.person))
  return asking
}

/** Who is here, as soon as the server has said so. */
export async function knownMe(): Promise<Person | null> {
  await asking?.catch(() => null)
  return person
}

/** Whoever is nobody yet becomes a guest. */
export async function beSomebody(): Promise<Person> {
  if (!(await knownMe())) {
    await api('POST', '/guests', { lang: lang.current })
    await whoAmI()
  }
  return person!
}

export async function changeMe(changes: { name?: string; lang?: string }): Promise<void> {
  person = (await api<{ person: Person | null }>('PATCH', '/me', changes)).person
}
