import { lazy, Suspense } from 'react'
import { EmptyCart } from '../../features/cart/empty-cart'
import { WaitingCart } from '../../features/cart/waiting-cart'
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton'
import { publicConfig } from '../../lib/config/public-config'
import { shopEnabled } from '../../session/shop-enabled'
import { useSession } from '../../session/use-session'

const ShopCheckout = lazy(() => import(/* webpackChunkName: "checkout-page" */ './shop-checkout'))
const WithoutMember = lazy(
  () => import(/* webpackChunkName: "checkout-closed" */ './without-member'),
)

/** The checkout's address. For whoever has no cart it is the empty cart (decision M10). */
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
