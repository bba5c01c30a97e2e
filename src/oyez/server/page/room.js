// Before the start: who sits where, the invitation, bots for the free seats.

import { $, api, beSomebody, button, h, opponents, seatName, select, t } from './base.js'

export function showRoom(page) {
  const { card, link: { view }, mine } = page
  if (!page.differs('room', view.seats, mine)) return
  const focused = document.activeElement?.id
  const free = view.seats.filter((seat) => seat.kind === 'free').length
  const start = () => api('POST', `${page.path}/start`, {})
  const leave = () => api('DELETE', `${page.path}/seat`)
  page.put(h('div', { class: 'room page' },
    h('h1', {}, page.title),
    h('p', { role: 'status' }, t('room.waiting', { count: free })),
    h('ul', { class: 'seats' }, view.seats.map((seat) => row(page, seat))),
    card.invitation && invitation(page),
    h('p', { class: 'deeds' },
      card.hosting && button(t('room.start'), start, { class: 'primary', id: 'start' }),
      mine !== null && button(t('room.leave'), leave, { class: 'quiet', id: 'leave' }),
      card.hosting && button(t('room.dissolve'), () => dissolve(page), { class: 'quiet', id: 'dissolve' }))))
  if (focused) $(focused)?.focus()
}

function row(page, seat) {
  const put = (bot) => api('PUT', `${page.path}/seats/${seat.seat}/bot`, { bot })
  return h('li', {},
    h('span', { class: 'who' },
      h('strong', {}, t('seat.number', { number: seat.seat + 1 })), ' ', seatName(seat),
      seat.seat === page.mine && ` (${t('you')})`, seat.host && ` · ${t('seat.host')}`),
    page.card.hosting && seat.kind !== 'person' && select({
      id: `bot-${seat.seat}`,
      'aria-label': t('seat.choose', { number: seat.seat + 1 }),
      onchange: (event) => put(event.target.value || null).catch((refusal) => page.warn(refusal.told)),
    }, [['', t('seat.free')], ...opponents()], seat.bot ?? ''),
    seat.kind === 'free' &&
      button(t(page.mine === null ? 'seat.take' : 'seat.move'), () => sit(page, seat.seat), { id: `sit-${seat.seat}` }))
}

async function sit(page, seat) {
  await beSomebody()
  await api('POST', `${page.path}/seat`, { seat, invitation: page.invitation })
  await page.comeIn()
}

async function dissolve(page) {
  page.link.close()
  await api('DELETE', page.path)
  location.assign('/')
}

function invitation(page) {
  const address = `${location.origin}/join/${page.id}/${page.card.invitation}`
  const input = h('input', { id: 'invitation', readonly: true, value: address, onfocus: (event) => event.target.select() })
  const copied = h('span', { role: 'status' })
  const copy = async () => {
    try { await navigator.clipboard.writeText(address) } catch { input.focus(); document.execCommand('copy') }
    copied.textContent = t('room.copied')
  }
  return h('p', { class: 'field wide' },
    h('label', { for: 'invitation' }, t('room.invite')), input, button(t('room.copy'), copy, { id: 'copy' }), copied)
}
