/** What has to wait for the next frame: whoever measures or scrolls at once makes the browser lay everything out twice. */

/** Longer than any frame; nothing is painted while the page is hidden, and things go on all the same. */
const PATIENCE = 120

const waiting = new Set<() => void>()
let frame = 0
let timer: ReturnType<typeof setTimeout> | undefined

function rest(): void {
  cancelAnimationFrame(frame)
  clearTimeout(timer)
}

function run(): void {
  rest()
  const all = [...waiting]
  waiting.clear()
  for (const each of all) each()
}

/** Do something just before the next frame is laid out, once however often it is asked for; returns how to stop it. */
export function nextFrame(act: () => void): () => void {
  if (waiting.size === 0) {
    frame = requestAnimationFrame(run)
    timer = setTimeout(run, PATIENCE)
  }
  waiting.add(act)
  return () => { if (waiting.delete(act) && waiting.size === 0) rest() }
}
