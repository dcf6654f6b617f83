let held: HTMLElement | undefined

/** React marks each element that it has brought to life with a property of its own. */
const isAsleep = (element: Element) =>
  !Object.keys(element).some((name) => name.startsWith('__react'))

/** A form with an address needs no script: its button is left to the browser. */
const needsScript = 'button:not([action] [type=submit])'

function hold(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>(needsScript)
  if (!button) return
  if (isAsleep(button)) {
    held = button
    // Else the browser would send the form itself, with all its words in the address.
    event.preventDefault()
    // Else React might answer this press too, by waking the part at once.
    event.stopPropagation()
  } else if (held === button) held = undefined
}

/**
 * Begins to remember the last button that was pressed while it was HTML only. Return in a field
 * presses the button of its form.
 */
export function holdEarlyPresses(): void {
  document.addEventListener('click', hold, true)
}

/** Presses that button, if it has come alive. */
export function pressHeld(): void {
  if (held?.isConnected && !isAsleep(held)) held.click()
}
