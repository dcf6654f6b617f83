import { lazy, Suspense } from 'react'
import { publicConfig } from '../../lib/config/public-config'
import { shopEnabled } from '../../session/shop-enabled'
import { useSession } from '../../session/use-session'
import { CartSkeleton } from './components/cart-skeleton'
import { EmptyCart } from './empty-cart'
import { WaitingCart } from './waiting-cart'

const CartPage = lazy(() => import(/* webpackChunkName: "cart-page" */ './cart-page'))

/** The cart's address. The cart of somebody for whom there is no shop is empty (R008). */
export function CartShell() {
  const { status, user } = useSession()
  if (user && shopEnabled(user, publicConfig.shopAudience)) {
    return (
      <Suspense fallback={<CartSkeleton />}>
        <CartPage />
      </Suspense>
    )
  }
  if (status !== 'unknown') return <EmptyCart />
  return <WaitingCart skeleton={<CartSkeleton />} />
}
