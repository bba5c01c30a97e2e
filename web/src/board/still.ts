/**
 * Stands in for the two packages by which d3-zoom would move a map slowly: `Looking` does that
 * itself, frame by frame, and so neither they nor the colours that they know need to be loaded.
 */

import { selection } from 'd3-selection'

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this
  },
})

export const interrupt = (): void => undefined
export const interpolateZoom = null
