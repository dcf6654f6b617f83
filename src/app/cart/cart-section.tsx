import { lazy, Suspense } from 'react'
import { CartSkeleton } from '#features/cart/cart-skeleton'
import { EmptyCart, WaitingCart } from '#features/cart/empty-cart'
import { buyerOf } from '#session/buyer'
import { hadMember } from '#session/device-owner'
import { useSession } from '#session/session'

const AccountUnavailable = lazy(() => import('../../features/account/account-unavailable'))
const SignedOutCart = lazy(() => import('../../features/cart/signed-out-cart'))
const ShopCart = lazy(() => import(/* webpackChunkName: "cart-page" */ './shop-cart'))

/** The page `/cart`: empty for visitors who may not use the shop, unknown where a session has ended. */
export function CartSection() {
  const session = useSession()
  const { status, user, guestCart } = session
  const buyer = buyerOf(session)
  if (status === 'unavailable') {
    return (
      <Suspense fallback={null}>
        <AccountUnavailable />
      </Suspense>
    )
  }
  if (buyer === 'guest' ? guestCart || !hadMember() : buyer !== null) {
    return (
      <Suspense fallback={<CartSkeleton />}>
        <ShopCart />
      </Suspense>
    )
  }
  if (status === 'unknown') return <WaitingCart skeleton={<CartSkeleton />} />
  if (user || !hadMember()) return <EmptyCart />
  return (
    <Suspense fallback={<CartSkeleton />}>
      <SignedOutCart />
    </Suspense>
  )
}
