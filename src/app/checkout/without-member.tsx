import { AccountUnavailable } from '#features/account/account-placeholders'
import { EmptyCart } from '#features/cart/empty-cart'
import { hasUnfinishedOrder, SignInAgain } from '#features/checkout/sign-in-again'
import type { Status } from '#session/session'

/** The checkout without an account: asks to sign in again if an order was started. */
export default function WithoutMember({ status }: { status: Status }) {
  if (!hasUnfinishedOrder()) return <EmptyCart />
  if (status === 'unavailable') return <AccountUnavailable />
  return <SignInAgain next={window.location.pathname + window.location.search} />
}
