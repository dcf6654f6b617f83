declare global {
  interface Window {
    /** The last button that was pressed before the page was alive; written by the start script. */
    heldPress?: HTMLElement | null
  }
}

/** Tells that the page is alive, and presses the button that somebody pressed too early. */
export function onHydrated(): void {
  document.documentElement.dataset.alive = 'yes'
  const { heldPress } = window
  delete window.heldPress
  if (heldPress?.isConnected) heldPress.click()
}
