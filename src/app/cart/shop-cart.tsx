import { CartPage } from '#features/cart/cart-page'
import { useCart } from '#features/cart/use-cart'
import { CartPromises } from '#features/checkout/cart-promises'
import { UnansweredNotice } from '#features/checkout/unanswered-notice'
import AccountQueriesProvider from '../account/account-queries-provider'
import { WaitingOrder } from '../checkout/unpaid-order'

/** The cart with the promises that the shop's terms allow. */
export default function ShopCart() {
  const { cart } = useCart().state.context
  return (
    <AccountQueriesProvider>
      <CartPage
        promises={<CartPromises />}
        openOrders={
          <>
            <UnansweredNotice />
            {cart && <WaitingOrder cart={cart} />}
          </>
        }
      />
    </AccountQueriesProvider>
  )
}
