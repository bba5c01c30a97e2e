// One component for each kind of choice. All of them can say which names they speak of, so that the
// board lights up, and can be poked with the names of a thing that was clicked there.

import { h, has, t } from './base.js'

const MANY = 24

function mentioned(value, found = new Set()) {
  if (typeof value === 'string') found.add(value)
  else if (value && typeof value === 'object') Object.values(value).forEach((part) => mentioned(part, found))
  return found
}

function tally(sets) {
  const counts = new Map()
  for (const set of sets) for (const name of set) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const NOTHING = new Set()
const overlap = (set, names) => names.some((name) => set.has(name))
function between([least, most]) {
  if (least === most) return t('choose.exactly', { least })
  return t(least > 0 ? 'choose.between' : 'choose.at-most', { least, most })
}
const clamp = (number, most) => Math.max(0, Math.min(most, Math.round(Number(number) || 0)))
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)

// A chooser for a whole question: `done(value)` is called with the answer.
export function chooser(choices, labels, done, changed) {
  const Kind = choices.kind === 'one-of' ? Buttons : Sheet
  return new Kind(choices, labels ?? [], done, changed)
}

class Buttons {
  constructor(choices, labels, done, changed) {
    Object.assign(this, { changed, chosen: [] })
    this.entries = choices.values.map((value, index) => {
      const words = labels[index] ?? JSON.stringify(value)
      const node = h('li', {}, h('button', { type: 'button', class: 'choice', onclick: () => done(value) }, words))
      return { names: mentioned(value), node }
    })
    this.bar = h('p', { class: 'narrowed' })
    const nodes = this.entries.map((entry) => entry.node)
    this.list = h('ul', { class: 'buttons', onkeydown: (event) => this.#walk(event) }, nodes)
    this.search = this.entries.length > MANY && h('input', {
      type: 'search', 'aria-label': t('choose.search'), placeholder: t('choose.search'), oninput: () => this.#show() })
    this.node = h('div', { class: 'chooser' }, this.bar, this.search, this.list)
    this.#show()
  }

  #fits(entry) { return this.chosen.every((names) => overlap(entry.names, names)) }

  #show() {
    const typed = (this.search?.value ?? '').toLowerCase()
    for (const entry of this.entries) {
      entry.node.hidden = !this.#fits(entry) || !entry.node.textContent.toLowerCase().includes(typed)
    }
    const shown = this.entries.filter((entry) => !entry.node.hidden)
    this.list.classList.toggle('only', shown.length === 1 && this.entries.length > 1)
    this.bar.hidden = !this.chosen.length
    const widen = () => { this.widen(); this.focus() }
    this.bar.replaceChildren(t('choose.narrowed', { count: shown.length, all: this.entries.length }), ' ',
      h('button', { type: 'button', class: 'quiet', onclick: widen }, t('choose.all')))
    this.shown = shown
  }

  #walk(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    const buttons = this.shown.map((entry) => entry.node.firstChild)
    event.preventDefault()
    buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length]?.focus()
  }

  names() { return tally(this.shown.map((entry) => entry.names)) }

  picked() { return new Set(this.chosen.flat()) }

  poke(names) {
    const same = (each) => each[0] === names[0]
    this.chosen = this.chosen.some(same) ? this.chosen.filter((each) => !same(each)) : [...this.chosen, names]
    if (!this.entries.some((entry) => this.#fits(entry))) this.chosen = [names]
    this.#show()
    this.changed()
  }

  widen() {
    if (!this.chosen.length) return false
    this.chosen = []
    this.#show()
    this.changed()
    return true
  }

  focus() { this.shown[0]?.node.firstChild.focus() }
}

// Everything that is put together first and confirmed then.
class Sheet {
  constructor(choices, labels, done, changed) {
    this.confirm = h('button', { type: 'submit', class: 'primary' }, t('choose.confirm'))
    this.hint = h('span', { class: 'hint', role: 'status' })
    this.part = part(choices, labels, () => { this.#check(); changed() })
    this.node = h('form', { class: 'chooser', onsubmit: (event) => {
      event.preventDefault()
      if (!this.part.fault()) done(this.part.value())
    } }, this.part.node, h('p', { class: 'confirm' }, this.confirm, this.hint))
    this.#check()
  }

  #check() {
    const fault = this.part.fault()
    this.confirm.disabled = Boolean(fault)
    this.hint.textContent = fault || this.part.said?.() || ''
  }

  names() { return this.part.names?.() ?? new Map() }
  picked() { return this.part.picked?.() ?? NOTHING }
  poke(names) { this.part.poke?.(names) }
  widen() { return false }
  focus() { (this.node.querySelector('input, select, textarea, .choice:not(:disabled)') ?? this.confirm).focus() }
}

const PARTS = { 'one-of': oneOf, some, row, order: row, split, amount, form: fields, offer: fields }
const part = (choices, labels, changed) => (PARTS[choices.kind] ?? raw)(choices, labels, changed)

function oneOf({ values }, labels, changed) {
  const words = (value, index) => labels?.[index] ?? JSON.stringify(value)
  const options = values.map((value, index) => h('option', { value: index }, words(value, index)))
  const node = h('select', { 'aria-label': t('choose.one'), onchange: changed }, options)
  return { node, value: () => values[Number(node.value)], fault: () => '' }
}

function amount({ least, most, step }, _, changed) {
  const node = h('input', {
    type: 'number', min: least, max: most, step, value: least, required: true,
    'aria-label': t('choose.amount'), oninput: changed,
  })
  return { node, value: () => Number(node.value), fault: () => (node.checkValidity() ? '' : between([least, most])) }
}

// So many of each thing: a line with − and +, or a box to tick where there is only one.
function counters(things, changed) {
  const inputs = things.map(({ words, most }) => most === 1
    ? h('input', { type: 'checkbox', onchange: changed })
    : h('input', {
      type: 'number', min: 0, max: most, value: 0, inputmode: 'numeric',
      'aria-label': t('choose.count', { words, most }), oninput: changed,
    }))
  const read = (index) => (inputs[index].type === 'checkbox'
    ? Number(inputs[index].checked)
    : clamp(inputs[index].value, things[index].most))
  const write = (index, number) => {
    if (inputs[index].type === 'checkbox') inputs[index].checked = number > 0
    else inputs[index].value = clamp(number, things[index].most)
    changed()
  }
  const step = (index, by, sign) => h('button', {
    type: 'button', tabindex: -1, 'aria-label': t(by > 0 ? 'choose.more' : 'choose.less', things[index]),
    onclick: () => write(index, read(index) + by),
  }, sign)
  const rows = things.map(({ words, most }, index) => most === 1
    ? h('label', { class: 'row tick' }, inputs[index], words)
    : h('span', { class: 'row' },
      words, step(index, -1, '−'), inputs[index], step(index, 1, '+'), h('small', {}, `/ ${most}`)))
  const counts = () => things.map((_, index) => read(index))
  const names = things.map(({ value }) => mentioned(value))
  return {
    node: h('div', { class: 'rows' }, rows),
    counts,
    names: () => tally(names),
    picked: () => new Set(counts().flatMap((count, index) => (count ? [...names[index]] : []))),
    poke: (wanted) => {
      const found = names.flatMap((own, index) => (overlap(own, wanted) ? [index] : []))
      const next = found.find((index) => read(index) < things[index].most)
      if (next === undefined) found.forEach((index) => write(index, 0))
      else write(next, read(next) + 1)
    },
  }
}

function some({ pool, least, most, weight, alike }, labels, changed) {
  const things = pool.map(({ value, count }, index) => ({ value, most: count, words: labels?.[index] ?? String(value) }))
  const rows = counters(things, changed)
  const worth = () => sum(rows.counts().map((count, index) => count * (pool[index].weight ?? 0)))
  const value = () => rows.counts().flatMap((count, index) => Array(count).fill(pool[index].value))
  const mixed = () => {
    const taken = value().map((each) => JSON.stringify(each))
    return !alike.some((group) => taken.every((each) => group.some((thing) => JSON.stringify(thing) === each)))
  }
  const weighed = () => (weight ? t('choose.worth', { how: between(weight), worth: worth() }) : '')
  const fault = () => {
    const taken = value().length
    if (taken < least || taken > most) return `${t('choose.take', { how: between([least, most]), taken })} ${weighed()}`
    if (weight && (worth() < weight[0] || worth() > weight[1])) return weighed()
    return alike && taken && mixed() ? t('choose.alike') : ''
  }
  const said = () => weighed() || (value().length ? '' : t('choose.none'))
  return { ...rows, value, fault, said }
}

function split({ bins, total }, labels, changed) {
  const things = bins.map(({ value, most }, index) => ({ value, most, words: labels?.[index] ?? String(value) }))
  const rows = counters(things, changed)
  const value = () => rows.counts().flatMap((count, index) => (count ? [[bins[index].value, count]] : []))
  const fault = () => {
    const laid = sum(rows.counts())
    return laid < total[0] || laid > total[1] ? t('choose.take', { how: between(total), taken: laid }) : ''
  }
  return { ...rows, value, fault }
}

function row({ pool, length }, labels, changed) {
  let taken = []
  const words = (index) => labels?.[index] ?? String(pool[index].value)
  const left = (index) => pool[index].count - taken.filter((each) => each === index).length
  const node = h('div', { class: 'rows' })
  const take = (next) => {
    taken = next
    show()
    changed()
    node.querySelector('button:not(:disabled)')?.focus()
  }
  const offered = (_, index) => h('li', {}, h('button', {
    type: 'button', class: 'choice', disabled: !left(index) || taken.length >= length,
    onclick: () => take([...taken, index]),
  }, words(index)))
  const laid = (index, place) => h('li', {}, words(index), ' ', h('button', {
    type: 'button', class: 'quiet', 'aria-label': t('choose.remove', { words: words(index) }),
    onclick: () => take(taken.filter((__, at) => at !== place)),
  }, '×'))
  const show = () => node.replaceChildren(
    h('ul', { class: 'buttons' }, pool.map(offered)),
    h('ol', { 'aria-label': t('choose.order') }, taken.map(laid)))
  show()
  return {
    node,
    value: () => taken.map((index) => pool[index].value),
    fault: () => (taken.length === length ? '' : t('choose.take', { how: between([length, length]), taken: taken.length })),
    names: () => tally(pool.map(({ value }) => mentioned(value))),
    picked: () => mentioned(taken.map((index) => pool[index].value)),
    poke: (names) => {
      const index = pool.findIndex(({ value }, at) => left(at) && overlap(mentioned(value), names))
      if (index >= 0 && taken.length < length) take([...taken, index])
    },
  }
}

function fields({ fields: inner }, labels, changed) {
  const parts = Object.entries(inner).map(([name, choices]) => [name, part(choices, labels?.[name], changed)])
  const words = (name) => (has(`field.${name}`) ? t(`field.${name}`) : name)
  return {
    node: h('div', { class: 'fields' }, parts.map(([name, each]) =>
      h('fieldset', {}, h('legend', {}, words(name)), each.node))),
    value: () => parts.map(([, each]) => each.value()),
    fault: () => parts.map(([name, each]) => each.fault() && `${words(name)}: ${each.fault()}`).find(Boolean) ?? '',
    names: () => tally(parts.map(([, each]) => each.names?.().keys() ?? [])),
    picked: () => new Set(parts.flatMap(([, each]) => [...(each.picked?.() ?? NOTHING)])),
    poke: (names) => parts.forEach(([, each]) => each.poke?.(names)),
  }
}

// A kind that this page does not know yet can still be answered, if less comfortably.
function raw(_, __, changed) {
  const node = h('textarea', { 'aria-label': t('choose.raw'), oninput: changed }, '')
  const read = () => { try { return JSON.parse(node.value) } catch { return undefined } }
  return { node, value: read, fault: () => (read() === undefined ? t('choose.raw') : '') }
}
