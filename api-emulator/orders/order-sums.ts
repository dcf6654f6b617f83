import { toCents } from '../answers/cents'

interface Line {
  /** What one piece costs, in euro, tax included. */
  price: number
  quantity: number
}

interface Fee {
  cost: number
  /** 0 means that the cost is never waived. */
  freeForOrderAmount: number
}

/** What the products of an order come to, in euro, tax included. */
export function itemsTotal(lines: readonly Line[]): number {
  return toCents(lines.reduce((sum, { price, quantity }) => sum + toCents(price * quantity), 0))
}

/** What a way to pay adds to products for this amount; nothing from its threshold on (3.12). */
export function payWayFee({ cost, freeForOrderAmount }: Fee, amount: number): number {
  const isFree = freeForOrderAmount > 0 && amount >= freeForOrderAmount
  return isFree ? 0 : cost
}

/** All that an order costs: products, shipping and the fee of the way to pay (decision M1). */
export function orderSums(lines: readonly Line[], shippingPrice: number, fee: Fee | null) {
  const items = itemsTotal(lines)
  const payWay = fee ? payWayFee(fee, items) : 0
  return { items, payWay, total: toCents(items + shippingPrice + payWay) }
}
