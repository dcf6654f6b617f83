import { eq, sql } from 'drizzle-orm'
import { fieldErrors } from '../answers/api-error'
import type { EmulatorDeps } from '../dependencies'
import { shoppingWords } from '../seed/shopping-words'
import { newStamps } from '../store/new-stamps'
import { payWays } from '../store/order-tables'
import { orderItems, orders } from '../store/placed-order-tables'
import { isRefusedByTable } from '../store/refused-by-table'
import { products } from '../store/shop-tables'
import { checkPlaces } from './check-places'
import type { OrderBody } from './order-body'
import { finishKey, type HeldKey } from './order-keys'
import { orderLines } from './order-lines'
import { orderSums } from './order-sums'

/** What placing an order takes. */
export type OrderDeps = Pick<EmulatorDeps, 'store' | 'clock' | 'randomBytes' | 'extensions'>

async function payWayOf({ store }: OrderDeps, id: number | null | undefined) {
  if (id === null || id === undefined) return null
  const [found] = await store.db.select().from(payWays).where(eq(payWays.id, id))
  if (!found?.active) throw fieldErrors({ payWay: [shoppingWords.noPayWay] })
  return found
}

type Lines = Awaited<ReturnType<typeof orderLines>>

async function agreed(deps: OrderDeps, body: OrderBody, lines: Lines) {
  await checkPlaces(deps.store, body.country, body.region)
  const payWay = await payWayOf(deps, body.payWay)
  const sums = orderSums(lines, body.shippingPrice, payWay)
  const stamps = newStamps(deps)
  const { items, ...written } = body
  return {
    ...written,
    ...stamps,
    ...(deps.extensions
      ? {
          statusUpdatedAt: stamps.createdAt,
          paymentMethod: payWay?.providerCode ?? '',
          payWayFee: sums.payWay,
          paidAmount: sums.total,
        }
      : plainMoney(body)),
    trackingNumber: '',
    shippingCarrier: '',
  }
}

/** The real API charges no fee, and counts an order as paid once its shipping is known. */
function plainMoney({ shippingPrice }: OrderBody) {
  return { statusUpdatedAt: null, paymentMethod: '', payWayFee: 0, paidAmount: shippingPrice }
}

/** Everything that one order writes: wholly or not at all, and never more than there is. */
async function write(
  deps: OrderDeps,
  order: typeof orders.$inferInsert,
  lines: Lines,
  key: HeldKey | null,
): Promise<number> {
  const { db } = deps.store
  const id = sql<number>`(select ${orders.id} from ${orders} where ${orders.uuid} = ${order.uuid})`
  const [made] = await db.batch([
    db.insert(orders).values(order).returning({ id: orders.id }),
    ...lines.map(({ product, price, quantity, notes }, sortOrder) => {
      const line = { order: id, product, price, quantity, notes, sortOrder }
      return db.insert(orderItems).values({ ...line, ...newStamps(deps) })
    }),
    ...lines.map(({ product, quantity }) =>
      db
        .update(products)
        .set({ stock: sql`${products.stock} - ${quantity}` })
        .where(eq(products.id, product)),
    ),
    ...(key ? [finishKey(deps.store, key, id)] : []),
  ])
  const [{ id: placed } = { id: 0 }] = made
  return placed
}

/**
 * Places an order of `user` (null for a guest) and answers its id. Prices, fee and total are the
 * server's own, net and without a fee in plain mode; the stock is taken in the same transaction, which the table of products refuses
 * where somebody else was faster.
 * @throws ApiError 400 with the fields that are wrong
 */
export async function placeOrder(
  deps: OrderDeps,
  user: number | null,
  body: OrderBody,
  key: HeldKey | null,
): Promise<number> {
  const lines = await orderLines(deps, body.items)
  const order = { ...(await agreed(deps, body, lines)), user }
  try {
    return await write(deps, order, lines, key)
  } catch (problem) {
    if (!isRefusedByTable(problem)) throw problem
    await orderLines(deps, body.items)
    throw problem
  }
}
