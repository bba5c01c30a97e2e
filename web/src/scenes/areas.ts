/** The areas of papers that are too many for one look: what stands under one heading. */

import type { Box, Sheet } from '../lib/wire'
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
const PLACE = 1.85

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
    return head + height * Math.min(1, COLUMN / width, tiny ? PLACE / pitch : 1)
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

// -- rows -------------------------------------------------------------------------------------------

const rowsIn = (widths: readonly number[], room: number): number => {
  let [rows, filled] = [1, 0]
  for (const width of widths) {
    if (filled && filled + width > room) {
      rows++
      filled = 0
    }
    filled += width
  }
  return rows
}

/** The least width in which things of these widths, in their order, need no more rows than in all of the room: so that none is left over in a row of its own. */
export function evenWidth(widths: readonly number[], room: number): number {
  const rows = rowsIn(widths, room)
  let least = Math.max(0, ...widths)
  while (least < room && rowsIn(widths, least) > rows) least++
  return Math.min(room, least)
}
