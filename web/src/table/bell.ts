// A bell, made on the spot: two partials that fade. Nothing is loaded.

let context: AudioContext | undefined

export function ring(): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    const now = context.currentTime
    for (const [pitch, loud, length] of [[784, 0.16, 1.4], [1568, 0.07, 0.9], [2349, 0.03, 0.5]] as const) {
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0, now)
      volume.gain.linearRampToValueAtTime(loud, now + 0.008)
      volume.gain.exponentialRampToValueAtTime(0.0001, now + length)
      tone.connect(volume).connect(context.destination)
      tone.start(now)
      tone.stop(now + length)
    }
  } catch {
    // a browser without sound
  }
}

/** Mark the page's own icon while it is one's turn, where the system shows such marks. */
export function badge(on: boolean): void {
  const marks = navigator as Navigator & { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> }
  void (on ? marks.setAppBadge?.() : marks.clearAppBadge?.())?.catch(() => null)
}

/** Tell somebody whose page lies behind others, if they have allowed it. */
export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body, tag })
    notice.onclick = () => {
      focus()
      notice.close()
    }
  } catch {
    // some systems only let service workers do this
  }
}
