/** @jsxImportSource theme-ui */
import { lazy, Suspense } from 'react'
import { shopEnabled } from '../../session/shop-enabled'
import { useSession } from '../../session/use-session'
import { publicConfig } from '../../shared/config/public-config'
import { EmptyCart } from './empty-cart'
import { CartSkeleton } from './parts/cart-skeleton'

const CartPage = lazy(() => import(/* webpackChunkName: "cart-page" */ './cart-page'))

/**
 * The cart's address. Nobody's cart is empty (R008); while it is not known who is here, that is said
 * only to those who have no script to find it out.
 */
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
  return (
    <>
      <div sx={{ '@media (scripting: none)': { display: 'none' } }}>
        <CartSkeleton />
      </div>
      <div sx={{ '@media (scripting: enabled)': { display: 'none' } }}>
        <EmptyCart />
      </div>
    </>
  )
}
