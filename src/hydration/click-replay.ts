declare global {
  interface Window {
    /** The last button that was clicked before hydration; set by the start script. */
    heldPress?: HTMLElement | null
  }
}

/** Marks the document as hydrated, and replays the click on a button that came before hydration. */
export function onHydrated(): void {
  document.documentElement.dataset.alive = 'yes'
  const { heldPress: button } = window
  delete window.heldPress
  if (button?.isConnected) button.click()
}
