import { CartPage } from '#features/cart/cart-page'
import { CartPromises } from '#features/checkout/cart-promises'
import { UnansweredNotice } from '#features/checkout/unanswered-notice'
import AccountQueriesProvider from '../account/account-queries-provider'

/** The cart with the promises that the shop's terms allow. */
export default function ShopCart() {
  return (
    <AccountQueriesProvider>
      <CartPage promises={<CartPromises />} unanswered={<UnansweredNotice />} />
    </AccountQueriesProvider>
  )
}
