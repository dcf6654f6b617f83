import type { Order } from '../../../contract/shop/order'

/** What an order cost, in euro; every amount is the shop's own. */
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

type WithItems = Pick<Order, 'totalPriceItems'> & {
  items: readonly (Pick<Order['items'][number], 'price' | 'totalPrice'> & {
    product: Pick<Order['items'][number]['product'], 'finalPrice'>
  })[]
}

/**
 * Whether the amounts are known to include tax: each piece was charged at the gross price of its
 * product, and all of them are in the sum. Some APIs store net prices; of a price that has changed
 * since nobody can say.
 */
export function includesTax({ items, totalPriceItems }: WithItems): boolean {
  const sum = items.reduce((total, { totalPrice }) => total + totalPrice, 0)
  const isGross = items.every(({ price, product }) => isSame(price, product.finalPrice))
  return isGross && isSame(sum, totalPriceItems)
}

/** Whether two amounts in euro are the same to the cent. */
export function isSame(one: number, other: number): boolean {
  return toCents(one) === toCents(other)
}

/** Takes away what adding binary fractions leaves behind the cents. */
function toCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
