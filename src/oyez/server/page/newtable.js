// A form for a new table, drawn from what the server says about its games.

import { api, beSomebody, field, form, h, inOwn, known, lang, opponents, Refusal, select, t } from './base.js'
import { Texts } from './texts.js'

const USUAL_SEATS = 4

export async function newTable() {
  const { games } = known()
  const game = select({ name: 'game' }, games.map((each) => [each.id, inOwn(each.name, each.id)]))
  const own = h('div')
  let readers = []
  const lay = async () => {
    const chosen = games.find((each) => each.id === game.value)
    const texts = await Texts.of(chosen.id, lang)
    readers = chosen.options.map((each) => option(each, texts))
    own.replaceChildren(...seats(chosen), options(readers))
  }
  game.addEventListener('change', lay)
  await lay()
  return form((data) => make(data, readers),
    games.length > 1 ? field(t('new.game'), game) : h('div', { hidden: true }, game), own,
    ...pace(),
    field(t('new.public'), h('input', { type: 'checkbox', name: 'public' }), t('new.public.hint')),
    field(t('new.name'), h('input', { name: 'title', maxlength: 80 })),
    h('button', { type: 'submit', class: 'primary' }, t('new.make')))
}

function seats({ seats: [least, most] }) {
  const who = [['me', t('you')], ['open', t('seat.open')], ...opponents()]
  const seat = (_, index) =>
    field(t('seat.number', { number: index + 1 }), select({ name: 'seat' }, who, index ? 'knight' : 'me'))
  const legend = h('legend', {}, t('new.seats'))
  const group = h('fieldset', { class: 'group' })
  const lay = (count) => group.replaceChildren(legend, ...Array.from({ length: count }, seat))
  const value = Math.min(Math.max(USUAL_SEATS, least), most)
  const count = h('input', { type: 'number', min: least, max: most, value, required: true })
  count.addEventListener('input', () => { if (count.checkValidity()) lay(count.valueAsNumber) })
  lay(value)
  return [field(t('new.count'), count), group]
}

function pace() {
  const kinds = ['none', 'live', 'correspondence'].map((each) => [each, t(`pace.${each}`)])
  const number = (name, value, min, max) =>
    field(t(`pace.${name}`), h('input', { type: 'number', name, value, min, max, required: true }))
  const details = {
    none: () => [],
    live: () => [number('per_decision', 60, 5, 3600), number('bank', 600, 0, 86400)],
    correspondence: () => [number('days', 2, 1, 30),
      field(t('pace.weekends_off'), h('input', { type: 'checkbox', name: 'weekends_off', checked: true }))],
  }
  const group = h('div', { class: 'group' })
  const kind = select({ name: 'pace', onchange: () => group.replaceChildren(...details[kind.value]()) }, kinds)
  return [field(t('new.pace'), kind), group]
}

function options(readers) {
  const nodes = (rare) => readers.filter((each) => each.rare === rare).map((each) => each.node)
  const rare = nodes(true)
  return h('fieldset', {}, h('legend', {}, t('new.options')), nodes(false),
    rare.length > 0 && h('details', {}, h('summary', {}, t('new.more')), rare))
}

// A field for an option, by its JSON schema; what is left empty is left out.
function option({ name, schema, default: usual, label, hint }, texts) {
  const kinds = schema.anyOf?.filter((each) => each.type !== 'null') ?? [schema]
  const [kind] = kinds.length === 1 ? kinds : [{}]
  const made = (input, read, rare = false) => ({
    node: field(inOwn(label, name), input, inOwn(hint, '')), rare, read: () => [name, read(input)] })
  if (kind.enum) {
    const values = [...(usual === null ? [['', '–']] : []), ...kind.enum.map((each) => [String(each), String(each)])]
    return made(select({}, values, String(usual ?? '')), (input) => kind.enum.find((each) => String(each) === input.value))
  }
  if (kind.type === 'boolean') return made(h('input', { type: 'checkbox', checked: usual }), (input) => input.checked)
  if (kind.type === 'integer') {
    const { minimum: min = 0, maximum: max } = kind
    const input = h('input', { type: 'number', step: 1, value: usual ?? '', min, max })
    return made(input, () => (input.value === '' ? undefined : input.valueAsNumber))
  }
  if (kind.type === 'string') return suggested(made, name, usual, texts)
  return made(h('input', { placeholder: 'JSON' }), (input) => json(input.value), true)
}

// The messages of the game may have names for what can be entered.
function suggested(made, name, usual, texts) {
  const ids = texts.ids(`${name}-`)
  const list = ids.length > 0 && `known-${name}`
  const each = made(h('input', { value: usual ?? '', list }), (input) => input.value.trim() || undefined)
  const words = (id) => h('option', { value: id.slice(name.length + 1) }, texts.say(id))
  if (list) each.node.append(h('datalist', { id: list }, ids.map(words)))
  return each
}

function json(text) {
  try {
    return text.trim() ? JSON.parse(text) : undefined
  } catch {
    throw new Refusal({ code: 'bad-json', words: 'This is not valid JSON.' })
  }
}

async function make(data, readers) {
  const timing = { type: data.get('pace') }
  for (const name of ['per_decision', 'bank', 'days']) if (data.has(name)) timing[name] = Number(data.get(name))
  if (timing.type === 'correspondence') {
    timing.weekends_off = data.has('weekends_off')
    timing.zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
  }
  const given = readers.map((each) => each.read()).filter(([, value]) => value !== undefined)
  await beSomebody()
  const table = await api('POST', '/tables', {
    game: data.get('game'),
    seats: data.getAll('seat'),
    options: Object.fromEntries(given),
    pace: timing,
    public: data.has('public'),
    title: data.get('title').trim(),
  })
  location.assign(`/t/${table.id}`)
}
