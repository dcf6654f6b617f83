let isPressed = false
let isListening = false

/**
 * Runs something at once, or, while a mouse button or finger is down, right after it is lifted: a
 * page that moves in between would take what is being pressed away from under it.
 * @returns takes it back
 */
export function afterPress(act: () => void): () => void {
  if (!isPressed) {
    act()
    return () => {}
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  // The click itself comes in the same task as the release.
  const lifted = () => {
    timer = setTimeout(act)
  }
  const releases = ['pointerup', 'pointercancel'] as const
  for (const release of releases) addEventListener(release, lifted, { once: true })
  return () => {
    clearTimeout(timer)
    for (const release of releases) removeEventListener(release, lifted)
  }
}

/** Begins to notice presses; once is enough. */
export function noticePresses(): void {
  if (isListening) return
  isListening = true
  addEventListener('pointerdown', () => setPressed(true), { capture: true })
  addEventListener('pointerup', () => setPressed(false), { capture: true })
  addEventListener('pointercancel', () => setPressed(false), { capture: true })
}

function setPressed(next: boolean): void {
  isPressed = next
}
