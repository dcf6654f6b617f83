/** Page (path and query) of each part whose HTML of the build still waits for its script. */
const waiting = new Set<{ page: string }>()
/** Page on which a link to a heading was withheld from the router. */
let heldOn: string | null = null

const currentPage = () => location.pathname + location.search

/**
 * While parts of the page wait for their scripts, withholds links to headings of the page from the
 * router. The browser follows them itself; the router would change its context, and at any change
 * of a context React discards the HTML of parts that are not hydrated. The router is notified once
 * they are hydrated.
 */
export function watchHeadingLinks(): void {
  addEventListener('popstate', holdBack, true)
}

/**
 * Registers a part whose HTML waits for its script.
 * @returns to be called when it is hydrated or unmounted
 */
export function addUnhydratedPart(): () => void {
  const part = { page: currentPage() }
  waiting.add(part)
  return () => {
    waiting.delete(part)
    const wasHeld = heldOn === currentPage()
    if (!wasHeld || isWaiting()) return
    heldOn = null
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
}

function holdBack(event: PopStateEvent): void {
  heldOn = isWaiting() ? currentPage() : null
  if (heldOn) event.stopImmediatePropagation()
}

/** Whether a part of the current page waits. */
function isWaiting(): boolean {
  const page = currentPage()
  return [...waiting].some((part) => part.page === page)
}
