/** Say something to those who listen rather than look. */
let timer: ReturnType<typeof setTimeout> | undefined

export function announce(words: string): void {
  const live = document.getElementById('live')
  if (!live || !words) return
  clearTimeout(timer)
  if (live.textContent !== words) {
    live.textContent = words
    return
  }
  // The same words again are only heard if they were gone in between.
  live.textContent = ''
  timer = setTimeout(() => (live.textContent = words), 60)
}
