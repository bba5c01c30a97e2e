// The board: a drawing that is made once, and what stands on it, which is laid out anew each time.

import { h, svg, t } from './base.js'
import { drawPiece, hatchings } from './art.js'

const CASTLE = 'M-6 5V-3h-1v-3h2.6v1.5h2V-6h4.8v1.5h2V-6H7v3H6v8H2V1.5a2 2 0 0 0-4 0V5Z'
const ANCHOR = 'M0-4.5V5M-2.8-2H2.8M-5 1.2C-4.5 4-2 5 0 5.4 2 5 4.5 4 5 1.2'
// So many pixels may a finger tremble before it drags the map.
const SLACK = 5
const GROWTH = 22
const APART = 24

const line = (points, close = '') => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${close}`
const lines = (all) => all.map((points) => line(points)).join('')
const shape = (polygons) => polygons.flat().map((ring) => line(ring, 'z')).join('')
const at = ([x, y]) => `translate(${x} ${y})`
const bare = (id) => id.slice(id.indexOf(':') + 1)
const namesOf = (element) => [element.id, ...(element.lit ?? [])]

export class Board {
  constructor(drawing, texts, poke, signal) {
    Object.assign(this, { drawing, texts, poke, signal })
    this.layers = Object.fromEntries(['lands', 'lit', 'names', 'pieces'].map((name) => [name, svg('g', { class: name })]))
    this.paths = { sea: line(drawing.frame, 'z') }
    for (const [id, entry] of Object.entries(drawing.provinces)) this.paths[id] = shape(entry.polygons)
    const { lit, names, pieces } = this.layers
    this.svg = svg('svg', { class: 'map', role: 'group', 'aria-label': t('board.name') }, this.#ground(), lit, names, pieces)
    this.node = h('div', { class: 'board' }, this.svg, this.#controls())
    this.home = this.#bounds()
    this.#listen()
    new ResizeObserver(() => this.#fit()).observe(this.node)
  }

  // -- the drawing ------------------------------------------------------------------------------

  #ground() {
    const { drawing, layers } = this
    const coast = lines(drawing.coasts)
    const borders = (count) => lines(drawing.borders.filter((b) => b.between.length === count).map((b) => b.line))
    const all = Object.values(drawing.provinces)
    const marks = (name, draw) => all.filter((p) => p[name]).map((p) => svg('g', { transform: at(p[name]) }, draw()))
    return [
      svg('defs', {}, hatchings(), svg('clipPath', { id: 'frame' }, svg('path', { d: this.paths.sea }))),
      svg('g', { 'clip-path': 'url(#frame)' },
        svg('path', { d: this.paths.sea, class: 'sea' }),
        ['far', 'gap', 'near', 'shore'].map((name) => svg('path', { d: coast, class: `coast ${name}` })),
        svg('path', { d: shape(drawing.decoration), class: 'waste', 'fill-rule': 'evenodd' }),
        layers.lands,
        svg('path', { d: borders(1), class: 'border outer' }), svg('path', { d: borders(2), class: 'border' }),
        svg('path', { d: coast, class: 'coast' }),
        ['under', 'over', 'dots'].map((name) =>
          svg('path', { d: lines(Object.values(drawing.straits).map((s) => s.line)), class: `strait ${name}` })),
        all.filter((p) => p.ties).map((p) => svg('path', { d: lines(p.ties), class: 'tie' })),
        marks('port', () => [svg('circle', { r: 8.6, class: 'port' }), svg('path', { d: ANCHOR, class: 'anchor' })]),
        marks('city', () => svg('path', { d: CASTLE, class: 'castle' })),
        drawing.sea.inscriptions.map((i) => svg('text', { class: 'mare', transform: at(i.at) }, i.name))),
      svg('path', { d: this.paths.sea, class: 'edge' }),
    ]
  }

  #bounds() {
    const points = Object.values(this.drawing.provinces).flatMap((p) => p.polygons.flat(2))
    const [xs, ys] = [0, 1].map((axis) => points.map((p) => p[axis]))
    const [left, top, pad] = [Math.min(...xs), Math.min(...ys), 14]
    return { x: left - pad, y: top - pad, w: Math.max(...xs) - left + 2 * pad, h: Math.max(...ys) - top + 2 * pad }
  }

  // -- what stands on it ------------------------------------------------------------------------

  show(table, lit, chosen) {
    const scene = table.boards?.[0]
    if (!scene) return
    const label = (region) => this.texts.label(region.label, region.id)
    const lands = scene.regions.filter((region) => this.drawing.provinces[bare(region.id)])
    this.layers.lands.replaceChildren(...lands.map((region) => this.#land(region, label(region))))
    this.layers.names.replaceChildren(...lands.map((region) => this.#name(region, label(region))))
    this.layers.pieces.replaceChildren(...this.#pieces(table.pieces ?? []))
    const focused = this.layers.lit.contains(document.activeElement) && document.activeElement.dataset.id
    const shown = scene.regions.filter((region) => namesOf(region).some((name) => lit.has(name)))
    this.layers.lit.replaceChildren(
      ...shown.map((region, index) => this.#light(region, label(region), lit, chosen, index === 0)))
    if (focused) (this.#lights().find((each) => each.dataset.id === focused) ?? this.#lights()[0])?.focus()
  }

  #land(region, words) {
    const d = this.paths[bare(region.id)]
    return svg('g', { class: `land ${region.closed ? 'closed' : ''} ${region.tincture ? `t-${region.tincture}` : ''}` },
      svg('title', {}, region.closed ? t('board.closed', { name: words }) : words),
      svg('path', { d, class: 'soil' }),
      region.tincture && [svg('path', { d, class: 'tint' }), svg('path', { d, fill: `url(#h-${region.tincture})` })])
  }

  #name(region, words) {
    const entry = this.drawing.provinces[bare(region.id)]
    return svg('g', { transform: at(entry.label) },
      svg('text', { class: `name ${entry.city ? 'capital' : ''} ${region.closed ? 'closed' : ''}`, dy: '.35em' }, words))
  }

  #pieces(pieces) {
    const spots = new Map()
    for (const piece of pieces) {
      const [key, spot, label] = this.#spot(piece)
      if (spot) spots.set(key, { spot, label, all: [...(spots.get(key)?.all ?? []), piece] })
    }
    return [...spots.values()].map(({ spot, label, all }) => {
      const sized = svg('g', { class: 'sized' }, all.map((piece, index) =>
        svg('g', { transform: `translate(${(index - (all.length - 1) / 2) * APART} 0)` }, drawPiece(piece))))
      // What grows from afar grows away from the name beside it.
      const [dx, dy] = [spot[0] - label[0], spot[1] - label[1]]
      const far = Math.hypot(dx, dy) || 1
      sized.style.setProperty('--dx', ((dx / far) * GROWTH).toFixed(1))
      sized.style.setProperty('--dy', ((dy / far) * GROWTH).toFixed(1))
      return svg('g', { transform: at(spot) }, sized)
    })
  }

  #spot(piece) {
    const [where, { provinces, sea }] = [bare(piece.where), this.drawing]
    if (provinces[where]) {
      const kind = piece.tincture ? 'piece' : 'loot'
      return [`${where} ${kind}`, provinces[where][kind], provinces[where].label]
    }
    const berth = Object.keys(sea.berths).find((kingdom) => piece.id.includes(kingdom))
    return [`berth ${berth}`, sea.berths[berth], sea.berths[berth]]
  }

  // -- what can be chosen -----------------------------------------------------------------------

  #light(region, words, lit, chosen, first) {
    const names = namesOf(region)
    const pressed = names.some((name) => chosen.has(name))
    const count = Math.max(...names.map((name) => lit.get(name) ?? 0))
    const press = () => this.poke(names)
    return svg('path', {
      d: this.paths[bare(region.id)], class: 'light', 'data-id': region.id, tabindex: first ? 0 : -1, role: 'button',
      'aria-pressed': String(pressed), 'aria-label': t('board.lit', { name: words, count }),
      onclick: () => { if (!this.dragged) press() },
      onkeydown: (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        press()
      },
    }, svg('title', {}, words))
  }

  #lights() { return [...this.layers.lit.children] }

  #walk(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const lights = this.#lights()
    const here = lights.indexOf(document.activeElement)
    if (!step || here < 0) return
    event.preventDefault()
    const next = lights[(here + step + lights.length) % lights.length]
    lights.forEach((each) => each.setAttribute('tabindex', each === next ? 0 : -1))
    next.focus()
  }

  // -- near and far -----------------------------------------------------------------------------

  #controls() {
    const one = (sign, words, deed) =>
      h('button', { type: 'button', title: t(words), 'aria-label': t(words), onclick: deed }, sign)
    return h('div', { class: 'zoom' },
      one('+', 'board.nearer', () => this.#zoom(1.5)), one('−', 'board.farther', () => this.#zoom(1 / 1.5)),
      one('⤢', 'board.whole', () => this.#fit()))
  }

  #fit() {
    const { clientWidth: width, clientHeight: height } = this.node
    if (!width || !height) return
    const { x, y, w, h: tall } = this.home
    const size = Math.max(w / width, tall / height)
    this.least = size
    this.view = { x: x + w / 2, y: y + tall / 2, size }
    this.#look()
  }

  #look() {
    const { clientWidth: width, clientHeight: height } = this.node
    const { view, home, least } = this
    view.size = Math.min(least, Math.max(least / 6, view.size))
    view.x = Math.min(home.x + home.w, Math.max(home.x, view.x))
    view.y = Math.min(home.y + home.h, Math.max(home.y, view.y))
    const [w, tall] = [width * view.size, height * view.size]
    this.svg.setAttribute('viewBox', `${view.x - w / 2} ${view.y - tall / 2} ${w} ${tall}`)
    // From afar, names and pieces grow so that they can still be told apart.
    this.svg.style.setProperty('--letters', `${Math.min(24, Math.max(14, 10.5 * view.size))}px`)
    this.svg.style.setProperty('--pieces', Math.min(2, Math.max(1, 0.78 * view.size)))
  }

  #zoom(factor, px = this.node.clientWidth / 2, py = this.node.clientHeight / 2) {
    const { view } = this
    const before = view.size
    view.size = Math.min(this.least, Math.max(this.least / 6, before / factor))
    view.x += (px - this.node.clientWidth / 2) * (before - view.size)
    view.y += (py - this.node.clientHeight / 2) * (before - view.size)
    this.#look()
  }

  #listen() {
    const fingers = new Map()
    const spread = () => { const [a, b] = [...fingers.values()]; return Math.hypot(a.x - b.x, a.y - b.y) }
    const on = (name, deed, options) => this.svg.addEventListener(name, deed, options)
    on('wheel', (event) => {
      event.preventDefault()
      this.#zoom(2 ** (-event.deltaY / 400), event.offsetX, event.offsetY)
    }, { passive: false })
    on('pointerdown', (event) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.size === 1) this.dragged = false
    })
    window.addEventListener('pointermove', (event) => {
      const last = fingers.get(event.pointerId)
      if (!last) return
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y]
      if (!this.dragged && fingers.size === 1 && Math.hypot(dx, dy) < SLACK) return
      this.dragged = true
      const before = fingers.size === 2 && spread()
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      this.view.x -= (dx * this.view.size) / fingers.size
      this.view.y -= (dy * this.view.size) / fingers.size
      if (before) this.#zoom(spread() / before)
      this.#look()
    }, { signal: this.signal })
    const lift = (event) => fingers.delete(event.pointerId)
    for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, lift, { signal: this.signal })
    on('keydown', (event) => {
      const factor = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }[event.key]
      if (factor) this.#zoom(factor)
      else if (event.key === '0') this.#fit()
      else this.#walk(event)
    })
  }
}

// The same for those who read rather than look.
export function inWords(table, texts) {
  const rows = (table.boards?.[0]?.regions ?? []).map((region) => {
    const owner = table.panels?.find((panel) => region.tincture && panel.tincture === region.tincture)
    const there = (table.pieces ?? []).filter((piece) => piece.where === region.id).map((piece) => {
      const words = piece.label ? texts.label(piece.label) : texts.say(`piece-${piece.kind}`)
      return (piece.count ?? 1) > 1 ? `${piece.count} × ${words}` : words
    })
    const standing = region.closed ? t('board.shut') : owner ? texts.label(owner.label) : t('board.nobody')
    const name = texts.label(region.label, region.id)
    return h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, standing), h('td', {}, there.join(', ')))
  })
  const head = ['board.place', 'board.owner', 'board.there'].map((key) => h('th', { scope: 'col' }, t(key)))
  return h('table', {}, h('thead', {}, h('tr', {}, head)), h('tbody', {}, rows))
}
