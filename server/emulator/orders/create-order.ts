import { and, eq, sql } from 'drizzle-orm'
import { translate } from '#contract/wire/translations'
import { itemsOfCart } from '../cart/queries'
import { isConstraintViolation } from '../database/store'
import type { CartRow } from '../database/tables/cart'
import { cartItems, carts } from '../database/tables/cart'
import { countries, regions } from '../database/tables/geo'
import { orderItems, orders, type PayWayRow, payWays } from '../database/tables/orders'
import { products } from '../database/tables/products'
import { ApiError, fieldErrors } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { priceParts, toCents } from '../lib/money'
import { newStamps } from '../lib/new-stamps'
import { deliveryPrice } from '../lib/shop-settings'
import { orderMessages } from './messages'
import type { OrderBody } from './order-body'

/** A country or region that does not exist, which the real API does not handle. */
export class UnknownPlace extends Error {}

interface NewOrder {
  user: number | null
  body: OrderBody
  /** Null without a cart. */
  cart: CartRow | null
}

/**
 * Orders what is in a cart and returns the id of the order. Prices, shipping and fee are those of
 * this moment. An order that is paid online keeps the cart.
 * @throws ApiError 400 with the fields that are wrong, or with `cart`; UnknownPlace
 */
export async function placeOrder(deps: RouteDeps, order: NewOrder): Promise<number> {
  const { user, body, cart } = order
  const payWay = await payWayOf(deps, body.payWayId)
  if (!cart) throw fieldErrors({ cart: [orderMessages.noCart] })
  const lines = await linesOf(deps, cart)
  if (payWay.isOnlinePayment && payWay.providerCode !== 'viva_wallet') {
    throw fieldErrors({ paymentIntentId: [orderMessages.needsIntent] })
  }
  if (!body.streetNumber) throw fieldErrors({ streetNumber: [orderMessages.required] })
  await checkPlace(deps, body)
  const items = toCents(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
  const shippingPrice = shippingOf(deps, body, items)
  const fee = payWayFee(payWay, toCents(items + shippingPrice))
  const stamps = newStamps(deps)
  const { countryId, regionId, payWayId, paymentIntentId: _intent, ...more } = body
  const { shippingKind: _kind, shippingProviderCode: _carrier, ...kept } = more
  const row = {
    user,
    ...kept,
    country: countryId,
    region: regionId || null,
    payWay: payWayId,
    cart: payWay.isOnlinePayment ? cart.id : null,
    status: 'PENDING' as const,
    statusUpdatedAt: null,
    paymentStatus: 'PENDING' as const,
    paymentId: payWay.isOnlinePayment ? '' : `offline_${stamps.uuid}`,
    paymentMethod: '',
    shippingPrice,
    payWayFee: fee,
    paidAmount: toCents(items + shippingPrice + fee),
    trackingNumber: '',
    shippingCarrier: '',
    ...stamps,
  }
  return insertOrder(deps, row, lines, cart)
}

async function payWayOf({ store }: RouteDeps, id: number): Promise<PayWayRow> {
  const [found] = await store.db.select().from(payWays).where(eq(payWays.id, id))
  if (!found) throw fieldErrors({ payWayId: [orderMessages.noPayWay(id)] })
  if (!found.active) throw fieldErrors({ payWayId: [orderMessages.payWayNotOffered] })
  return found
}

interface Line {
  product: number
  /** Unit price in euro, tax included. */
  price: number
  quantity: number
}

/**
 * What the cart holds, at the prices of now.
 * @throws ApiError 400 `{ cart }` with a sentence for each product that cannot be ordered
 */
async function linesOf({ store }: RouteDeps, cart: CartRow): Promise<Line[]> {
  const held = await itemsOfCart(store, cart.id)
  if (held.length === 0) throw fieldErrors({ cart: [orderMessages.emptyCart] })
  const problems = held.flatMap(({ product, quantity }) => {
    const name = translate(product.translations, 'name')
    if (!product.active) return [orderMessages.notSold(name)]
    return product.stock < quantity ? [orderMessages.tooFew(name, product.stock, quantity)] : []
  })
  if (problems.length > 0) throw fieldErrors({ cart: problems })
  return held.map(({ product, quantity }) => {
    const { price, vatPercent, discountPercent } = product
    const { finalPrice } = priceParts(price, vatPercent, discountPercent)
    return { product: product.id, price: finalPrice, quantity }
  })
}

/** @throws UnknownPlace */
async function checkPlace({ store: { db } }: RouteDeps, { countryId, regionId }: OrderBody) {
  const isCountry = (await db.$count(countries, eq(countries.alpha2, countryId))) > 0
  const isRegion = !regionId || (await db.$count(regions, eq(regions.alpha, regionId))) > 0
  if (!isCountry || !isRegion) throw new UnknownPlace()
}

/** Without a kind of shipping the flat price counts. */
function shippingOf({ shop }: RouteDeps, { shippingKind }: OrderBody, items: number): number {
  return deliveryPrice(shippingKind ? shop : { ...shop, carrier: null }, items)
}

interface Fee {
  cost: number
  /** 0 means that the cost is never waived. */
  freeForOrderAmount: number
}

/** Fee of a payment method for items and shipping; waived from its threshold on. */
export function payWayFee({ cost, freeForOrderAmount }: Fee, amount: number): number {
  const isFree = freeForOrderAmount > 0 && amount >= freeForOrderAmount
  return isFree ? 0 : cost
}

/**
 * Inserts order and items, takes the stock and deletes the cart, if it is not kept, in one
 * transaction. A constraint
 * refuses a negative stock of concurrent orders, and the cart can be ordered once.
 */
async function insertOrder(
  deps: RouteDeps,
  order: typeof orders.$inferInsert,
  lines: readonly Line[],
  cart: CartRow,
): Promise<number> {
  const { db } = deps.store
  const id = sql<number>`(select ${orders.id} from ${orders} where ${orders.uuid} = ${order.uuid})`
  // The cart as it was read: one that another request has ordered, or changed, fails the insert.
  const isUnchanged = sql<number>`case when (select count(*) from ${cartItems} where ${and(eq(cartItems.cart, cart.id))}) = ${lines.length} then ${order.shippingPrice} end`
  try {
    const [inserted] = await db.batch([
      db
        .insert(orders)
        .values({ ...order, shippingPrice: isUnchanged })
        .returning({ id: orders.id }),
      ...lines.map(({ product, price, quantity }, sortOrder) =>
        db.insert(orderItems).values({
          order: id,
          product,
          price,
          quantity,
          notes: '',
          sortOrder,
          ...newStamps(deps),
        }),
      ),
      ...lines.map(({ product, quantity }) =>
        db
          .update(products)
          .set({ stock: sql`${products.stock} - ${quantity}` })
          .where(eq(products.id, product)),
      ),
      ...(order.cart
        ? []
        : [
            db.delete(cartItems).where(eq(cartItems.cart, cart.id)),
            db.delete(carts).where(eq(carts.id, cart.id)),
          ]),
    ])
    const [{ id: placed } = { id: 0 }] = inserted
    return placed
  } catch (problem) {
    if (!isConstraintViolation(problem)) throw problem
    throw await raceLost(deps, cart, lines)
  }
}

/** Why an order that was fine a moment ago is not: another one took the cart, or the stock. */
async function raceLost({ store }: RouteDeps, cart: CartRow, lines: readonly Line[]) {
  const held = await itemsOfCart(store, cart.id)
  if (held.length < lines.length) return fieldErrors({ cart: [orderMessages.emptyCart] })
  const short = held.find(({ product, quantity }) => product.stock < quantity)
  return new ApiError(400, {
    detail: orderMessages.insufficientStock,
    error: {
      type: 'insufficient_stock',
      productId: short?.product.id ?? null,
      available: short?.product.stock ?? 0,
      requested: short?.quantity ?? 0,
    },
  })
}
