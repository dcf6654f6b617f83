interface HeldClick {
  button: HTMLElement
  /** The part that the button is in (`idleLazy`), and its place among the buttons of the part. */
  part: Element | null
  at: number
}

declare global {
  interface Window {
    /** The last click on a button that was not hydrated; absent before `holdClicks`. */
    clickToReplay?: HeldClick | null
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
  const button = (event.target as Element).closest<HTMLButtonElement>(needsScript)
  if (!button) return
  forgetClick()
  if (!isWaiting(button)) return
  const part = button.closest('[data-waits]')
  const at = part ? [...part.querySelectorAll('button')].indexOf(button) : -1
  window.clickToReplay = { button, part, at }
  button.setAttribute('aria-busy', 'true')
  // Otherwise the browser would submit the form itself, with its values in the URL.
  event.preventDefault()
  event.stopPropagation()
  dispatchEvent(new Event(clickHeld))
}

/** Whether a button is not hydrated: the whole document is not, or its part. */
function isWaiting(button: HTMLElement): boolean {
  return !document.documentElement.dataset.hydrated || button.closest('[data-waits]') !== null
}

/** The held button, or the one in its place where React has rendered the part anew. */
function heldButton(): HTMLElement | undefined {
  if (!window.clickToReplay) return undefined
  const { button, part, at } = window.clickToReplay
  return button.isConnected ? button : part?.querySelectorAll('button')[at]
}

/** Clicks the held button once, if it is hydrated by now. */
export function replayClick(): void {
  const button = heldButton()
  if (!button || isWaiting(button)) return
  const isAnother = button !== window.clickToReplay?.button
  forgetClick()
  // The focus was on the button that it replaces.
  if (isAnother) button.focus()
  button.click()
}

/** Drops the held click: its script failed to load, or a button was clicked after it. */
export function forgetClick(): void {
  heldButton()?.removeAttribute('aria-busy')
  window.clickToReplay = null
}

/** Resolves once a click on a button of this part is held. */
export function whenClickHeld(part: Element): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!part.contains(window.clickToReplay?.button ?? null)) return
      removeEventListener(clickHeld, look)
      resolve()
    }
    addEventListener(clickHeld, look)
    look()
  })
}
