import { lazy, Suspense } from 'react'
import { shopEnabled } from '../../session/shop-enabled'
import { useSession } from '../../session/use-session'
import { publicConfig } from '../../shared/config/public-config'
import { EmptyCart } from './empty-cart'
import { CartSkeleton } from './parts/cart-skeleton'
import { WaitingCart } from './waiting-cart'

const CartPage = lazy(() => import(/* webpackChunkName: "cart-page" */ './cart-page'))

/** The cart's address. The cart of somebody for whom there is no shop is empty (R008). */
export function CartShell() {
  const { standing, user } = useSession()
  if (user && shopEnabled(user, publicConfig.shopAudience)) {
    return (
      <Suspense fallback={<CartSkeleton />}>
        <CartPage />
      </Suspense>
    )
  }
  if (standing !== 'unknown') return <EmptyCart />
  return <WaitingCart skeleton={<CartSkeleton />} />
}
