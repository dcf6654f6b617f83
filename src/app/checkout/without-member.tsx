import { AccountUnavailable } from '#features/account/account-placeholders'
import { EmptyCart } from '#features/cart/empty-cart'
import SignedOutCart from '#features/cart/signed-out-cart'
import { hasUnfinishedOrder, SignInAgain } from '#features/checkout/sign-in-again'
import { hadMember } from '#session/device-owner'
import type { Status } from '#session/session'

/** The checkout without an account: asks to sign in again after a session that has ended. */
export default function WithoutMember({ status }: { status: Status }) {
  if (status === 'unavailable') return <AccountUnavailable />
  if (!hasUnfinishedOrder()) return hadMember() ? <SignedOutCart /> : <EmptyCart />
  return <SignInAgain next={window.location.pathname + window.location.search} />
}
