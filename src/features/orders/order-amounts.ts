import type { Order } from '../../../contract/shop/order'

/** What an order cost, in euro, tax included; every amount is the shop's own (decision D46). */
export interface OrderAmounts {
  items: number
  shipping: number
  /** What the way to pay added; 0 for most. */
  payWay: number
  total: number
}

type Priced = Pick<Order, 'totalPriceItems' | 'totalPriceExtra' | 'shippingPrice'>

/** The amounts as they were stored with the order (decision M1); nothing is priced anew. */
export function orderAmounts({
  totalPriceItems,
  totalPriceExtra,
  shippingPrice,
}: Priced): OrderAmounts {
  return {
    items: totalPriceItems,
    shipping: shippingPrice,
    payWay: Math.max(0, toCents(totalPriceExtra - shippingPrice)),
    total: toCents(totalPriceItems + totalPriceExtra),
  }
}

/** Takes away what adding binary fractions leaves behind the cents. */
function toCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
