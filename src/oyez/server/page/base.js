// The ground under the page: elements, the server, and words in the reader's language.

const SVG = 'http://www.w3.org/2000/svg'

function fill(node, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value)
    else node.setAttribute(name, value === true ? '' : value)
  }
  node.append(...children.flat(Infinity).filter((child) => child === 0 || child))
  return node
}

export const h = (tag, props, ...children) => fill(document.createElement(tag), props, children)
export const svg = (tag, props, ...children) => fill(document.createElementNS(SVG, tag), props, children)
export const $ = (id) => document.getElementById(id)

// What the browser keeps for us; it may refuse to.
export const memory = {
  get(key, store = localStorage) { try { return store.getItem(`oyez.${key}`) } catch { return null } },
  set(key, value, store = localStorage) { try { store.setItem(`oyez.${key}`, value) } catch { /* then not */ } },
}

// -- words ----------------------------------------------------------------------------------------

const LANGUAGES = ['en', 'fr']
const books = {}
export let lang = 'en'

export const otherLanguage = () => LANGUAGES.find((each) => each !== lang)

export function preferredLanguage() {
  const wanted = [memory.get('lang'), ...navigator.languages].map((each) => (each ?? '').slice(0, 2))
  return wanted.find((each) => LANGUAGES.includes(each)) ?? 'en'
}

export async function speak(wanted) {
  books[wanted] ??= await (await fetch(`/page/${wanted}.json`)).json()
  lang = wanted
  document.documentElement.lang = wanted
}

export const has = (key) => key in books[lang]

export function t(key, about = {}) {
  return (books[lang][key] ?? key).replace(/\{(\w+)\}/g, (_, name) => about[name] ?? '')
}

// A word that comes in every language, as the lists of games and bots do.
export const inOwn = (words, fallback) => words?.[lang] ?? words?.en ?? fallback

export const listed = (names) => new Intl.ListFormat(lang).format(names)

export const announce = (words) => { if ($('live').textContent !== words) $('live').textContent = words }

// -- the server -----------------------------------------------------------------------------------

export class Refusal extends Error {
  constructor({ code, words, rule, reason }) {
    super(words)
    Object.assign(this, { code, rule, reason })
  }

  get told() { return has(`error.${this.code}`) ? t(`error.${this.code}`) : this.message }
}

export async function api(method, path, body) {
  let answer
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refusal({ code: 'unreachable', words: 'The server cannot be reached.' })
  }
  const text = await answer.text()
  const content = text ? JSON.parse(text) : null
  if (!answer.ok) throw new Refusal(content.error)
  return content
}

export const get = (path) => api('GET', path)

let person = null
export const me = () => person

export async function whoAmI() { person = (await get('/me')).person }

export async function beSomebody() {
  if (person) return
  await api('POST', '/guests', { lang })
  await whoAmI()
}

let catalogue
export const games = async () => (catalogue ??= await get('/games'))
export const known = () => catalogue

// -- small things ---------------------------------------------------------------------------------

export const botTitle = (name) => inOwn(catalogue?.bots.find((bot) => bot.name === name)?.title, name)

// The bots that one may play against; the steward only stands in for people.
export const opponents = () =>
  catalogue.bots.filter((bot) => bot.name !== 'steward').map((bot) => [bot.name, botTitle(bot.name)])

export function seatName(seat) {
  if (seat.kind === 'bot') return `${botTitle(seat.bot)} ${seat.seat + 1}`
  return seat.kind === 'person' ? seat.name : t('seat.free')
}

// A button that waits for what it started, and shows beside itself what went wrong.
export function button(words, deed, props = {}) {
  const trouble = h('span', { class: 'trouble', role: 'alert' })
  const node = h('button', { type: 'button', ...props }, words)
  node.addEventListener('click', () => attempt(node, trouble, deed))
  return [node, trouble]
}

export async function attempt(node, trouble, deed) {
  if (node.getAttribute('aria-busy') === 'true') return
  node.setAttribute('aria-busy', 'true')
  trouble.textContent = ''
  try {
    await deed()
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    trouble.textContent = refusal.told
  } finally {
    node.removeAttribute('aria-busy')
  }
}

export function form(deed, ...content) {
  const trouble = h('p', { class: 'trouble', role: 'alert' })
  const node = h('form', {}, ...content, trouble)
  node.addEventListener('submit', (event) => {
    event.preventDefault()
    attempt(node, trouble, () => deed(new FormData(node), event.submitter))
  })
  return node
}

let counted = 0
export function field(words, input, hint) {
  input.id ||= `field-${++counted}`
  const about = hint && h('small', { id: `${input.id}-hint` }, hint)
  if (about) input.setAttribute('aria-describedby', about.id)
  return h('p', { class: `field ${input.type === 'checkbox' ? 'tick' : ''}` },
    h('label', { for: input.id }, words), input, about)
}

// Whether something differs from what was shown under the same name the last time.
export function difference() {
  const signs = {}
  return (name, ...parts) => {
    const sign = JSON.stringify(parts)
    const differs = signs[name] !== sign
    signs[name] = sign
    return differs
  }
}

export const select = (props, options, chosen) =>
  h('select', props, options.map(([value, words]) => h('option', { value, selected: value === chosen }, words)))

export function ago(moment) {
  const past = moment - Date.now() / 1000
  const units = [[86400, 'day'], [3600, 'hour'], [60, 'minute']]
  const [size, unit] = units.find(([seconds]) => -past >= seconds) ?? units.at(-1)
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(Math.round(past / size), unit)
}
