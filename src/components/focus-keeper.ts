/** What took the focus of a removed element, until somebody moves on. */
let stand: Element | null = null

/** Whether nobody would miss the focus: the document has it, or what stands in for a removed element. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === body || activeElement === stand
}

/**
 * Follows each press from now on, and one that came just before. A press that takes its own button away
 * makes the browser drop the focus to the document, so that people who use a keyboard or a screen reader
 * lose their place: then what the button stood in takes it, unless a component or the next page does.
 * @returns stops it
 */
export function keepFocus(): () => void {
  let forget = followFocused()
  const follow = () => {
    forget()
    forget = followFocused()
  }
  const stop = new AbortController()
  for (const name of ['click', 'submit']) {
    addEventListener(name, follow, { capture: true, signal: stop.signal })
  }
  return () => {
    stop.abort()
    forget()
  }
}

/** Waits until the focused element is removed or another one has the focus. */
function followFocused(): () => void {
  const focused = document.activeElement
  const main = focused?.closest('main')
  if (!focused || !main || focused === main) return () => {}
  const places = ancestorsOf(focused, main)
  const path = location.pathname
  const takeOver = () => {
    // The next page moves the focus to its own start.
    if (document.activeElement !== document.body || location.pathname !== path) return
    places.filter(({ isConnected }) => isConnected).find(standIn)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return
    observer.disconnect()
    // After the effects of what has replaced it.
    timer = setTimeout(takeOver)
  })
  observer.observe(main, { subtree: true, childList: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

/** Outwards, the element itself left out. */
function ancestorsOf(element: Element, last: Element): HTMLElement[] {
  const parent = element.parentElement
  return parent ? [parent, ...(parent === last ? [] : ancestorsOf(parent, last))] : []
}

/** Whether it took the focus: one that is not displayed, as an empty one may be, does not. */
function standIn(place: HTMLElement): boolean {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.style.outline = 'none'
  }
  place.focus({ preventScroll: true })
  if (document.activeElement === document.body) return false
  stand = place
  return true
}
