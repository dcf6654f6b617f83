import { ownPrefix, siteStorage } from '#lib/storage/site-storage'
import { currentSession, publishSession } from './session'

/**
 * Storage name of the mark that this browser has a guest's cart, which scripts cannot see: its cookie
 * is the gateway's alone. Without the mark nothing asks for the cart. Deleted at sign-out.
 */
const markName = `${ownPrefix}guest-cart`

/** Whether this browser may have a guest's cart. */
export function hasGuestCart(): boolean {
  return siteStorage.read(markName) !== null
}

/** Notes whether this browser has a guest's cart, for the pages to come and for the views of this one. */
export function noteGuestCart(isThere: boolean): void {
  if (isThere) siteStorage.write(markName, '1')
  else siteStorage.remove(markName)
  const view = currentSession()
  if (view.status === 'guest' && view.guestCart !== isThere) {
    publishSession({ ...view, guestCart: isThere })
  }
}
