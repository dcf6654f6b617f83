import { useEffect, useState } from 'react'
import { orderAtBank } from '#components/account/bank-visit'
import { placedOrderPath } from '#contract/paths/placed-order-path'
import { EmptyCart } from '#features/cart/empty-cart'
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton'
import { goTo } from '#lib/navigation/navigate'

/**
 * The checkout without anything to order. A person who steps back to it from the bank's page has paid, which
 * has emptied the cart: the page of the order says so.
 */
export function EmptyCheckout() {
  const [order] = useState(orderAtBank)
  useEffect(() => {
    if (order !== null) goTo(placedOrderPath(order), { replace: true })
  }, [order])
  return order === null ? <EmptyCart /> : <CheckoutSkeleton />
}
