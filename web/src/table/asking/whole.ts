/** A list that scrolls ends between two of its lines, never in the middle of one. */

import { nextFrame } from '../../lib/page/frame'

export interface Line {
  top: number
  bottom: number
}

/** How much of the room is used so that no line is cut; all of it where not even the first line fits. */
export function cutBelow(lines: readonly Line[], room: number): number {
  let cut = room
  // A line that is cut pulls the end up, where it may cut one beside it.
  for (let cutting = true; cutting;) {
    cutting = false
    for (const { top, bottom } of lines) {
      if (top >= cut - 0.5 || bottom <= cut + 0.5) continue
      cut = top
      cutting = true
    }
  }
  return cut > 0 ? cut : room
}

/** What is read or pressed as one. */
const LINES = 'button, input, select, textarea, p, li, .told, .heading, .stepper, .stack, .foreseen, .bar'

/** From where to where something reaches; a heading is nothing without the first line under it. */
function extentOf(each: Element): Line {
  const { top, bottom } = each.getBoundingClientRect()
  const under = each.matches('.heading') ? each.nextElementSibling?.querySelector('button')?.getBoundingClientRect().bottom : undefined
  return { top, bottom: Math.max(bottom, under ?? bottom) }
}

/** How many of the choices lie below where the list ends. */
const hiddenBelow = (list: HTMLElement, end: number): number =>
  [...list.querySelectorAll('[data-stop], .stepper')].filter((each) => each.getBoundingClientRect().top >= end - 1).length

/** Keep a list as high as whole lines of it are, within the element around it; `tell` hears how many choices are out of sight, and how high all of it is. */
export function endBetweenLines(list: HTMLElement, tell: (hidden: number, whole: number) => void): () => void {
  const area = list.parentElement!
  let stop = (): void => undefined
  function measure(): void {
    const room = area.clientHeight
    const { top: from, bottom } = list.getBoundingClientRect()
    // What is set here may come to be with the next frame only.
    let end = bottom
    if (list.scrollTop === 0) {
      const lines = [...list.querySelectorAll(LINES)].map(extentOf).filter(({ top, bottom }) => bottom - top > 1 && bottom - top < room)
        .map(({ top, bottom }) => ({ top: top - from, bottom: bottom - from }))
      const cut = Math.floor(list.scrollHeight > room + 1 ? cutBelow(lines, room) : room)
      list.style.maxHeight = `${cut}px`
      end = from + cut
    }
    list.toggleAttribute('data-more', list.scrollTop + end - from < list.scrollHeight - 2)
    tell(hiddenBelow(list, end), list.scrollHeight)
  }
  const again = (): void => { stop = nextFrame(measure) }
  const sized = new ResizeObserver(again)
  sized.observe(area)
  const changed = new MutationObserver(again)
  changed.observe(list, { childList: true, subtree: true, characterData: true })
  list.addEventListener('scroll', again, { passive: true })
  return () => {
    stop()
    sized.disconnect()
    changed.disconnect()
    list.removeEventListener('scroll', again)
    list.style.maxHeight = ''
    tell(0, 0)
  }
}
