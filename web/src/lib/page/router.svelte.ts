/** What the address asks for. */

export type Name = 'lobby' | 'new' | 'table' | 'join' | 'me' | 'history' | 'learn' | 'rules' | 'deal' | 'about' | 'lost'

export interface Route {
  name: Name
  path: string
  /** `id` of a table and `page` of it, `invitation`, `game`, `code` of a deal. */
  params: Record<string, string>
  query: URLSearchParams
}

const PATTERNS: [RegExp, Name, string[]][] = [
  [/^\/$/, 'lobby', []],
  [/^\/new$/, 'new', []],
  [/^\/t\/([1-9]\d{0,15})(?:\/(end))?$/, 'table', ['id', 'page']],
  [/^\/join\/([1-9]\d{0,15})\/([^/]+)$/, 'join', ['id', 'invitation']],
  [/^\/me$/, 'me', []],
  [/^\/history$/, 'history', []],
  [/^\/learn(?:\/([^/]+))?$/, 'learn', ['game']],
  [/^\/rules\/([^/]+)$/, 'rules', ['game']],
  [/^\/deal\/([^/]+)(?:\/([^/]+))?$/, 'deal', ['game', 'code']],
  [/^\/about$/, 'about', []],
]

export function parsed(address: string): Route {
  const { pathname, searchParams } = new URL(address, 'http://here')
  for (const [pattern, name, keys] of PATTERNS) {
    const found = pattern.exec(pathname)
    if (found) return { name, path: pathname, params: named(keys, found), query: searchParams }
  }
  return { name: 'lost', path: pathname, params: {}, query: searchParams }
}

function named(keys: string[], found: RegExpExecArray): Record<string, string> {
  const params: Record<string, string> = {}
  keys.forEach((key, index) => {
    const part = found[index + 1]
    if (part !== undefined) params[key] = decoded(part)
  })
  return params
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

let now = $state.raw<Route>(parsed(globalThis.location?.href ?? '/'))

/** The address as it is now; every part is reactive. */
export const route = {
  get name() { return now.name },
  get path() { return now.path },
  get params() { return now.params },
  get query() { return now.query },
}

/** Go to an address of ours; `replace` leaves no way back to this one, `quiet` does not scroll. */
export function go(path: string, { replace = false, quiet = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  now = parsed(location.href)
  if (!quiet) globalThis.scrollTo?.(0, 0)
}

/** Follow links to our own pages without loading anew, and the back button. Returns how to stop. */
export function follow(): () => void {
  const back = () => (now = parsed(location.href))
  addEventListener('popstate', back)
  document.addEventListener('click', clicked)
  return () => {
    removeEventListener('popstate', back)
    document.removeEventListener('click', clicked)
  }
}

function clicked(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
  const address = new URL(link.href, location.href)
  const here = address.origin === location.origin && parsed(address.href).name !== 'lost'
  // A fragment of this very page is for the browser to find.
  if (!here || (address.hash && address.pathname === location.pathname)) return
  event.preventDefault()
  go(address.pathname + address.search + address.hash)
}
