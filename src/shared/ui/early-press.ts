let held: HTMLElement | undefined

/** React marks each element that it has brought to life with a property of its own. */
const isAsleep = (element: Element) =>
  !Object.keys(element).some((name) => name.startsWith('__react'))

function hold({ target }: Event): void {
  const button = (target as Element).closest('button')
  if (!button) return
  if (isAsleep(button)) held = button
  else if (held === button) held = undefined
}

/** Begins to remember the last button that was pressed while it was HTML only. */
export function holdEarlyPresses(): void {
  document.addEventListener('click', hold, true)
}

/** Presses that button, if it has come alive. */
export function pressHeld(): void {
  if (held?.isConnected && !isAsleep(held)) held.click()
}
