import type { PayWay } from '../../../contract/shop/pay-way'

/** What an order costs, in euro, tax included. */
export interface OrderSum {
  items: number
  shipping: number
  /** What the way to pay adds; 0 as long as none is chosen. */
  payWay: number
  total: number
}

interface Priced {
  /** What one piece costs, in euro, tax included. */
  price: number
  quantity: number
}

type Fee = Pick<PayWay, 'cost' | 'freeForOrderAmount'>

/**
 * The sum of an order as the API charges it (decision M1): each product's price times its pieces,
 * shipping, and the fee of the way to pay.
 */
export function orderSum(
  items: readonly Priced[],
  shippingPrice: number,
  payWay: Fee | null,
): OrderSum {
  const cents = items.reduce((sum, { price, quantity }) => sum + toCents(price * quantity), 0)
  const shipping = toCents(shippingPrice)
  const fee = payWay ? toCents(payWayFee(payWay, cents / 100)) : 0
  return {
    items: cents / 100,
    shipping: shipping / 100,
    payWay: fee / 100,
    total: (cents + shipping + fee) / 100,
  }
}

/** What a way to pay adds to products for this amount, in euro; nothing from its threshold on. */
export function payWayFee({ cost, freeForOrderAmount }: Fee, amount: number): number {
  return freeForOrderAmount > 0 && amount >= freeForOrderAmount ? 0 : cost
}

function toCents(amount: number): number {
  return Math.round(amount * 100)
}
