import { useCallback } from 'react'
import type { SessionUser } from '#contract/account/user-account'
import { CartNotices } from '#features/cart/cart-notices'
import type { OrderedItem } from '#features/cart/cart-ordered'
import { useCart } from '#features/cart/use-cart'
import { CheckoutPage } from '#features/checkout/checkout-page'
import { NewestOrders } from '#features/orders/newest-orders'
import { openBankPage } from '#features/payment/bank-page'
import AccountQueriesProvider from '../account/account-queries-provider'
import { EmptyCheckout } from './empty-checkout'
import { UnpaidOrder, WaitingOrder } from './unpaid-order'

/** The checkout with the visitor's cart: a member's, or that of a guest (null). */
export default function ShopCheckout({ user }: { user: SessionUser | null }) {
  const { state, send, isPending } = useCart()
  const { cart } = state.context
  const onRefreshCart = useCallback(() => send({ type: 'refresh.requested' }), [send])
  // In other tabs, what is gone is told.
  const onOrdered = useCallback(
    (items: readonly OrderedItem[]) => send({ type: 'cart.ordered', items }),
    [send],
  )
  return (
    <AccountQueriesProvider>
      <CheckoutPage
        key={user?.id ?? 'guest'}
        user={user}
        cart={cart}
        isCartPending={isPending}
        cartNotices={(areChangesTold) => <CartNotices {...{ areChangesTold }} />}
        newestOrders={user && <NewestOrders />}
        empty={<EmptyCheckout />}
        onRefreshCart={onRefreshCart}
        onOrdered={onOrdered}
        openBankPage={openBankPage}
        waitingOrder={cart && <WaitingOrder cart={cart} />}
        unpaidOrder={(uuid, onCancelled) => (
          <UnpaidOrder key={uuid} uuid={uuid} onCancelled={onCancelled} />
        )}
      />
    </AccountQueriesProvider>
  )
}
