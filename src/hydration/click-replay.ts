declare global {
  interface Window {
    /** The last button that was clicked before hydration, busy meanwhile; set by the start script. */
    clickToReplay?: HTMLElement | null
  }
}

/** Marks the document as hydrated, and replays the click on a button that came before hydration. */
export function onHydrated(): void {
  document.documentElement.dataset.hydrated = 'yes'
  const { clickToReplay: button } = window
  delete window.clickToReplay
  button?.removeAttribute('aria-busy')
  if (button?.isConnected) button.click()
}
