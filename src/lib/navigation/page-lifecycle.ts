/** The focused element when the current page was opened: the link that was followed. */
let startedFrom: Element | null = null

/** Stores the focused element before another page opens. */
export function notePageStart(): void {
  startedFrom = document.activeElement
}

/** Whether the page was opened from another one, and not as the first of its document. */
export function isNextPage(): boolean {
  return startedFrom !== null
}

/**
 * Whether a form may focus its first field: not once the user has moved the focus to an element
 * outside the page's content, such as the skip link.
 */
export function isFocusFree(): boolean {
  const active = document.activeElement
  if (!active || active === document.body || active === startedFrom) return true
  const main = document.querySelector('main')
  return active.contains(main) || active.closest('main, [role=dialog]') !== null
}

/** Name of the event that a page failed to render (page-failure.ts). */
export const failureEvent = 'page-failed'

/** Emits an event: the page failed to render. */
export function reportPageFailure(error: unknown): void {
  dispatchEvent(new CustomEvent(failureEvent, { detail: error }))
}

/** Thrown by a page that does not exist; the error boundary then shows the 404 screen. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound'

  constructor(readonly path: string) {
    super(`Page Not Found: ${path}`)
  }
}
