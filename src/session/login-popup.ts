import type { SiteStorage } from '#lib/storage/site-storage'

/** Storage key that a sign-in popup and its opener share. */
const storageKey = 'login-popup'

const size = { width: 960, height: 600 }

/** Features of the popup: centred over its opener, in px. */
export function loginPopupFeatures(opener: PopupOpener): string {
  const left = Math.round(opener.screenX + (opener.outerWidth - size.width) / 2)
  const top = Math.round(opener.screenY + (opener.outerHeight - size.height) / 2)
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
}

type PopupOpener = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>

interface PopupDeps {
  storage: SiteStorage
  now: () => number
  /** Triggers another read of the session. */
  recheck: () => void
}

/**
 * Records that a sign-in popup was opened, and triggers one read of the session when the popup
 * changes the record.
 */
export function awaitLoginPopup({ storage, now, recheck }: PopupDeps): void {
  storage.write(storageKey, `opened ${now()}`)
  const stop = storage.watch(storageKey, () => {
    stop()
    recheck()
  })
}

/** Informs the opener that the sign-in has ended, successfully or not. */
export function closeLoginPopup({ storage, now }: Omit<PopupDeps, 'recheck'>): void {
  storage.write(storageKey, `done ${now()}`)
}
