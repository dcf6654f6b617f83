import type { RefObject } from 'react'

/** The last button that was clicked before its hydration. */
let earlyClicked: HTMLElement | undefined

/** Event of the document: a click was held back. */
const clickHeld = 'click-held'

/** React adds an internal property to each hydrated element. */
const isNotHydrated = (element: Element) =>
  !Object.keys(element).some((name) => name.startsWith('__react'))

/** The submit button of a form with an action needs no script: it is left to the browser. */
const needsScript = 'button:not([action] [type=submit])'

/**
 * Holds back clicks on buttons that are not hydrated, from now on; meanwhile the button is shown as
 * busy. Enter in a field clicks its form's button. Browser only.
 */
export function holdEarlyClicks(): void {
  // Adding the same listener again has no effect.
  document.addEventListener('click', holdEarlyClick, true)
}

function holdEarlyClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>(needsScript)
  if (!button) return
  if (isNotHydrated(button)) {
    forgetEarlyClick()
    earlyClicked = button
    showHeldClick(true)
    document.dispatchEvent(new Event(clickHeld))
    // Otherwise the browser would submit the form itself, with its values in the URL.
    event.preventDefault()
    // Otherwise React would hydrate the component at once and handle the click a second time.
    event.stopPropagation()
  } else if (earlyClicked === button) forgetEarlyClick()
}

/** Clicks the held button, if it is hydrated. */
export function replayClick(): void {
  if (earlyClicked && isNotHydrated(earlyClicked)) showHeldClick(true)
  else if (earlyClicked?.isConnected) earlyClicked.click()
}

/**
 * Shows the held button as busy, or restores the built HTML, which React expects during hydration.
 * Until the page itself is hydrated, the start script shows the button as busy.
 */
export function showHeldClick(isShown: boolean): void {
  if (isShown && document.documentElement.dataset.hydrated)
    earlyClicked?.setAttribute('aria-busy', 'true')
  else earlyClicked?.removeAttribute('aria-busy')
}

/** The held click is handled, or its script failed to load, or another button was clicked. */
export function forgetEarlyClick(): void {
  showHeldClick(false)
  earlyClicked = undefined
}

/** Resolves with the first click that is held back in an element. */
export function clickIn(place: RefObject<Element>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isUsed(place.current).isClicked) resolve()
    }
    look()
    document.addEventListener(clickHeld, look, { signal })
  })
}

/** State of the HTML of a button that its component has to restore. */
export interface ButtonUse {
  isFocused: boolean
  isClicked: boolean
}

/** Whether the focus, and the click that is held back, are in an element. */
export function isUsed(place: Element | null): ButtonUse {
  const has = (element: Element | null = null) => place?.contains(element) ?? false
  return { isFocused: has(document.activeElement), isClicked: has(earlyClicked) }
}

/** Focuses and clicks a button where its HTML was focused and clicked. */
export function repeatUse(button: HTMLElement, { isFocused, isClicked }: ButtonUse): void {
  if (isFocused) button.focus()
  if (isClicked) button.click()
}
