import { lazy } from 'react'
import AccountUnavailable from '#features/account/account-unavailable'
import { EmptyCart } from '#features/cart/empty-cart'
import SignedOutCart from '#features/cart/signed-out-cart'
import { hasUnfinishedOrder, SignInAgain } from '#features/checkout/sign-in-again'
import { buyerOf } from '#session/buyer'
import { hadMember } from '#session/device-owner'
import type { SessionView } from '#session/session'

const ShopCheckout = lazy(() => import('./shop-checkout'))

/**
 * The checkout without an account: asks to sign in again after a session that has ended, and is a
 * guest's where the shop is open to them.
 */
export default function WithoutMember({ session }: { session: SessionView }) {
  const { status, guestCart } = session
  if (status === 'unavailable') return <AccountUnavailable />
  const isGuests = buyerOf(session) === 'guest'
  // What was filled in for another cart can wait; an order that may have been placed comes first.
  if (hasUnfinishedOrder(isGuests && guestCart ? ['order-sent'] : undefined)) {
    return <SignInAgain next={window.location.pathname + window.location.search} />
  }
  if (isGuests && (guestCart || !hadMember())) return <ShopCheckout user={null} />
  return hadMember() ? <SignedOutCart /> : <EmptyCart />
}
