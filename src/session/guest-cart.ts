import { ownPrefix, siteStorage } from '#lib/storage/site-storage'

/**
 * Storage name of the mark that this browser has a guest's cart, which scripts cannot see: its cookie
 * is the gateway's alone. Without the mark nothing asks for the cart. Deleted at sign-out.
 */
export const guestCartMark = `${ownPrefix}guest-cart`

/** Whether this browser may have a guest's cart. */
export function hasGuestCart(): boolean {
  return siteStorage.read(guestCartMark) !== null
}
