/** One stop for the tab key in a group of buttons; arrows go from one to the next. */

import type { Attachment } from 'svelte/attachments'

export const roving: Attachment<HTMLElement> = (node) => {
  const all = () => [...node.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const settle = (current?: HTMLElement) => {
    const buttons = all()
    const first = current ?? buttons.find((each) => each.tabIndex === 0 && 'lit' in each.dataset) ?? buttons.find((each) => 'lit' in each.dataset) ?? buttons[0]
    for (const each of buttons) each.tabIndex = each === first ? 0 : -1
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const buttons = all()
    const here = buttons.indexOf(event.target as HTMLElement)
    if (!step || event.shiftKey || here < 0) return
    event.preventDefault()
    event.stopPropagation()
    const next = buttons[(here + step + buttons.length) % buttons.length]!
    settle(next)
    next.focus()
  }
  const enter = (event: FocusEvent) => {
    if (event.target instanceof HTMLButtonElement) settle(event.target)
  }
  const observer = new MutationObserver(() => {
    const focused = all().find((each) => each === document.activeElement)
    settle(focused)
  })
  observer.observe(node, { childList: true, subtree: true, attributeFilter: ['data-lit'] })
  node.addEventListener('keydown', press)
  node.addEventListener('focusin', enter)
  settle()
  return () => {
    observer.disconnect()
    node.removeEventListener('keydown', press)
    node.removeEventListener('focusin', enter)
  }
}
