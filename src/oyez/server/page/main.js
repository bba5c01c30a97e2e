// The beginning: who is here, in which language, and what the address asks for.

import {
  $, api, beSomebody, button, field, form, h, me, memory, otherLanguage, preferredLanguage, Refusal, speak, t, whoAmI,
} from './base.js'
import { Lobby } from './lobby.js'
import { join, TablePage } from './table.js'

const LANGUAGE_NAMES = { en: 'English', fr: 'Français' }
let page

// -- the header -----------------------------------------------------------------------------------

function showHeader() {
  const other = otherLanguage()
  $('skip').textContent = t('skip')
  $('skip').href = '#main'
  $('header').replaceChildren(
    h('a', { class: 'brand', href: '/', 'aria-label': `Oyez, ${t('lobby')}` }, 'Oyez'),
    h('button', { type: 'button', class: 'quiet', lang: other, onclick: () => change(other) }, LANGUAGE_NAMES[other]),
    account())
}

function account() {
  const person = me()
  const node = h('details', { class: 'account' },
    h('summary', {}, person?.name ?? t('me.nobody')),
    h('div', { class: 'sheet' },
      person && !person.account && renaming(person),
      person?.account ? button(t('me.out'), signOut) : signing()))
  node.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !node.open) return
    event.stopPropagation()
    node.open = false
    node.firstChild.focus()
  })
  return node
}

const nameField = (value) =>
  field(t('me.name'), h('input', { name: 'name', value, maxlength: 40, required: true, autocomplete: 'username' }))

function renaming(person) {
  const rename = async (data) => {
    await api('PATCH', '/me', { name: data.get('name') })
    location.reload()
  }
  return form(rename, nameField(person.name), h('button', { type: 'submit' }, t('me.rename')))
}

function signing() {
  const sign = async (data, submitter) => {
    const path = submitter?.value === 'make' ? '/accounts' : '/sessions'
    await api('POST', path, { name: data.get('name'), password: data.get('password') })
    location.reload()
  }
  const password = h('input', {
    name: 'password', type: 'password', minlength: 8, maxlength: 200, required: true, autocomplete: 'current-password' })
  return form(sign, h('p', { class: 'hint' }, t('me.why')), nameField(), field(t('me.password'), password),
    h('p', { class: 'deeds' },
      h('button', { type: 'submit', value: 'sign-in' }, t('me.in')),
      h('button', { type: 'submit', value: 'make' }, t('me.make'))))
}

async function signOut() {
  await api('DELETE', '/sessions')
  location.assign('/')
}

async function change(wanted) {
  memory.set('lang', wanted)
  await speak(wanted)
  if (me()) api('PATCH', '/me', { lang: wanted }).catch(() => {})
  await show()
  $('header').querySelector('button').focus()
}

// -- the page -------------------------------------------------------------------------------------

async function asked() {
  const [, kind, table, invitation] = location.pathname.split('/')
  if (kind === 't') return new TablePage(Number(table))
  return kind === 'join' ? join(Number(table), decodeURIComponent(invitation)) : new Lobby()
}

function apologise(refusal) {
  if (!(refusal instanceof Refusal)) throw refusal
  $('main').replaceChildren(h('div', { class: 'page' },
    h('h1', {}, t('sorry')), h('p', { role: 'alert' }, refusal.told), h('p', {}, h('a', { href: '/' }, t('lobby')))))
}

async function show() {
  page?.close()
  try {
    if (location.pathname.startsWith('/join/')) await beSomebody()
    showHeader()
    page = await asked()
    await page.open()
  } catch (refusal) {
    apologise(refusal)
  }
}

await speak(preferredLanguage())
await whoAmI().catch(() => {})
await show()
