import { lazy, Suspense } from 'react'
import { CartShell } from '../../features/cart/cart-shell'
import { useSession } from '../../session/use-session'

const SessionUnavailable = lazy(
  () => import(/* webpackChunkName: "session-unavailable" */ '../checkout/session-unavailable'),
)

/** The cart's address. While nobody can say whose cart it is, it is not called empty. */
export function CartSection() {
  if (useSession().status !== 'unavailable') return <CartShell />
  return (
    <Suspense fallback={null}>
      <SessionUnavailable />
    </Suspense>
  )
}
