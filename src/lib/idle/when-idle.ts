let idle: Promise<void> | undefined

/** Signs that the person is already at work: then nothing waits any longer. */
const deeds = ['pointerdown', 'keydown', 'focusin'] as const

/** Marks what stands in for a page that is still on its way. */
export const onItsWay = { 'data-on-its-way': '' }

/** How long in ms a page may be on its way before everything else comes all the same. */
const longestWait = 4000
const lookAgain = 100

/**
 * Resolves when the page has loaded, is there, and the browser has nothing better to do, or at the
 * person's first deed. Later calls share that moment. For the browser only.
 */
export function whenIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    const arrived = () => {
      for (const deed of deeds) removeEventListener(deed, arrived)
      resolve()
    }
    for (const deed of deeds) addEventListener(deed, arrived, { once: true, passive: true })
    whenLoaded(() => whenThere(() => whenQuiet(arrived)))
  })
  return idle
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}

function whenThere(act: () => void, looks = longestWait / lookAgain): void {
  if (looks > 0 && document.querySelector('[data-on-its-way]')) {
    setTimeout(whenThere, lookAgain, act, looks - 1)
  } else act()
}

function whenQuiet(act: () => void): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2000 })
  else setTimeout(act, 200)
}
