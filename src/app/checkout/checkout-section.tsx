import { lazy, Suspense } from 'react'
import { EmptyCart, WaitingCart } from '#features/cart/empty-cart'
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton'
import { buyerOf } from '#session/buyer'
import { useSession } from '#session/session'

const ShopCheckout = lazy(() => import('./shop-checkout'))
const WithoutMember = lazy(() => import('./without-member'))

/** The page `/checkout`. Visitors without a cart see the empty cart. */
export function CheckoutSection() {
  const session = useSession()
  const { status, user } = session
  if (user) {
    if (buyerOf(session) === null) return <EmptyCart />
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <ShopCheckout user={user} />
      </Suspense>
    )
  }
  if (status !== 'unknown') {
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <WithoutMember session={session} />
      </Suspense>
    )
  }
  return <WaitingCart skeleton={<CheckoutSkeleton />} />
}
