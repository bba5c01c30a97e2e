/** The server over HTTP. Paths are those behind `/api`: `get('/games')`. */

import { reached } from './reach.svelte'
import { hasMessage, t } from '../words/words.svelte'
import type { Reason, Trouble } from './wire'

/** Something that the server did not grant; `told` says why in the reader's language. */
export class Refusal extends Error {
  readonly code: string
  readonly rule: string
  readonly reason: Reason | null

  constructor(trouble: Trouble) {
    super(trouble.words)
    this.name = 'Refusal'
    this.code = trouble.code
    this.rule = trouble.rule ?? ''
    this.reason = trouble.reason ?? null
  }

  get told(): string {
    if (this.reason && hasMessage(`error-${this.reason.message}`)) return t(`error-${this.reason.message}`, this.reason.about)
    const id = `error-${this.code}`
    return hasMessage(id) ? t(id) : this.message
  }
}

/** Whatever went wrong, in the reader's words. */
export function told(fault: unknown): string {
  return fault instanceof Refusal ? fault.told : t('error-unknown')
}

const UNREACHABLE: Trouble = { code: 'unreachable', words: 'The server cannot be reached.' }
const UNREADABLE: Trouble = { code: 'unreadable', words: 'The server gave an answer that makes no sense.' }

/** For whom one looks and acts at a table, if not for oneself. */
let acting: { path: string; companion: number } | null = null

/** From now on look and act at a table for somebody who plays at this device; null: for oneself. */
export function actFor(table: number, companion: number | null): void {
  acting = companion === null ? null : { path: `/tables/${table}/`, companion }
}

export async function api<T = unknown>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = {}
  const request: RequestInit = { method, signal: signal ?? null, headers }
  if (acting && path.startsWith(acting.path)) headers['Oyez-As'] = String(acting.companion)
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json'
    request.body = JSON.stringify(body)
  }
  let text: string
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, request)
    text = await answer.text()
    reached(true)
  } catch {
    // Whoever wants no answer any more learns nothing about the server.
    if (!signal?.aborted) reached(false)
    throw new Refusal(UNREACHABLE)
  }
  const content = read(text)
  if (answer.ok) return content as T
  throw new Refusal((content as { error?: Trouble } | null)?.error ?? UNREADABLE)
}

function read(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    throw new Refusal(UNREADABLE)
  }
}

export const get = <T = unknown>(path: string): Promise<T> => api<T>('GET', path)
