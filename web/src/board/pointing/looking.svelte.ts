/** Near and far: pan and zoom with wheel, fingers, keys and buttons, by way of d3-zoom. */

import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from 'd3-zoom'
import { prefs } from '../../lib/prefs.svelte'
import { bounds, grown, middle, within, type Box, type Point } from '../map/geometry'
import { coarse } from '../pieces/sizes'

const NEAREST = 7
const CALM = 280
const MARGIN = 24
/** A look that would bring so little is not worth a movement. */
const WORTH = 1.3
/** How near a double tap leads. */
const TWICE = 2.4
/** A finger that moves the map less than this, in pixels, did not mean to. */
const TREMBLE = 10

export class Looking {
  transform = $state.raw<ZoomTransform>(zoomIdentity)
  /** Whether the map has been brought into sight. */
  ready = $state(false)
  width = $state(0)
  height = $state(0)
  #zoom: ZoomBehavior<SVGSVGElement, unknown>
  #svg: SVGSVGElement | null = null
  #home = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 })
  /** What is worth a nearer look, as long as nobody looks elsewhere. */
  #wish: Box | null = null
  #touched = false
  #framed = false
  /** Where nobody has moved it from. */
  #resting: ZoomTransform | null = null
  #frame = 0

  constructor() {
    this.#zoom = zoom<SVGSVGElement, unknown>()
      .clickDistance(6)
      .tapDistance(8)
      .filter((event: Event) => this.#wanted(event))
      .on('zoom', (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
        if (event.sourceEvent && this.#differs(event.transform)) this.#touched = true
        this.transform = event.transform
      })
  }

  get narrow(): boolean {
    return this.width < 640
  }

  /** Whether it is the width of a phone. */
  get small(): boolean {
    return this.width > 0 && this.width < 480
  }

  /** What can be dragged is not the map; two fingers always mean the map. */
  #wanted(event: Event): boolean {
    const { ctrlKey = false, button = 0, touches } = event as MouseEvent & { touches?: TouchList }
    if (event.type !== 'wheel' && (touches?.length ?? 1) < 2 && (event.target as Element).closest('[data-drag]')) return false
    return (!ctrlKey || event.type === 'wheel') && !button
  }

  /** Whether this is another look than the last one, and not a finger that trembled. */
  #differs({ x, y, k }: ZoomTransform): boolean {
    const rest = this.#resting
    return !rest || Math.abs(k / rest.k - 1) > 0.02 || Math.hypot(x - rest.x, y - rest.y) > TREMBLE
  }

  /** From near, and back again; on something that can be chosen it is two clicks. */
  #twice = (event: Event): void => {
    if ((event.target as Element).closest('[data-lit]')) return
    event.preventDefault()
    if (this.transform.k > this.least * WORTH) {
      this.fit()
      return
    }
    const { clientX, clientY } = (event as TouchEvent).changedTouches?.[0] ?? (event as MouseEvent)
    const { left, top } = this.#svg!.getBoundingClientRect()
    this.#touched = true
    this.#to(this.#centred(this.transform.invert([clientX - left, clientY - top]), this.least * TWICE))
  }

  /** Look at a drawing; returns how to stop. */
  watch(svg: SVGSVGElement): () => void {
    this.#svg = svg
    const selected = select(svg)
    selected.call(this.#zoom).on('dblclick.zoom', this.#twice)
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
    this.#framed = true
    this.#touched = false
    this.#rest(false)
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.#svg!
    if (!clientWidth || !clientHeight || (clientWidth === this.width && clientHeight === this.height)) return
    const centre = this.transform.invert([this.width / 2, this.height / 2])
    this.width = clientWidth
    this.height = clientHeight
    this.#limit()
    if (this.#touched) this.#to(this.#centred(centre, this.transform.k), false)
    else this.#rest(false)
  }

  /** Pixels to a unit where the whole map is in sight. */
  get least(): number {
    return Math.min(this.width / this.#home.width, this.height / this.#home.height)
  }

  /** What is in sight then, in units of the map, roughly. */
  get sight(): Box {
    const k = this.least || 1
    return coarse({ ...this.#home, width: this.width / k, height: this.height / k }, this.#home)
  }

  #limit(): void {
    // Where the map is smaller than the frame it stays in the middle, else it fills it.
    const { x, y, width, height } = this.#home
    this.#zoom
      .extent([[0, 0], [this.width, this.height]])
      .scaleExtent([this.least, this.least * NEAREST])
      .translateExtent([[x - 20, y - 20], [x + width + 20, y + height + 20]])
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
    this.#resting = transform
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
    this.#wish = null
    this.#touched = false
    this.#rest(calmly)
  }

  /** The whole map, or what is worth a nearer look. */
  #rest(calmly: boolean): void {
    if (!this.#svg || !this.width) return
    this.#limit()
    const k = this.#wish ? Math.min(this.width / this.#wish.width, this.height / this.#wish.height) : 0
    const near = this.#wish !== null && k > this.least * WORTH
    this.ready = this.#framed
    this.#to(near ? this.#centred(middle(this.#wish!), k) : this.#centred(middle(this.#home), this.least), calmly)
  }

  /** Look at points from near, with so much around them; at the whole map if there are none. Who looks around himself is left alone. */
  attend(points: Point[], around: number): void {
    const wish = points.length ? grown(bounds(points), around) : null
    if (JSON.stringify(wish) === JSON.stringify(this.#wish)) return
    this.#wish = wish
    if (this.#touched) this.show(points)
    else this.#rest(true)
  }

  /** Back from wherever a question led, unless somebody looks around himself. */
  rest(): void {
    this.#wish = null
    if (!this.#touched) this.#rest(true)
  }

  nearer(factor: number): void {
    this.#touched = true
    const k = Math.min(this.least * NEAREST, Math.max(this.least, this.transform.k * factor))
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

  /** Bring points into sight, if one of them is out of it, and move no further than that. */
  show(points: Point[]): void {
    if (!points.length || !this.width) return
    const out = points.some((point) => {
      const [x, y] = this.seen(point)
      return x < MARGIN || y < MARGIN || x > this.width - MARGIN || y > this.height - MARGIN
    })
    if (!out) return
    const { x, y, width, height } = bounds(points)
    const room = [this.width - 2 * MARGIN, this.height - 2 * MARGIN] as const
    const k = Math.max(this.least, Math.min(this.transform.k, room[0] / (width + 1), room[1] / (height + 1)))
    const [cx, cy] = this.transform.invert([this.width / 2, this.height / 2])
    this.#to(this.#centred([within(cx, x, width, room[0] / k), within(cy, y, height, room[1] / k)], k))
  }
}
