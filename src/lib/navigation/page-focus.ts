/** What had the focus when the present page began: the link that led here. */
let startedFrom: Element | null = null

/** Notes that another page begins. The first one of a document begins with the focus nowhere. */
export function notePageStart(): void {
  startedFrom = document.activeElement
}

/**
 * Whether a form may take the focus to its first field: not from somebody who has already gone to
 * something around the page by keyboard, such as the way past the frame.
 */
export function isFocusFree(): boolean {
  const active = document.activeElement
  if (!active || active === document.body || active === startedFrom) return true
  const main = document.querySelector('main')
  return active.contains(main) || active.closest('main, [role=dialog]') !== null
}
