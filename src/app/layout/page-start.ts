/** Where reading begins: the place that the address names, else the title, else the content. */
export function pageStart(hash: string): HTMLElement | null {
  const named = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null
  return named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
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
