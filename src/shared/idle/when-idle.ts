let idle: Promise<void> | undefined

/** Signs that the person is already at work: then nothing waits any longer. */
const deeds = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Resolves when the page has loaded and the browser has nothing better to do, or at the person's
 * first deed. Later calls share that moment. For the browser only.
 */
export function whenIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    const arrived = () => {
      for (const deed of deeds) removeEventListener(deed, arrived)
      resolve()
    }
    for (const deed of deeds) addEventListener(deed, arrived, { once: true, passive: true })
    whenLoaded(() => whenQuiet(arrived))
  })
  return idle
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}

function whenQuiet(act: () => void): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2000 })
  else setTimeout(act, 200)
}
