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
