let idle: Promise<void> | undefined

/** User interactions that end the wait. */
const interactions = ['pointerdown', 'keydown', 'focusin'] as const

/** Marks the placeholder of a page that is still loading. */
export const pageLoadingMarker = { 'data-on-its-way': '' }

/** Longest wait for a page that is still loading or not hydrated, in ms. */
const longestWait = 4000
const lookAgain = 100

/**
 * Resolves when the document has loaded, the page shows, is hydrated and the browser is idle, or at
 * the first user interaction. Later calls share that moment. Browser only.
 */
export function whenIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    const arrived = () => {
      for (const type of interactions) removeEventListener(type, arrived)
      resolve()
    }
    for (const type of interactions) addEventListener(type, arrived, { once: true, passive: true })
    whenLoaded(() => whenShown(() => whenQuiet(arrived)))
  })
  return idle
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}

function whenShown(act: () => void, looks = longestWait / lookAgain): void {
  // A browser is also idle while the page's own scripts load; others must not load before them.
  const isHydrated = document.documentElement.dataset.hydrated
  const isLoading = !isHydrated || document.querySelector('[data-on-its-way]')
  if (looks > 0 && isLoading) setTimeout(whenShown, lookAgain, act, looks - 1)
  else act()
}

function whenQuiet(act: () => void): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2000 })
  else setTimeout(act, 200)
}

/** How far from the screen an element counts as near, in CSS pixels. */
const margin = '600px'

/**
 * Resolves once one of some elements comes near the screen; at once where there is none. For parts
 * below the first screen, which many visitors never see.
 * @param wanted the elements, or a selector for one
 */
export function whenNear(wanted: Iterable<Element> | string): Promise<void> {
  const elements = [...(typeof wanted === 'string' ? document.querySelectorAll(wanted) : wanted)]
  if (elements.length === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    for (const element of elements) observer.observe(element)
  })
}
