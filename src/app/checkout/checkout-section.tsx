/** @jsxImportSource theme-ui */
import { lazy, Suspense } from 'react'
import { EmptyCart } from '../../features/cart/empty-cart'
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton'
import { shopEnabled } from '../../session/shop-enabled'
import { useSession } from '../../session/use-session'
import { publicConfig } from '../../shared/config/public-config'

const ShopCheckout = lazy(() => import(/* webpackChunkName: "checkout-page" */ './shop-checkout'))
const WithoutMember = lazy(
  () => import(/* webpackChunkName: "checkout-closed" */ './without-member'),
)

/**
 * The till's address. For whoever has no cart it is the empty cart (decision M10); while it is not
 * known who is here, that is said only to those who have no script to find it out.
 */
export function CheckoutSection() {
  const { standing, user } = useSession()
  if (user) {
    if (!shopEnabled(user, publicConfig.shopAudience)) return <EmptyCart />
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <ShopCheckout user={user} />
      </Suspense>
    )
  }
  if (standing !== 'unknown') {
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <WithoutMember standing={standing} />
      </Suspense>
    )
  }
  return (
    <>
      <div sx={{ '@media (scripting: none)': { display: 'none' } }}>
        <CheckoutSkeleton />
      </div>
      <div sx={{ '@media (scripting: enabled)': { display: 'none' } }}>
        <EmptyCart />
      </div>
    </>
  )
}
