import { publicConfig } from '#lib/config/public-config'
import { type SessionView, shopEnabled } from './session'

/** Who buys: a member, by the account's id, or a guest. */
export type Buyer = number | 'guest'

/** Whether the shop is open to visitors without an account. */
export function guestsMayBuy(): boolean {
  return shopEnabled(null, publicConfig.shopAudience)
}

/** Who buys in a session; null where the shop is not open to them, or nobody knows who they are. */
export function buyerOf({ status, user }: Pick<SessionView, 'status' | 'user'>): Buyer | null {
  if (user) return shopEnabled(user, publicConfig.shopAudience) ? user.id : null
  return status === 'guest' && guestsMayBuy() ? 'guest' : null
}
