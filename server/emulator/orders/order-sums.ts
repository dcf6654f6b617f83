import { toCents } from '../lib/money'

interface Line {
  /** Unit price in euro, tax included. */
  price: number
  quantity: number
}

interface Fee {
  cost: number
  /** 0 means that the cost is never waived. */
  freeForOrderAmount: number
}

/** Total of the items, in euro, tax included. */
function itemsTotal(lines: readonly Line[]): number {
  return toCents(lines.reduce((sum, { price, quantity }) => sum + toCents(price * quantity), 0))
}

/** Fee of a payment method for an item total; waived from its threshold on. */
export function payWayFee({ cost, freeForOrderAmount }: Fee, amount: number): number {
  const isFree = freeForOrderAmount > 0 && amount >= freeForOrderAmount
  return isFree ? 0 : cost
}

/** Totals of an order: items, shipping and payment fee. */
export function orderSums(lines: readonly Line[], shippingPrice: number, fee: Fee | null) {
  const items = itemsTotal(lines)
  const payWay = fee ? payWayFee(fee, items) : 0
  return { items, payWay, total: toCents(items + shippingPrice + payWay) }
}
