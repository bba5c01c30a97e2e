/** Web Push: notices that come even when no page is open. */

import { api, get, Refusal } from './api'
import { t } from '../words/words.svelte'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** The worker, if there is one that could hear. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const registered = await navigator.serviceWorker.getRegistration()
  if (!registered) throw new Refusal({ code: 'no-worker', words: 'This browser keeps no service worker for us.' })
  return navigator.serviceWorker.ready
}

export async function pushed(): Promise<PushSubscription | null> {
  if (!canPush()) return null
  const registered = await navigator.serviceWorker.getRegistration()
  return (await registered?.pushManager.getSubscription()) ?? null
}

/** Ask the browser, then tell the server where it listens. */
export async function startPush(): Promise<void> {
  const ready = await worker()
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Refusal({ code: 'push-denied', words: 'The browser does not allow notifications here.' })
  }
  const { key } = await get<{ key: string }>('/push/key')
  let subscription: PushSubscription
  try {
    subscription = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  } catch {
    throw new Refusal({ code: 'push-failed', words: 'The push service of this browser cannot be reached.' })
  }
  const { endpoint, keys } = subscription.toJSON()
  try {
    await api('POST', '/me/devices', { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } })
  } catch (fault) {
    await subscription.unsubscribe()
    throw fault
  }
}

export async function stopPush(): Promise<void> {
  const subscription = await pushed()
  if (!subscription) return
  await api('DELETE', '/me/devices', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}

/** Show here and now what a notice looks like. */
export async function tryNotice(): Promise<void> {
  const ready = await worker()
  await ready.showNotification('Oyez', { body: t('me-push-sample'), icon: '/icon-192.png', badge: '/badge-96.png', tag: 'sample', data: '/' })
}

/** The server's key as bytes: base64url without padding. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0))
}

/** Register the worker, and follow where a notice leads. */
export function startWorker(go: (path: string) => void): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  navigator.serviceWorker.register('/sw.js').catch(() => null)
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string; path?: string }>) => {
    if (data.type === 'go' && data.path?.startsWith('/')) go(data.path)
  })
}
