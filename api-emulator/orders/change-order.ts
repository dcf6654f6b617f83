import { and, eq, inArray, sql } from 'drizzle-orm'
import type { OrderStatus } from '../../contract/shop/order-status'
import { detailError } from '../answers/api-error'
import type { RouteDeps } from '../dependencies'
import { notify } from '../notifications/notify'
import { newsWords } from '../seed/news-words'
import { shoppingWords, statusLabels } from '../seed/shopping-words'
import type { WholeOrder } from '../store/order-queries'
import { orderItems, orders } from '../store/placed-order-tables'
import { products } from '../store/shop-tables'

/** Where an order may go from each status. */
const steps: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['PROCESSING', 'CANCELED'],
  PROCESSING: ['SHIPPED', 'CANCELED'],
  SHIPPED: ['DELIVERED', 'RETURNED'],
  DELIVERED: ['COMPLETED', 'RETURNED'],
  RETURNED: ['REFUNDED'],
  COMPLETED: [],
  CANCELED: [],
  REFUNDED: [],
}

/**
 * Cancels an order and gives its stock back, both or neither. Of two that cancel at once only one
 * does.
 * @throws ApiError 500 where it is too late: the real API forgot to name that error (2.6)
 */
export async function cancelOrder({ store, clock }: RouteDeps, id: number): Promise<void> {
  const { db } = store
  const now = clock.now().getTime()
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
      .set({ status: 'CANCELED', statusUpdatedAt: now, updatedAt: now })
      .where(open)
      .returning({ id: orders.id }),
  ])
  if (canceled.length === 0) throw detailError(500, shoppingWords.notCancelable)
}

/**
 * Brings an order to its next status, as the shop's people do, and tells whose it is.
 * @throws ApiError 400 where that step does not exist
 */
export async function moveOrder(
  deps: RouteDeps,
  order: WholeOrder,
  status: OrderStatus,
): Promise<void> {
  if (!steps[order.status].includes(status)) {
    const words = shoppingWords.noSuchStep(statusLabels[order.status], statusLabels[status])
    throw detailError(400, words)
  }
  if (status === 'CANCELED') await cancelOrder(deps, order.id)
  else await setStatus(deps, order, status)
  if (order.user !== null) await notify(deps, order.user, newsWords.order[status](order.id))
}

async function setStatus(deps: RouteDeps, order: WholeOrder, status: OrderStatus) {
  const now = deps.clock.now().getTime()
  await deps.store.db
    .update(orders)
    .set({ status, statusUpdatedAt: now, updatedAt: now })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
}
