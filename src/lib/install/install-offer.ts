/** The browser's `beforeinstallprompt` event; only Chromium fires it. */
export interface InstallOffer {
  /** Shows the browser's install dialog. */
  prompt: () => Promise<unknown>
}

declare global {
  interface Window {
    /** The event, where it was fired before hydration; set by the start script. */
    heldOffer?: Event & InstallOffer
  }
}

let offer: InstallOffer | null = null
let listener: ((offer: InstallOffer) => void) | null = null

/** Stores the offer, because the event may be fired before there is a subscriber. */
export function keepInstallOffer(): void {
  offer = window.heldOffer ?? null
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as Event & InstallOffer
    listener?.(offer)
  })
  // Installed by the browser's own menu, perhaps before there is a subscriber.
  addEventListener('appinstalled', () => {
    offer = null
  })
}

/**
 * Subscribes to the offer and replaces an earlier subscriber; a stored offer is delivered at once.
 * @returns unsubscribes
 */
export function onInstallOffer(listen: (offer: InstallOffer) => void): () => void {
  listener = listen
  if (offer) listen(offer)
  return () => {
    if (listener === listen) listener = null
  }
}
