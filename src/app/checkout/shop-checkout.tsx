import { useCallback } from 'react'
import type { SessionUser } from '#contract/account/user-account'
import { CartNotices } from '#features/cart/cart-notices'
import { EmptyCart } from '#features/cart/empty-cart'
import { useCart } from '#features/cart/use-cart'
import { CheckoutPage } from '#features/checkout/checkout-page'
import { NewestOrders } from '#features/orders/newest-orders'
import AccountQueriesProvider from '../account/account-queries-provider'

/** The checkout with the account's cart. */
export default function ShopCheckout({ user }: { user: SessionUser }) {
  const { state, send, isPending } = useCart()
  const onRefreshCart = useCallback(() => send({ type: 'refresh.requested' }), [send])
  return (
    <AccountQueriesProvider>
      <CheckoutPage
        key={user.id}
        user={user}
        cart={state.context.cart}
        isCartPending={isPending}
        cartNotices={<CartNotices />}
        newestOrders={<NewestOrders />}
        empty={<EmptyCart />}
        onRefreshCart={onRefreshCart}
      />
    </AccountQueriesProvider>
  )
}
