import type { Order, OrderItem } from '#contract/shop/order'
import type { Product } from '#contract/shop/product'

/** Amounts of an order, in euro, as stored by the shop. */
export interface OrderAmounts {
  items: number
  shipping: number
  /** Surcharge of the payment method, mostly 0. */
  payWay: number
  total: number
}

type Priced = Pick<Order, 'totalPriceItems' | 'totalPriceExtra' | 'shippingPrice'>

/** The stored amounts; nothing is calculated from current prices. */
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

/** What was paid back, in euro, as far as the items say. */
export function refundedOf(items: readonly Partial<Pick<OrderItem, 'refundedAmount'>>[]): number {
  return toCents(items.reduce((sum, { refundedAmount = 0 }) => sum + refundedAmount, 0))
}

type WithItems = Pick<Order, 'totalPriceItems'> & {
  items: readonly (Pick<OrderItem, 'price' | 'totalPrice'> &
    Partial<Pick<OrderItem, 'refundedAmount'>> & {
      product: Pick<Product, 'finalPrice'> | null
    })[]
}

/** What is needed to show the amounts of an order. */
export type PricedOrder = Priced & WithItems

/**
 * Whether the amounts are known to include tax: each item was charged at the gross price of its
 * product, and the sum contains all of them. False if net prices were stored or a price changed.
 */
export function includesTax({ items, totalPriceItems }: WithItems): boolean {
  const sum = items.reduce((total, { totalPrice }) => total + totalPrice, 0)
  const isGross = items.every(
    ({ price, product }) => product !== null && isSame(price, product.finalPrice),
  )
  return isGross && isSame(sum, totalPriceItems)
}

/** Whether two amounts in euro are the same to the cent. */
export function isSame(one: number, other: number): boolean {
  return toCents(one) === toCents(other)
}

/** Rounds away binary fractions. */
function toCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
