import type { OrderDetail } from '#contract/shop/order'
import type { OrderCreation } from '#contract/shop/order-creation'
import type { RouteContext } from '../http/route-env'
import { centsOf } from '../lib/cents'

/** Logs that the API charges another amount than the person agreed to. */
export function warnOfAmount(
  c: RouteContext,
  { agreedTotal }: OrderCreation,
  { id, totalPriceItems, totalPriceExtra }: OrderDetail,
): void {
  if (agreedTotal === undefined) return
  const agreedCents = centsOf(agreedTotal)
  const chargedCents = centsOf(totalPriceItems + totalPriceExtra)
  if (agreedCents === chargedCents) return
  const facts = { order: id, agreedCents, chargedCents }
  c.var.basics.log({ event: 'order-amount-differs', id: c.var.requestId, ...facts })
}
