import { siteStorage } from '#lib/storage/site-storage'
import { guestCartMark } from './guest-cart'
import { currentSession, publishSession } from './session'

/** Notes whether this browser has a guest's cart, for the pages to come and for the views of this one. Own file: no page needs it at its start. */
export function noteGuestCart(isThere: boolean): void {
  if (isThere) siteStorage.write(guestCartMark, '1')
  else siteStorage.remove(guestCartMark)
  const view = currentSession()
  if (view.status === 'guest' && view.guestCart !== isThere) {
    publishSession({ ...view, guestCart: isThere })
  }
}
