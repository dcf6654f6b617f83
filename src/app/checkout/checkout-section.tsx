import { lazy, Suspense } from 'react'
import { EmptyCart, WaitingCart } from '#features/cart/empty-cart'
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton'
import { publicConfig } from '#lib/config/public-config'
import { shopEnabled, useSession } from '#session/session'

const ShopCheckout = lazy(() => import(/* webpackChunkName: "checkout-page" */ './shop-checkout'))
const WithoutMember = lazy(
  () => import(/* webpackChunkName: "checkout-closed" */ './without-member'),
)

/** The page `/checkout`. Visitors without a cart see the empty cart. */
export function CheckoutSection() {
  const { status, user } = useSession()
  if (user) {
    if (!shopEnabled(user, publicConfig.shopAudience)) return <EmptyCart />
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <ShopCheckout user={user} />
      </Suspense>
    )
  }
  if (status !== 'unknown') {
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <WithoutMember status={status} />
      </Suspense>
    )
  }
  return <WaitingCart skeleton={<CheckoutSkeleton />} />
}
