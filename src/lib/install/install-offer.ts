/** The browser's offer to install the site as an app; only Chromium makes it. */
export interface InstallOffer {
  /** Shows the browser's own question. */
  prompt: () => Promise<unknown>
}

declare global {
  interface Window {
    /** The offer, where it came before the page was alive; written by the start script. */
    heldOffer?: Event & InstallOffer
  }
}

let offer: InstallOffer | null = null
let hear: ((offer: InstallOffer) => void) | null = null

/** Keeps the browser's offer from the page's first moment on, as it may come before anything is there to use it. */
export function keepInstallOffer(): void {
  offer = window.heldOffer ?? null
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as Event & InstallOffer
    hear?.(offer)
  })
}

/**
 * Hears of the offer, also of one that came before.
 * @returns what ends it
 */
export function onInstallOffer(listen: (offer: InstallOffer) => void): () => void {
  hear = listen
  if (offer) listen(offer)
  return () => {
    hear = null
  }
}
