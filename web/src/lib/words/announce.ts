/** Say something to those who listen rather than look. */
let timer: ReturnType<typeof setTimeout> | undefined
let hushed = false

export function announce(words: string): void {
  const live = document.getElementById('live')
  if (!live || !words || hushed) return
  clearTimeout(timer)
  if (live.textContent !== words) {
    live.textContent = words
    return
  }
  // The same words again are only heard if they were gone in between.
  live.textContent = ''
  timer = setTimeout(() => (live.textContent = words), 60)
}

/** Take back what was said last, and say nothing until this is over: somebody else listens now. */
export function hush(quiet: boolean): void {
  hushed = quiet
  clearTimeout(timer)
  const live = document.getElementById('live')
  if (live && quiet) live.textContent = ''
}
