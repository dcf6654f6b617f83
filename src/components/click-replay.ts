declare global {
  interface Window {
    /** The last button that was clicked before its hydration; absent before `holdClicks`. */
    clickToReplay?: HTMLElement | null
  }
}

/** The submit button of a form with an action needs no script: it is left to the browser. */
const needsScript = 'button:not([action] [type=submit])'

const clickHeld = 'click-held'

/**
 * Holds clicks on buttons that are not hydrated, from now on, and shows the last of them as busy;
 * Enter in a field clicks its form's button. The start script of a page calls it first, then the
 * page's own scripts, for pages without a start script.
 */
export function holdClicks(): void {
  if (window.clickToReplay !== undefined) return
  window.clickToReplay = null
  addEventListener('click', holdClick, true)
}

function holdClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>(needsScript)
  if (!button) return
  forgetClick()
  if (!isWaiting(button)) return
  window.clickToReplay = button
  button.setAttribute('aria-busy', 'true')
  // Otherwise the browser would submit the form itself, with its values in the URL.
  event.preventDefault()
  event.stopPropagation()
  dispatchEvent(new Event(clickHeld))
}

/** Whether a button is not hydrated: the whole document is not, or its part (`idleLazy`). */
function isWaiting(button: HTMLElement): boolean {
  return !document.documentElement.dataset.hydrated || button.closest('[data-waits]') !== null
}

/** Clicks the held button once, if it is hydrated by now. */
export function replayClick(): void {
  const button = window.clickToReplay
  if (!button || isWaiting(button)) return
  forgetClick()
  if (button.isConnected) button.click()
}

/** Drops the held click: its script failed to load, or a button was clicked after it. */
export function forgetClick(): void {
  window.clickToReplay?.removeAttribute('aria-busy')
  window.clickToReplay = null
}

/** Resolves once a click is held. */
export function whenClickHeld(): Promise<unknown> {
  if (window.clickToReplay) return Promise.resolve()
  return new Promise((resolve) => addEventListener(clickHeld, resolve, { once: true }))
}
