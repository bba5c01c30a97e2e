/** The areas of papers that are too many for one look: what stands under one heading. */

import type { Box, Sheet } from '../lib/wire'

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
