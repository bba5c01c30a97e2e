/** Guided games: which there are, and the ways into and out of them. */

import { api, get } from '../lib/wire/api'
import { beSomebody } from '../lib/people.svelte'
import { go } from '../lib/page/router.svelte'
import type { LessonCard, TableCard } from '../lib/wire/wire'

export type { LessonCard }

export async function lessons(): Promise<LessonCard[]> {
  return (await get<{ lessons: LessonCard[] }>('/lessons')).lessons
}

/** A new table for the lesson, where it begins at once. */
export async function begin(game: string, lesson: string): Promise<void> {
  await open(`/lessons/${game}/${lesson}`)
}

/** The real game that follows a lesson. */
export async function playInEarnest(game: string, lesson: string): Promise<void> {
  await open(`/lessons/${game}/${lesson}/after`)
}

async function open(path: string): Promise<void> {
  await beSomebody()
  const card = await api<TableCard>('POST', path)
  go(`/t/${card.id}`)
}

/** From here on without a coach: bots take the other seats of this very position. */
export async function leaveScript(table: number): Promise<void> {
  await api('POST', `/tables/${table}/free`)
}
