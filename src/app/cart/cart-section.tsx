import { lazy, Suspense } from 'react'
import { CartShell } from '../../features/cart/cart-shell'
import { useSession } from '../../session/use-session'

const SessionUnavailable = lazy(
  () => import(/* webpackChunkName: "session-unavailable" */ '../checkout/session-unavailable'),
)

/** The cart's address. While nobody can say whose cart it is, it is not called empty (GW1). */
export function CartSection() {
  if (useSession().standing !== 'unavailable') return <CartShell />
  return (
    <Suspense fallback={null}>
      <SessionUnavailable />
    </Suspense>
  )
}
