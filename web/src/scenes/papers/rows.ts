/** Boxes in a line: under its name where they do not find room beside it, and in rows as long as each other. */

import type { Attachment } from 'svelte/attachments'

/** How long the longest row has to be, so that boxes stand in no more rows than they need, as long as each other. */
export function evenly(widths: readonly number[], room: number): number {
  const rows = rowsIn(widths, room)
  if (rows < 2) return room
  let least = Math.max(...widths, widths.reduce((sum, width) => sum + width, 0) / rows)
  while (least < room && rowsIn(widths, least) > rows) least += 2
  return Math.min(room, least)
}

/** In how many rows boxes stand that fill each before the next. */
export function rowsIn(widths: readonly number[], room: number): number {
  let [rows, filled] = [1, 0]
  for (const width of widths) {
    if (filled && filled + width > room) {
      rows += 1
      filled = 0
    }
    filled += width
  }
  return rows
}

/** What is lost in rounding. */
const SLACK = 2

interface Line { sheet: HTMLElement; cells: HTMLElement; widths: number[]; beside: number; whole: number }

/** How far it is from each box to the next, while all stand in one row. */
function measured(sheet: HTMLElement, zoom: number): Line[] {
  const cells = sheet.querySelector<HTMLElement>(':scope > .cells')
  if (!cells?.childElementCount) return []
  const boxes = [...cells.children].map((each) => each.getBoundingClientRect())
  const ends = [...boxes.slice(1).map(({ left }) => left), boxes.at(-1)!.right]
  const room = (each: Element): number => each.getBoundingClientRect().width / zoom
  return [{ sheet, cells, widths: boxes.map(({ left }, n) => (ends[n]! - left) / zoom), beside: room(cells), whole: room(sheet) }]
}

/** Lay out all lines of boxes below a node, whenever its width changes; what is filled in later moves nothing. */
export const rowed: Attachment<HTMLElement> = (node) => {
  let width = 0
  const lay = (): void => {
    if (node.clientWidth === width) return
    width = node.clientWidth
    const sheets = [...node.querySelectorAll<HTMLElement>('.sheet.line')]
    for (const sheet of sheets) {
      delete sheet.dataset['under']
      sheet.dataset['measured'] = ''
      const cells = sheet.querySelector<HTMLElement>(':scope > .cells')
      if (cells) cells.style.maxWidth = ''
    }
    const zoom = node.getBoundingClientRect().width / node.offsetWidth
    for (const { sheet, cells, widths, beside, whole } of sheets.flatMap((sheet) => measured(sheet, zoom))) {
      // What is known by a picture stands beside it.
      const under = !sheet.classList.contains('pictured') && rowsIn(widths, whole) < rowsIn(widths, beside)
      if (under) sheet.dataset['under'] = ''
      cells.style.maxWidth = `${Math.ceil(evenly(widths, under ? whole : beside)) + SLACK}px`
    }
    for (const sheet of sheets) delete sheet.dataset['measured']
  }
  const sizes = new ResizeObserver(lay)
  sizes.observe(node)
  return () => sizes.disconnect()
}
