import { and, eq, inArray, sql } from 'drizzle-orm'
import type { OrderStatus, paymentStatuses } from '#contract/shop/order'
import { orderItems, orders } from '../database/tables/orders'
import { products } from '../database/tables/products'
import { detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { notificationMessages } from '../notifications/messages'
import { issueInvoice } from './invoices'
import { mailInvoice } from './mail-invoice'
import { orderMessages } from './messages'
import { notifyOwner } from './notify-owner'
import type { WholeOrder } from './queries'

const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['PROCESSING', 'CANCELED'],
  PROCESSING: ['SHIPPED', 'CANCELED'],
  SHIPPED: ['DELIVERED', 'RETURNED'],
  DELIVERED: ['COMPLETED', 'RETURNED'],
  RETURNED: ['REFUNDED'],
  COMPLETED: [],
  CANCELED: [],
  REFUNDED: [],
}

/** Columns of a change of the status, which keeps when the order came to the former one. */
export const statusChange = (status: OrderStatus, now: number) => ({
  status,
  statusUpdatedAt: now,
  earlierStatuses: sql`case when ${orders.statusUpdatedAt} is null then ${orders.earlierStatuses} else json_set(coalesce(${orders.earlierStatuses}, '{}'), '$.' || ${orders.status}, ${orders.statusUpdatedAt}) end`,
})

/**
 * Cancels an order, restores its stock in one transaction, and notifies its owner. Of two
 * concurrent calls only one succeeds.
 * @throws ApiError 400 when it is too late
 */
export async function cancelOrder(
  deps: RouteDeps,
  order: Pick<WholeOrder, 'id' | 'user'>,
): Promise<void> {
  const { db } = deps.store
  const { id } = order
  const now = deps.clock.now().getTime()
  const open = and(eq(orders.id, id), inArray(orders.status, ['PENDING', 'PROCESSING']))
  const isOpen = sql`exists (select 1 from ${orders} where ${open})`
  const given = sql`(select sum(${orderItems.quantity}) from ${orderItems} where ${orderItems.order} = ${id} and ${orderItems.product} = ${products.id})`
  const mine = sql`${products.id} in (select ${orderItems.product} from ${orderItems} where ${orderItems.order} = ${id})`
  const [, canceled] = await db.batch([
    db
      .update(products)
      .set({ stock: sql`${products.stock} + ${given}` })
      .where(and(mine, isOpen)),
    db
      .update(orders)
      .set({ ...statusChange('CANCELED', now), updatedAt: now })
      .where(open)
      .returning({ id: orders.id }),
  ])
  if (canceled.length > 0) return notifyOwner(deps, order, notificationMessages.order.CANCELED)
  const [late] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id))
  throw detailError(400, orderMessages.notCancelable(late?.status ?? 'CANCELED'))
}

/**
 * Changes the status of an order, as staff does, and notifies its owner where the API does. One that
 * is delivered and paid completes by itself; a completed order for a firm gets its invoice.
 * @throws ApiError 400 when the transition is not allowed
 */
export async function changeOrderStatus(
  deps: RouteDeps,
  order: WholeOrder,
  status: OrderStatus,
): Promise<void> {
  if (!nextStatuses[order.status].includes(status)) {
    throw detailError(400, orderMessages.noSuchStep(order.status, status))
  }
  if (status === 'CANCELED') return cancelOrder(deps, order)
  await setStatus(deps, order, status)
  if (status === 'COMPLETED' && order.documentType === 'INVOICE') await sendInvoice(deps, order)
  if (isNotified(status)) await notifyOwner(deps, order, notificationMessages.order[status])
  const isDone = status === 'DELIVERED' && order.paymentStatus === 'COMPLETED'
  if (isDone) await changeOrderStatus(deps, { ...order, status }, 'COMPLETED')
}

const isNotified = (status: OrderStatus): status is keyof typeof notificationMessages.order =>
  Object.hasOwn(notificationMessages.order, status)

async function sendInvoice(deps: RouteDeps, order: WholeOrder): Promise<void> {
  const invoice = await issueInvoice(deps, order)
  if (invoice) await mailInvoice(deps, order, invoice)
}

/**
 * Pays an order and brings it through all steps that are left, as staff and carrier do.
 * @throws ApiError 400 for one that can no longer be completed
 */
export async function completeOrder(deps: RouteDeps, order: WholeOrder): Promise<void> {
  await setPaymentStatus(deps, order, 'COMPLETED')
  if (order.status === 'DELIVERED') return
  const paid = { ...order, paymentStatus: 'COMPLETED' as const }
  let status: OrderStatus = order.status
  for (const next of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const) {
    const isPast = next !== 'DELIVERED' && !nextStatuses[status].includes(next)
    if (isPast) continue
    await changeOrderStatus(deps, { ...paid, status }, next)
    status = next
  }
}

async function setStatus(deps: RouteDeps, order: WholeOrder, status: OrderStatus) {
  const now = deps.clock.now().getTime()
  await deps.store.db
    .update(orders)
    .set({ ...statusChange(status, now), updatedAt: now })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
}

/** Changes what is known of the payment of an order, as staff does; a delivered one completes by it. */
export async function setPaymentStatus(
  deps: RouteDeps,
  order: WholeOrder,
  paymentStatus: (typeof paymentStatuses)[number],
): Promise<void> {
  const [now] = await deps.store.db
    .update(orders)
    .set({ paymentStatus, updatedAt: deps.clock.now().getTime() })
    .where(eq(orders.id, order.id))
    .returning({ status: orders.status })
  const isDone = now?.status === 'DELIVERED' && paymentStatus === 'COMPLETED'
  if (isDone) await changeOrderStatus(deps, { ...order, status: 'DELIVERED' }, 'COMPLETED')
}
