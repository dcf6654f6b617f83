/** Where reading begins: the place that the address names, else the title; null until it is there. */
export function pageStart(hash: string): HTMLElement | null {
  const named = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null
  if (named) return named
  const titles = document.querySelectorAll<HTMLElement>('main h1')
  return [...titles].find((title) => !isHeldBack(title)) ?? null
}

/** Whether something stands in the part of a page that is hidden while the next one comes. */
export function isHeldBack(element: Element): boolean {
  return element.closest('[style*="display: none"]') !== null
}

/** Gives focus to what does not take it by itself; the scroll position is the router's. */
export function focusOn(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]')) {
    element.tabIndex = -1
    element.style.outline = 'none'
  }
  element.focus({ preventScroll: true })
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
