/** The areas of papers that are too many for one look: what stands under one heading. */

import type { Box, Sheet } from '../../lib/wire/wire'
import { planOf } from './places'

/** How many headings one meets on the way to a box; a drawing and what adds up are one thing. */
function depthOf(sheet: Sheet): number {
  const sections = sheet.layout === 'wheel' ? [] : (sheet.sections ?? []).filter(({ layout }) => layout !== 'sum')
  return sections.length ? 1 + Math.max(...sections.map(depthOf)) : 0
}

/** Whether a sheet has pages of areas: then it is laid out as a mat. */
export const isMat = (sheet: Sheet): boolean => depthOf(sheet) > 1 || (Boolean(sheet.board) && depthOf(sheet) > 0)

/** The areas, each with the page it stands on. */
export function areasOf(mat: Sheet): { sheet: Sheet; page: Sheet }[] {
  return (mat.sections ?? []).flatMap((page) =>
    depthOf(page) ? (page.sections ?? []).map((sheet) => ({ sheet, page })) : [{ sheet: page, page: mat }])
}

/** All boxes of a sheet, however deep. */
export const boxesOf = (sheet: Sheet): Box[] => [...(sheet.boxes ?? []), ...(sheet.sections ?? []).flatMap(boxesOf)]

// -- columns ----------------------------------------------------------------------------------------

/** How wide a column is, and what stands beside the name of a line; in rem, as are all heights. */
const COLUMN = 18.5
const BESIDE = 13
const CELL = 1.55
const PLACE = 1.6
/** A wheel is no larger than that. */
const WHEEL = 15.5

const pictures = (box: Box): number => (box.gives ?? []).flatMap((good) => good.icons ?? [good.name]).length
const lineHeight = ({ boxes = [] }: Sheet): number => {
  const wide = boxes.reduce((sum, box) => sum + CELL * (1 + 0.6 * Math.max(0, pictures(box) - 1)), 0)
  const tall = CELL + (boxes.some((box) => box.asks?.length) ? 0.6 : 0) + (boxes.some((box) => box.price?.length) ? 0.6 : 0)
  return boxes.length > 12 ? 1 + Math.ceil(wide / COLUMN) * tall : Math.ceil(wide / BESIDE) * tall
}

/** About how high a sheet is in a column. */
export function heightOf(sheet: Sheet): number {
  const head = sheet.label ? 1.2 : 0
  const { boxes = [], layout, sections = [] } = sheet
  if (layout === 'line') return lineHeight(sheet) + 0.2
  if (layout === 'wheel' || layout === 'placed' || layout === 'tree') {
    const { width, height, pitch, tiny } = planOf(sheet)
    return head + height * Math.min(1, (layout === 'wheel' ? WHEEL : COLUMN) / width, tiny ? PLACE / pitch : 1)
  }
  const inside = sections.every((each) => each.layout === 'sum') ? Math.ceil(sections.length / 2) * 1.8 : sections.reduce((sum, each) => sum + heightOf(each), 0)
  const own = boxes.some((box) => box.shape === 'card') ? Math.ceil(boxes.length / 3) * 4.4 : Math.ceil(boxes.length / 4) * 3.9
  return head + own + inside
}

/** Things of these heights in so many columns, in their order, no column higher than it has to be: where each column begins. */
export function columnsOf(heights: readonly number[], columns: number): number[] {
  const startsFor = (most: number): number[] => {
    const starts = [0]
    let filled = 0
    heights.forEach((height, n) => {
      if (filled && filled + height > most) {
        starts.push(n)
        filled = 0
      }
      filled += height
    })
    return starts
  }
  let most = Math.max(0, ...heights)
  while (startsFor(most).length > columns) most += 0.5
  return startsFor(most)
}

/** How small papers may become, and in which steps. */
const LEAST = 0.8
const STEP = 0.05
/** The least width of a column. */
const NARROWEST = 19.5

/** In how many columns, and how much smaller, areas of these heights are seen at once in so much room; all in rem. */
export function fitted(heights: readonly number[], { width, height }: { width: number; height: number }, shrinks: boolean): { columns: number; zoom: number } {
  const columnsAt = (zoom: number): number => Math.max(1, Math.floor(width / zoom / NARROWEST))
  const tallest = (columns: number): number => {
    const starts = columnsOf(heights, columns)
    return Math.max(0, ...starts.map((start, n) => heights.slice(start, starts[n + 1]).reduce((sum, each) => sum + each, 0)))
  }
  let zoom = 1
  while (shrinks && zoom > LEAST && tallest(columnsAt(zoom)) * zoom > height) zoom = Math.max(LEAST, zoom - STEP)
  return { columns: columnsAt(zoom), zoom }
}
