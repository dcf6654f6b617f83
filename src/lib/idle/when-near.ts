/** How far below the screen an element counts as near, in CSS pixels. */
const margin = '600px'

/**
 * Resolves once an element of the page comes near the screen; at once where there is none. For
 * `idleLazy` parts at the end of long pages, which many visitors never see.
 */
export function whenNear(selector: string): Promise<void> {
  const element = document.querySelector(selector)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
  })
}
