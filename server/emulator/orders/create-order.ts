import { eq, sql } from 'drizzle-orm'
import { isConstraintViolation } from '../database/store'
import { orderItems, orders, payWays } from '../database/tables/orders'
import { products } from '../database/tables/products'
import { checkCountryAndRegion } from '../geo/queries'
import { ApiError, detailError, fieldErrors } from '../lib/api-error'
import type { EmulatorDeps } from '../lib/dependencies'
import { answerMessages } from '../lib/messages'
import { priceParts, toCents } from '../lib/money'
import { newStamps } from '../lib/new-stamps'
import { productMessages } from '../products/messages'
import { type ProductRow, productsById } from '../products/queries'
import {
  bindKeyStatement,
  fingerprintOf,
  type ReservedKey,
  releaseKey,
  reserveKey,
} from './idempotency-keys'
import { orderMessages } from './messages'
import type { OrderBody } from './order-body'

/** A stored order, and whether an earlier request placed it. */
interface Placed {
  id: number
  isReplay: boolean
}

/**
 * Places an order at most once per key of a user: a repeated body is answered with the same order
 * (an extension of the emulator). Without a key each call places an order.
 * @throws ApiError 409 while the first is in progress, 422 when the key was sent with another body,
 * 400 when the order is refused, which releases the key
 */
export async function placeOnce(
  deps: OrderDeps,
  user: number | null,
  body: OrderBody,
  key: string | null,
): Promise<Placed> {
  if (key === null) return { id: await placeOrder(deps, user, body, null), isReplay: false }
  const state = await reserveKey(deps, { user: user ?? 0, key }, fingerprintOf(body))
  if ('placed' in state) return { id: state.placed, isReplay: true }
  return { id: await placeWithKey(deps, user, body, state.reserved), isReplay: false }
}

/**
 * Places the order of a reserved key.
 * @throws ApiError 409 when the key was taken over meanwhile, 400 when the order is refused
 */
export async function placeWithKey(
  deps: OrderDeps,
  user: number | null,
  body: OrderBody,
  held: ReservedKey,
): Promise<number> {
  try {
    return await placeOrder(deps, user, body, held)
  } catch (problem) {
    if (await releaseKey(deps.store, held)) throw problem
    throw detailError(409, orderMessages.keyUnderWay)
  }
}

/** Dependencies of placing an order. */
type OrderDeps = Pick<EmulatorDeps, 'store' | 'clock' | 'randomBytes'>

async function payWayOf({ store }: OrderDeps, id: number | null | undefined) {
  if (id === null || id === undefined) return null
  const [found] = await store.db.select().from(payWays).where(eq(payWays.id, id))
  if (!found?.active) throw fieldErrors({ payWay: [orderMessages.noPayWay] })
  return found
}

type Lines = Awaited<ReturnType<typeof orderLines>>

async function orderValues(deps: OrderDeps, body: OrderBody, lines: Lines) {
  await checkCountryAndRegion(deps.store, body.country, body.region)
  const payWay = await payWayOf(deps, body.payWay)
  const sums = orderSums(lines, body.shippingPrice, payWay)
  const stamps = newStamps(deps)
  const { items, ...values } = body
  return {
    ...values,
    ...stamps,
    statusUpdatedAt: stamps.createdAt,
    paymentMethod: payWay?.providerCode ?? '',
    payWayFee: sums.payWay,
    paidAmount: sums.total,
    trackingNumber: '',
    shippingCarrier: '',
  }
}

/** Inserts order, items and key and takes the stock, in one transaction. */
async function insertOrder(
  deps: OrderDeps,
  order: typeof orders.$inferInsert,
  lines: Lines,
  key: ReservedKey | null,
): Promise<number> {
  const { db } = deps.store
  const id = sql<number>`(select ${orders.id} from ${orders} where ${orders.uuid} = ${order.uuid})`
  const [inserted] = await db.batch([
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
    ...(key ? [bindKeyStatement(deps.store, key, id)] : []),
  ])
  const [{ id: placed } = { id: 0 }] = inserted
  return placed
}

/**
 * Places an order of `user` (null for a guest) and returns its id. Prices, fee and total are
 * computed here. The stock is taken in the same transaction; a constraint refuses a negative stock
 * of concurrent orders.
 * @throws ApiError 400 with the invalid fields
 */
async function placeOrder(
  deps: OrderDeps,
  user: number | null,
  body: OrderBody,
  key: ReservedKey | null,
  attempts = 5,
): Promise<number> {
  const lines = await orderLines(deps, body.items)
  const order = { ...(await orderValues(deps, body, lines)), user }
  try {
    return await insertOrder(deps, order, lines, key)
  } catch (problem) {
    if (!isConstraintViolation(problem) || attempts === 1) throw problem
    // A concurrent order took the stock. The retry is refused, or succeeds if a cancellation has
    // restored it.
    return placeOrder(deps, user, body, key, attempts - 1)
  }
}

type Item = OrderBody['items'][number]

function problemOf(item: Item, totalQuantity: number, product: ProductRow | undefined) {
  if (!product) return { product: answerMessages.noSuch(item.product) }
  if (!product.active) return { product: productMessages.notOnSale }
  if (totalQuantity <= product.stock) return {}
  return { quantity: productMessages.tooFew(product.stock) }
}

/**
 * The items of an order with their unit prices in euro, with tax and discount.
 * @throws ApiError 400 `{ items: [{ quantity }] }`, one entry per item, when a product is not sold
 * or the items together exceed its stock
 */
async function orderLines({ store }: Pick<EmulatorDeps, 'store'>, items: readonly Item[]) {
  const found = await productsById(
    store,
    items.map(({ product }) => product),
  )
  const totalQuantityOf = (id: number) =>
    items.reduce((sum, { product, quantity }) => sum + (product === id ? quantity : 0), 0)
  const problems = items.map((item) =>
    problemOf(item, totalQuantityOf(item.product), found.get(item.product)),
  )
  if (problems.some((problem) => Object.keys(problem).length > 0)) {
    throw new ApiError(400, { items: problems })
  }
  return items.flatMap((item) => {
    const product = found.get(item.product)
    if (!product) return []
    const { price, vatPercent, discountPercent } = product
    const { finalPrice } = priceParts(price, vatPercent, discountPercent)
    return [{ ...item, price: finalPrice }]
  })
}

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
