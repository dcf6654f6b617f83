/**
 * How much of a text has been read: 0 while its beginning is in view, 1 once its end is.
 * @param top distance from the screen's upper edge to the text's beginning, in pixels
 */
export function readShare(top: number, textHeight: number, screenHeight: number): number {
  const way = textHeight - screenHeight
  if (way <= 0) return 1
  return Math.min(1, Math.max(0, -top / way))
}

/** Draws the reading line by script, at most once per frame, until the signal says stop. */
export function followReading(line: HTMLElement, signal: AbortSignal): void {
  const text = line.parentElement
  if (!text) return
  let isDue = false
  const draw = () => {
    isDue = false
    const { top, height } = text.getBoundingClientRect()
    line.style.transform = `scaleX(${readShare(top, height, innerHeight)})`
  }
  const plan = () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(draw)
  }
  addEventListener('scroll', plan, { passive: true, signal })
  addEventListener('resize', plan, { passive: true, signal })
  plan()
}
