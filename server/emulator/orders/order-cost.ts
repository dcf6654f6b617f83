import type { PayWayRow } from '../database/tables/orders'
import type { RouteDeps } from '../lib/dependencies'
import { priceParts, toCents } from '../lib/money'
import { deliveryPrice } from '../lib/shop-settings'
import type { ProductRow } from '../products/queries'

interface Priced {
  lines: readonly { price: number; quantity: number }[]
  payWay: Fee
  shippingKind: string | undefined
}

/** What an order costs at this moment, in euro, tax included. */
export function orderCost({ shop }: Pick<RouteDeps, 'shop'>, { lines, payWay, ...order }: Priced) {
  const items = toCents(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
  // Without a kind of shipping the flat price counts.
  const settings = order.shippingKind ? shop : { ...shop, carrier: null }
  const shippingPrice = deliveryPrice(settings, items)
  const fee = payWayFee(payWay, toCents(items + shippingPrice))
  return { shippingPrice, fee, total: toCents(items + shippingPrice + fee) }
}

/** Unit price of a product in euro, tax included. */
export function priceOf({ price, vatPercent, discountPercent }: ProductRow): number {
  return priceParts(price, vatPercent, discountPercent).finalPrice
}

type Fee = Pick<PayWayRow, 'cost' | 'freeForOrderAmount'>

/** Fee of a payment method for items and shipping; waived from its threshold on. */
export function payWayFee({ cost, freeForOrderAmount }: Fee, amount: number): number {
  // 0 means that the cost is never waived.
  const isFree = freeForOrderAmount > 0 && amount >= freeForOrderAmount
  return isFree ? 0 : cost
}
