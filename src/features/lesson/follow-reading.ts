/**
 * Share of a text that was read: 0 at its beginning, 1 at its end.
 * @param top distance from the screen's upper edge to the text's beginning, in px
 */
export function readShare(top: number, textHeight: number, screenHeight: number): number {
  const distance = textHeight - screenHeight
  if (distance <= 0) return 1
  return Math.min(1, Math.max(0, -top / distance))
}

/** Updates the reading line on scroll, at most once per frame, until the signal aborts. */
export function followReading(line: HTMLElement, signal: AbortSignal): void {
  const text = line.parentElement
  if (!text) return
  let isDue = false
  const draw = () => {
    isDue = false
    const { top, height } = text.getBoundingClientRect()
    line.style.transform = `scaleX(${readShare(top, height, innerHeight)})`
  }
  const schedule = () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(draw)
  }
  addEventListener('scroll', schedule, { passive: true, signal })
  addEventListener('resize', schedule, { passive: true, signal })
  schedule()
}
