import { EmptyCart } from '../../features/cart/empty-cart'
import { SignInAgain } from '../../features/checkout/sign-in-again'
import { hasUnfinishedOrder } from '../../features/checkout/unfinished-order'
import type { Status } from '../../session/session-view'
import SessionUnavailable from './session-unavailable'

/** The till for whoever is not known to be somebody: with what was typed kept for them (A3-40). */
export default function WithoutMember({ status }: { status: Status }) {
  if (!hasUnfinishedOrder()) return <EmptyCart />
  if (status === 'unavailable') return <SessionUnavailable />
  return <SignInAgain next={window.location.pathname + window.location.search} />
}
