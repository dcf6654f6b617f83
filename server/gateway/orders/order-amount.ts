import type { OrderDetail } from '#contract/shop/order'
import type { OrderCreation } from '#contract/shop/order-creation'
import type { RouteContext } from '../http/route-env'

/** Logs that the API charges another amount than the person agreed to. */
export function warnOfAmount(
  c: RouteContext,
  { agreedTotal }: OrderCreation,
  { id, totalPriceItems, totalPriceExtra }: OrderDetail,
): void {
  if (agreedTotal === undefined) return
  const agreedCents = Math.round(agreedTotal * 100)
  const chargedCents = Math.round((totalPriceItems + totalPriceExtra) * 100)
  if (agreedCents === chargedCents) return
  const facts = { order: id, agreedCents, chargedCents }
  c.var.basics.log({ event: 'order-amount-differs', id: c.var.requestId, ...facts })
}
