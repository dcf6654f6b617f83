import { isPayable } from '#contract/shop/online-payment'
import type { Order } from '#contract/shop/order'
import { deliveredOn, isUndone, mayBeLate } from '#contract/withdrawal/withdrawal-term'

/** In the order in which they are told. */
export const matterKinds = ['unpaid', 'open', 'withdrawn', 'returnable'] as const
type MatterKind = (typeof matterKinds)[number]

/** Ids of the orders of which something is still to come when their person leaves. */
export type OpenMatters = Readonly<Record<MatterKind, readonly number[]>>

type Known = Pick<Order, 'id' | 'statusUpdatedAt'> & Parameters<typeof isPayable>[0]

/**
 * What is open of orders: waiting for a payment, on their way or waiting to be sent, withdrawn from and
 * not yet settled, delivered and may still be sent back.
 * @param withdrawn ids of orders about which a statement was sent
 * @param now in ms since 1970
 */
export function openMatters(
  orders: readonly Known[],
  withdrawn: readonly number[],
  now: number,
): OpenMatters {
  const matters: Record<MatterKind, number[]> = {
    unpaid: [],
    open: [],
    withdrawn: [],
    returnable: [],
  }
  for (const order of orders) {
    const kind = matterOf(order, withdrawn.includes(order.id), now)
    if (kind) matters[kind].push(order.id)
  }
  return matters
}

function matterOf(order: Known, isWithdrawn: boolean, now: number): MatterKind | null {
  if (isUndone(order.status)) return null
  if (isWithdrawn) return 'withdrawn'
  if (isPayable(order, now)) return 'unpaid'
  if (!['DELIVERED', 'COMPLETED'].includes(order.status)) return 'open'
  return mayBeLate(deliveredOn(order), now) ? null : 'returnable'
}
