import { useCallback } from 'react'
import type { SessionUser } from '../../../contract/account/user-account'
import { CartNotices } from '../../features/cart/cart-notices'
import { isPending } from '../../features/cart/cart-status'
import { EmptyCart } from '../../features/cart/empty-cart'
import { useCart } from '../../features/cart/use-cart'
import { CheckoutPage } from '../../features/checkout/checkout-page'
import { NewestOrders } from '../../features/orders/newest-orders'
import OwnQueries from '../account/own-queries'

/** The till, with the cart of the person who is here. */
export default function ShopCheckout({ user }: { user: SessionUser }) {
  const { state, send } = useCart()
  const onCartWanted = useCallback(() => send({ type: 'cart.wanted' }), [send])
  return (
    <OwnQueries>
      <CheckoutPage
        key={user.id}
        user={user}
        cart={state.context.cart}
        isCartPending={isPending(state.value)}
        cartNotices={<CartNotices />}
        newestOrders={<NewestOrders />}
        empty={<EmptyCart />}
        onCartWanted={onCartWanted}
      />
    </OwnQueries>
  )
}
