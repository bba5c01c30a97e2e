/** Near and far: pan and zoom with wheel, fingers, keys and buttons, by way of d3-zoom. */

import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from 'd3-zoom'
import { prefs } from '../lib/prefs.svelte'
import { middle, type Box, type Point } from './geometry'

const NEAREST = 7
const CALM = 280

export class Looking {
  transform = $state.raw<ZoomTransform>(zoomIdentity)
  width = $state(0)
  height = $state(0)
  #zoom: ZoomBehavior<SVGSVGElement, unknown>
  #svg: SVGSVGElement | null = null
  #home: Box = { x: 0, y: 0, width: 1, height: 1 }
  #touched = false
  #frame = 0

  constructor() {
    this.#zoom = zoom<SVGSVGElement, unknown>()
      .clickDistance(6)
      .tapDistance(8)
      .filter((event: Event) => this.#wanted(event))
      .on('zoom', (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
        this.transform = event.transform
        if (event.sourceEvent) this.#touched = true
      })
  }

  get narrow(): boolean {
    return this.width < 640
  }

  /** A double click on something that can be chosen is two clicks, not a look from near. */
  #wanted(event: Event): boolean {
    if (event.type === 'dblclick') return !(event.target as Element).closest('[data-lit]')
    const { ctrlKey = false, button = 0 } = event as MouseEvent
    return (!ctrlKey || event.type === 'wheel') && !button
  }

  /** Look at a drawing; returns how to stop. */
  watch(svg: SVGSVGElement): () => void {
    this.#svg = svg
    const selected = select(svg)
    selected.call(this.#zoom)
    const observer = new ResizeObserver(() => this.#measure())
    observer.observe(svg)
    this.#measure()
    return () => {
      observer.disconnect()
      selected.on('.zoom', null)
      this.#svg = null
    }
  }

  /** What should be seen as a whole, to begin with. */
  frame(home: Box): void {
    if (JSON.stringify(home) === JSON.stringify(this.#home)) return
    this.#home = home
    this.#touched = false
    this.fit(false)
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.#svg!
    if (!clientWidth || !clientHeight || (clientWidth === this.width && clientHeight === this.height)) return
    const centre = this.transform.invert([this.width / 2, this.height / 2])
    this.width = clientWidth
    this.height = clientHeight
    this.#limit()
    if (this.#touched) this.#to(this.#centred(centre, this.transform.k), false)
    else this.fit(false)
  }

  get #least(): number {
    return Math.min(this.width / this.#home.width, this.height / this.#home.height)
  }

  #limit(): void {
    const { x, y, width, height } = this.#home
    const [across, down] = [this.width / this.#least, this.height / this.#least]
    const [dx, dy] = [Math.max(0, across - width) / 2, Math.max(0, down - height) / 2]
    this.#zoom
      .extent([[0, 0], [this.width, this.height]])
      .scaleExtent([this.#least, this.#least * NEAREST])
      .translateExtent([[x - dx - 20, y - dy - 20], [x + width + dx + 20, y + height + dy + 20]])
  }

  #centred([x, y]: Point, k: number): ZoomTransform {
    return zoomIdentity.translate(this.width / 2 - x * k, this.height / 2 - y * k).scale(k)
  }

  /** Whatever is looked at, nothing but the map fills the frame, as far as it can. */
  #held(transform: ZoomTransform): ZoomTransform {
    return this.#zoom.constrain()(transform, [[0, 0], [this.width, this.height]], this.#zoom.translateExtent())
  }

  #to(target: ZoomTransform, calmly = true): void {
    cancelAnimationFrame(this.#frame)
    if (!this.#svg) return
    const transform = this.#held(target)
    if (calmly && prefs.motion) this.#glide(this.transform, transform, performance.now())
    else this.#zoom.transform(select(this.#svg), transform)
  }

  /** From one view to the other, in equal steps of nearness. */
  #glide(from: ZoomTransform, to: ZoomTransform, start: number): void {
    this.#frame = requestAnimationFrame((now) => {
      if (!this.#svg) return
      const part = Math.min(1, Math.max(0, (now - start) / CALM))
      const eased = part * (2 - part)
      const k = from.k * (to.k / from.k) ** eased
      const middle = [this.width / 2, this.height / 2] as Point
      const [a, b] = [from.invert(middle), to.invert(middle)]
      const centre: Point = [a[0] + (b[0] - a[0]) * eased, a[1] + (b[1] - a[1]) * eased]
      this.#zoom.transform(select(this.#svg), part < 1 ? this.#centred(centre, k) : to)
      if (part < 1) this.#glide(from, to, start)
    })
  }

  fit(calmly = true): void {
    if (!this.#svg || !this.width) return
    this.#limit()
    this.#touched = false
    this.#to(this.#centred(middle(this.#home), this.#least), calmly)
  }

  nearer(factor: number): void {
    this.#touched = true
    const k = Math.min(this.#least * NEAREST, Math.max(this.#least, this.transform.k * factor))
    this.#to(this.#centred(this.transform.invert([this.width / 2, this.height / 2]), k))
  }

  /** Move by parts of what is seen. */
  pan(across: number, down: number): void {
    if (!this.#svg) return
    const { k } = this.transform
    this.#touched = true
    this.#zoom.translateBy(select(this.#svg), (-across * this.width) / k, (-down * this.height) / k)
  }

  /** Where a point of the map is seen, in pixels of the board. */
  seen(point: Point): Point {
    return this.transform.apply(point)
  }

  /** Bring points into sight, if one of them is out of it. */
  show(points: Point[]): void {
    if (!points.length || !this.width) return
    const margin = 24
    const out = points.some((point) => {
      const [x, y] = this.seen(point)
      return x < margin || y < margin || x > this.width - margin || y > this.height - margin
    })
    if (!out) return
    const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])]
    const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
    const k = Math.max(this.#least, Math.min(this.transform.k, (this.width - 90) / (wide + 1), (this.height - 90) / (high + 1)))
    this.#to(this.#centred([Math.min(...xs) + wide / 2, Math.min(...ys) + high / 2], k))
  }
}
