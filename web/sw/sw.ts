/** The service worker: the shell offline, and notices when no page is open. It never keeps `/api`.
 *
 * Pages always come from the network when there is one, so nobody is held back in an old version.
 */

declare const self: ServiceWorkerGlobalScope

// The build puts the list here: every file with its version.
const files = '__FILES__' as unknown as [string, string][]
const NAME = 'oyez-'
const PATIENCE = 4000

interface Notice {
  table: number
  kind: string
  title: string
  text: string
}

/** One store for each version of the client. */
function ownStore(): string {
  let sum = 0
  for (const letter of files.flat().join()) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0
  return NAME + (sum >>> 0).toString(36)
}

async function install(): Promise<void> {
  const store = await caches.open(ownStore())
  const kept = await Promise.all(
    files.map(async ([path]) => {
      // What a former version has already is the same if its name is.
      const known = path.startsWith('/assets/') ? await caches.match(path) : undefined
      const answer = known ?? (await fetch(path, { cache: 'no-cache' }))
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return [path, answer] as const
    }),
  )
  await Promise.all(kept.map(([path, answer]) => store.put(path, answer)))
  await self.skipWaiting()
}

/** Pages of the last version may be open still, so its files stay until the next one. */
async function activate(): Promise<void> {
  const stores = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== ownStore())
  await Promise.all(stores.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The page from the network; the kept one if that takes too long or fails. */
async function page(request: Request): Promise<Response> {
  const kept = () => caches.open(ownStore()).then((store) => store.match('/'))
  const asked = fetch(request)
  const late = new Promise<Response | undefined>((done) => setTimeout(() => void kept().then(done), PATIENCE))
  try {
    return (await Promise.race([asked, late])) ?? (await asked)
  } catch {
    return (await kept()) ?? Response.error()
  }
}

/** A file of this version, or of the last one if an old page asks for it. */
async function file(path: string, request: Request): Promise<Response> {
  const own = await caches.open(ownStore())
  return (await own.match(path)) ?? (await caches.match(path)) ?? fetch(request)
}

/** Assets have names of their own in every version; the rest is what the list says. */
function isKept(pathname: string): boolean {
  return pathname.startsWith('/assets/') || files.some(([path]) => path === pathname)
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/api(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname !== '/' && isKept(pathname)) event.respondWith(file(pathname, request))
})

// -- notices --------------------------------------------------------------------------------------

function read(data: PushMessageData | null): Notice | null {
  try {
    return data?.json() as Notice
  } catch {
    return null
  }
}

async function tell(notice: Notice | null): Promise<void> {
  await self.registration.showNotification(notice?.title || 'Oyez', {
    body: notice?.text ?? '',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    // A later notice of the same table takes the place of the earlier one.
    tag: `table-${notice?.table ?? 0}`,
    data: notice?.table ? `/t/${notice.table}` : '/',
  })
}

/** Bring the table to the front: in a page that shows it, or in any, or in a new one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((each) => new URL(each.url).pathname === path)
  if (there) {
    await there.focus()
    return
  }
  const idle = pages.find((each) => !new URL(each.url).pathname.startsWith('/t/'))
  if (!idle) {
    await self.clients.openWindow(path)
    return
  }
  idle.postMessage({ type: 'go', path })
  await idle.focus()
}

self.addEventListener('push', (event) => event.waitUntil(tell(read(event.data))))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data ?? '/')))
})

export {}
