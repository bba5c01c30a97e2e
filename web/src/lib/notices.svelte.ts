/** Tables that wait for me, as the server tells while a page is open. */

import { get } from './wire/api'
import { hangUp } from './wire/hangup'
import { me } from './people.svelte'
import { prefs } from './prefs.svelte'
import { route } from './page/router.svelte'
import type { Message, Notice } from './wire/wire'

const RETRY = 15_000

let known = $state.raw<Notice[]>([])

/** What is newer stands for the whole table, but an offer takes the place of offers only. */
const replaces = (newer: Notice, older: Notice): boolean =>
  newer.table === older.table && (newer.kind !== 'offer' || older.kind === 'offer')

/** What has not been looked at, newest first; one for each table, and an offer beside it. */
export const notices = {
  get all(): Notice[] { return prefs.notices ? known : [] },
}

export function noticed(notice: Notice): void {
  known = [notice, ...known.filter((each) => !replaces(notice, each))]
}

/** Whoever looks at a table knows. */
export function looked(table: number): void {
  if (known.some((each) => each.table === table)) known = known.filter((each) => each.table !== table)
}

/** Listen while a page is open; to be called where effects can be. Tables have a line of their own. */
export function listenForNotices(): void {
  $effect(() => {
    if (route.name === 'table') looked(Number(route.params['id']))
  })
  $effect(() => {
    if (!me.person || !prefs.notices || route.name === 'table') return
    return listen()
  })
}

function listen(): () => void {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let open = true
  const connect = async () => {
    const { notices: unseen } = await get<{ notices: Notice[] }>('/me/notices').catch(() => ({ notices: known }))
    if (!open) return
    known = unseen.filter((each, index) => !unseen.slice(0, index).some((newer) => replaces(newer, each)))
    const address = new URL('/api/me/socket', location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    socket = new WebSocket(address)
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as Message
      if (message.type === 'notice') noticed(message.notice)
    }
    socket.onclose = () => (timer = setTimeout(() => void connect(), RETRY))
  }
  void connect()
  return () => {
    open = false
    clearTimeout(timer)
    if (socket) hangUp(socket)
  }
}
