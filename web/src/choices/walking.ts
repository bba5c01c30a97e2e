// One stop for Tab, and arrow keys inside: sideways to the next, up and down to the nearest.

const STOP = '[data-stop]'

export function stops(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(STOP)].filter((each) => each.offsetParent !== null)
}

function vertical(all: HTMLElement[], from: HTMLElement, down: boolean): HTMLElement | undefined {
  const here = from.getBoundingClientRect()
  const middle = here.left + here.width / 2
  const beyond = all.map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top >= here.bottom - 2 : box.bottom <= here.top + 2))
  const cost = (box: DOMRect) =>
    Math.abs(down ? box.top - here.bottom : here.top - box.bottom) * 4 + Math.abs(box.left + box.width / 2 - middle)
  return beyond.toSorted((a, b) => cost(a.box) - cost(b.box))[0]?.each
}

function wanted(all: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = all.indexOf(from)
  switch (key) {
    case 'ArrowRight': return all[(at + 1) % all.length]
    case 'ArrowLeft': return all[(at - 1 + all.length) % all.length]
    case 'ArrowDown': return vertical(all, from, true)
    case 'ArrowUp': return vertical(all, from, false)
    case 'Home': return all[0]
    case 'End': return all.at(-1)
    default: return undefined
  }
}

/** Makes the stops inside an element one stop of the page. */
export function walk(box: HTMLElement): { destroy(): void } {
  // Nothing is measured here, for this comes with every question.
  const settle = () => {
    const all = [...box.querySelectorAll<HTMLElement>(STOP)]
    const current = all.find((each) => each === document.activeElement) ?? all.find((each) => each.tabIndex === 0)
    for (const each of all) {
      const index = each === (current ?? all[0]) ? 0 : -1
      if (each.tabIndex !== index) each.tabIndex = index
    }
  }
  const press = (event: KeyboardEvent) => {
    const from = event.target as HTMLElement
    if (event.altKey || event.ctrlKey || event.metaKey || !from.matches(STOP)) return
    const next = wanted(stops(box), from, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const watch = new MutationObserver(settle)
  watch.observe(box, { childList: true, subtree: true })
  box.addEventListener('keydown', press)
  box.addEventListener('focusin', settle)
  settle()
  return {
    destroy() {
      watch.disconnect()
      box.removeEventListener('keydown', press)
      box.removeEventListener('focusin', settle)
    },
  }
}
