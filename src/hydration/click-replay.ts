declare global {
  interface Window {
    /** Last button clicked before hydration, shown as busy meanwhile; set by the start script. */
    clickToReplay?: HTMLElement | null
  }
}

/** Marks the document as hydrated, and replays a click on a button from before hydration. */
export function onHydrated(): void {
  document.documentElement.dataset.hydrated = 'yes'
  const { clickToReplay: button } = window
  delete window.clickToReplay
  button?.removeAttribute('aria-busy')
  if (button?.isConnected) button.click()
}
