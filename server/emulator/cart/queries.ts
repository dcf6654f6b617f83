import { eq, getTableColumns, sql } from 'drizzle-orm'
import { athensTime } from '#contract/wire/athens-time'
import type { Store } from '../database/store'
import { type CartRow, cartItems, carts } from '../database/tables/cart'
import { products } from '../database/tables/products'
import { stampFields } from '../lib/answer-fields'
import { fieldErrors } from '../lib/api-error'
import type { EmulatorDeps, RouteDeps } from '../lib/dependencies'
import { type Slice, sliceQuery, tableList } from '../lib/list-source'
import { answerMessages } from '../lib/messages'
import { priceParts, toCents } from '../lib/money'
import { newStamps } from '../lib/new-stamps'
import { productMessages } from '../products/messages'
import { productAnswer, withProducts } from '../products/queries'

/** The cart of a user, created on first access. */
export async function cartOf(
  deps: Pick<EmulatorDeps, 'store' | 'clock' | 'randomBytes'>,
  user: number,
): Promise<CartRow> {
  const { db } = deps.store
  const stamps = newStamps(deps)
  await db
    .insert(carts)
    .values({ user, lastActivity: stamps.createdAt, ...stamps })
    .onConflictDoNothing()
  const [cart] = await db.select().from(carts).where(eq(carts.user, user))
  if (!cart) throw new Error('The cart was not stored.')
  return cart
}

async function selectItems(store: Store, slice: Slice) {
  const rows = await sliceQuery(
    store.db
      .select({ ...getTableColumns(cartItems), user: carts.user })
      .from(cartItems)
      .innerJoin(carts, eq(carts.id, cartItems.cart))
      .$dynamic(),
    slice,
  )
  return withProducts(store, rows)
}

/** A cart item with its whole product and the owner of its cart. */
export type CartItemWithProduct = Awaited<ReturnType<typeof selectItems>>[number]

/** Items of all carts, newest first. */
export function cartItemList(store: Store) {
  const { id, createdAt, cart } = cartItems
  return tableList(store, cartItems, {
    rows: (slice) => selectItems(store, slice),
    orderings: { id, createdAt, cart },
  })
}

/** Items of one cart, newest first. */
export async function itemsOfCart(store: Store, cart: number): Promise<CartItemWithProduct[]> {
  const list = cartItemList(store)
  return list.rows({ where: eq(cartItems.cart, cart), order: list.defaultOrder })
}

/**
 * Maximum quantity of a product in a cart: its stock.
 * @throws ApiError 400 when the product is not sold
 */
export async function stockOf({ store }: RouteDeps, product: number): Promise<number> {
  const [found] = await store.db.select().from(products).where(eq(products.id, product))
  if (!found) throw fieldErrors({ product: [answerMessages.noSuch(product)] })
  if (!found.active) throw fieldErrors({ product: [productMessages.notOnSale] })
  return found.stock
}

/** Updates the last activity of a cart. */
export async function touchCart({ store, clock }: RouteDeps, cart: number): Promise<void> {
  const now = clock.now().getTime()
  await store.db.update(carts).set({ lastActivity: now, updatedAt: now }).where(eq(carts.id, cart))
}

/**
 * Adds a product to a cart. The quantity of an existing item grows atomically, so that concurrent
 * requests lose nothing.
 * @throws ApiError 400 when the product is not sold or its stock is too small
 */
export async function putIntoCart(
  deps: RouteDeps,
  cart: number,
  product: number,
  quantity: number,
) {
  const stock = await stockOf(deps, product)
  const tooFew = () => fieldErrors({ quantity: [productMessages.tooFew(stock)] })
  if (quantity > stock) throw tooFew()
  const stamps = newStamps(deps)
  const sum = sql`${cartItems.quantity} + ${quantity}`
  const [item] = await deps.store.db
    .insert(cartItems)
    .values({ cart, product, quantity, ...stamps })
    .onConflictDoUpdate({
      target: [cartItems.cart, cartItems.product],
      set: { quantity: sum, updatedAt: stamps.updatedAt },
      setWhere: sql`${sum} <= ${stock}`,
    })
    .returning()
  if (!item) throw tooFew()
  await touchCart(deps, cart)
  return item
}

/** Serialises a cart item: unit prices, and totals for its quantity. */
export function cartItemAnswer(row: CartItemWithProduct) {
  const { product, quantity } = row
  const parts = priceParts(product.price, product.vatPercent, product.discountPercent)
  return {
    id: row.id,
    cart: row.cart,
    product: productAnswer(product),
    quantity,
    price: product.price,
    discountPercent: product.discountPercent,
    vatPercent: product.vatPercent,
    ...parts,
    totalPrice: toCents(parts.finalPrice * quantity),
    totalDiscountValue: toCents(parts.discountValue * quantity),
    ...stampFields(row),
  }
}

/** Serialises a cart; as in the real API, `totalVatValue` ignores quantities. */
export function cartAnswer(cart: CartRow, rows: readonly CartItemWithProduct[]) {
  const cartItems = rows.map(cartItemAnswer)
  const sum = (amountOf: (item: (typeof cartItems)[number]) => number) =>
    toCents(cartItems.reduce((total, item) => total + amountOf(item), 0))
  return {
    id: cart.id,
    user: cart.user,
    cartItems,
    totalPrice: sum(({ totalPrice }) => totalPrice),
    totalDiscountValue: sum(({ totalDiscountValue }) => totalDiscountValue),
    totalVatValue: sum(({ vatValue }) => vatValue),
    totalItems: sum(({ quantity }) => quantity),
    totalItemsUnique: cartItems.length,
    lastActivity: athensTime(cart.lastActivity),
    ...stampFields(cart),
  }
}
