/** Page (path and query) of each part whose HTML of the build still waits for its script. */
const waiting = new Set<{ page: string }>()
/** Page on which the router was not told of a heading. */
let heldOn: string | null = null

const currentPage = () => location.pathname + location.search

/**
 * While parts of the page wait for their scripts, keeps links to its own headings from the router. The
 * browser follows them by itself; the router would change its context, and with any change of a context
 * React throws away the HTML of parts that are not hydrated. It is told once they are.
 */
export function watchHeadingLinks(): void {
  addEventListener('popstate', holdBack, true)
}

/**
 * Notes a part whose HTML waits for its script.
 * @returns to be called when it is hydrated or gone
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

/** Whether a part of the page that is shown waits. */
function isWaiting(): boolean {
  const page = currentPage()
  return [...waiting].some((part) => part.page === page)
}
