import type { SiteStorage } from '../lib/storage/site-storage'

/** The name under which a sign-in window and its opener tell each other that it is done. */
const markerName = 'login-popup'

const size = { width: 960, height: 600 }

/** Where such a window stands: in the middle of its opener (R342). Measures are in px. */
export function loginPopupFeatures(opener: PopupOpener): string {
  const left = Math.round(opener.screenX + (opener.outerWidth - size.width) / 2)
  const top = Math.round(opener.screenY + (opener.outerHeight - size.height) / 2)
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
}

type PopupOpener = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>

interface PopupDeps {
  storage: SiteStorage
  now: () => number
  /** Has it asked anew who is here. */
  recheck: () => void
}

/**
 * Notes that a window for signing in with a provider was opened, and has it asked once who is here
 * when that window changes the marker (R186).
 */
export function awaitLoginPopup({ storage, now, recheck }: PopupDeps): void {
  storage.write(markerName, `opened ${now()}`)
  const stop = storage.watch(markerName, () => {
    stop()
    recheck()
  })
}

/** Tells the opener that signing in has ended, well or not. */
export function closeLoginPopup({ storage, now }: Omit<PopupDeps, 'recheck'>): void {
  storage.write(markerName, `done ${now()}`)
}
