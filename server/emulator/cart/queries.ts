import { and, desc, eq, getTableColumns, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { athensTime } from '#contract/wire/athens-time'
import { translate } from '#contract/wire/translations'
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
import { type ProductRow, productAnswer, productsById, withProducts } from '../products/queries'
import { cartMessages } from './messages'

type CartDeps = Pick<EmulatorDeps, 'store' | 'clock' | 'randomBytes'>

/** The cart of a user, created on first access; without a user a new one of a guest. */
export async function newCartOf(deps: CartDeps, user: number | null): Promise<CartRow> {
  const { db } = deps.store
  const stamps = newStamps(deps)
  const [made] = await db
    .insert(carts)
    .values({ user, lastActivity: stamps.createdAt, ...stamps })
    .onConflictDoNothing()
    .returning()
  const cart = made ?? (user === null ? null : await cartOf(deps, user))
  if (!cart) throw new Error('The cart was not stored.')
  return cart
}

/** The cart that a user has, if any. */
export async function cartOf({ store }: Pick<CartDeps, 'store'>, user: number) {
  const [cart] = await store.db.select().from(carts).where(eq(carts.user, user))
  return cart ?? null
}

/** How long a guest's cart is kept after its last use. */
export const guestCartLifeMs = 30 * 24 * 3_600_000

/** The cart of a guest, by the uuid that only they know. */
export async function guestCart({ store, clock }: Pick<CartDeps, 'store' | 'clock'>, uuid: string) {
  const isAlive = gt(carts.lastActivity, clock.now().getTime() - guestCartLifeMs)
  const [cart] = await store.db
    .select()
    .from(carts)
    .where(and(eq(carts.uuid, uuid), isNull(carts.user), isAlive))
  return cart ?? null
}

/** Moves the items of a guest's cart into another one, at most as many as there are, and deletes it. */
export async function mergeCarts(deps: CartDeps, from: CartRow, into: CartRow): Promise<void> {
  const { db } = deps.store
  const held = new Map(
    (await itemsOfCart(deps.store, into.id)).map((item) => [item.product.id, item.quantity]),
  )
  const updatedAt = deps.clock.now().getTime()
  for (const { product, quantity } of await itemsOfCart(deps.store, from.id)) {
    const before = held.get(product.id) ?? 0
    const sum = before + quantity
    const pieces = before > 0 && product.stock > 0 ? Math.min(sum, product.stock) : sum
    await db
      .insert(cartItems)
      .values({ cart: into.id, product: product.id, quantity: pieces, ...newStamps(deps) })
      .onConflictDoUpdate({
        target: [cartItems.cart, cartItems.product],
        set: { quantity: pieces, updatedAt },
      })
  }
  await deleteCart(deps.store, from.id)
}

export async function deleteCart({ db }: Store, id: number): Promise<void> {
  await db.delete(cartItems).where(eq(cartItems.cart, id))
  await db.delete(carts).where(eq(carts.id, id))
}

async function selectItems(store: Store, slice: Slice) {
  const rows = await sliceQuery(
    store.db
      .select({ ...getTableColumns(cartItems), cartUuid: carts.uuid })
      .from(cartItems)
      .innerJoin(carts, eq(carts.id, cartItems.cart))
      .$dynamic(),
    slice,
  )
  return withProducts(store, rows)
}

/** A cart item with its whole product. */
export type CartItemWithProduct = Awaited<ReturnType<typeof selectItems>>[number]

/** Items of all carts, newest first. */
export function cartItemList(store: Store) {
  const { id, createdAt, updatedAt, quantity } = cartItems
  return tableList(store, cartItems, {
    rows: (slice) => selectItems(store, slice),
    orderings: { id, createdAt, updatedAt, quantity },
  })
}

/** Items of one cart, newest first. */
export async function itemsOfCart(store: Store, cart: number): Promise<CartItemWithProduct[]> {
  const list = cartItemList(store)
  return list.rows({ where: eq(cartItems.cart, cart), order: list.defaultOrder })
}

/** Updates the last activity of a cart. */
export async function touchCart({ store, clock }: RouteDeps, cart: number): Promise<void> {
  const now = clock.now().getTime()
  await store.db.update(carts).set({ lastActivity: now, updatedAt: now }).where(eq(carts.id, cart))
}

const nameOf = ({ translations }: ProductRow) => translate(translations, 'name')

/**
 * Adds a product to a cart, or more pieces of one that it has.
 * @throws ApiError 400 when the product is not sold or its stock is too small
 */
export async function putIntoCart(
  deps: RouteDeps,
  cart: number,
  product: number,
  quantity: number,
): Promise<number> {
  const found = (await productsById(deps.store, [product])).get(product)
  if (!found) throw fieldErrors({ product: [answerMessages.noSuch(product)] })
  if (!found.active) throw fieldErrors({ nonFieldErrors: [cartMessages.notOnSale(nameOf(found))] })
  const stamps = newStamps(deps)
  const sum = sql`${cartItems.quantity} + ${quantity}`
  const isEnough = quantity <= found.stock
  const [item] = isEnough
    ? await deps.store.db
        .insert(cartItems)
        .values({ cart, product, quantity, ...stamps })
        .onConflictDoUpdate({
          target: [cartItems.cart, cartItems.product],
          set: { quantity: sum, updatedAt: stamps.updatedAt },
          setWhere: sql`${sum} <= ${found.stock}`,
        })
        .returning({ id: cartItems.id })
    : []
  if (item) return item.id
  const held = (await itemsOfCart(deps.store, cart)).find((one) => one.product.id === product)
  throw tooFew(found, (held?.quantity ?? 0) + quantity)
}

/** 400: there are fewer pieces of a product. */
export function tooFew(product: ProductRow, wanted: number) {
  const sentence = cartMessages.tooFew(nameOf(product), product.stock, wanted)
  return fieldErrors({ nonFieldErrors: [sentence] })
}

/** Serialises a cart item: unit prices, and totals for its quantity. */
export function cartItemAnswer(row: CartItemWithProduct) {
  const { product, quantity } = row
  const parts = priceParts(product.price, product.vatPercent, product.discountPercent)
  return {
    id: row.id,
    cartId: row.cartUuid,
    product: productAnswer(product),
    quantity,
    weightInfo: null,
    price: product.price,
    discountPercent: product.discountPercent,
    vatPercent: product.vatPercent,
    ...parts,
    totalPrice: toCents(parts.finalPrice * quantity),
    totalDiscountValue: toCents(parts.discountValue * quantity),
    ...stampFields(row),
  }
}

/** Active products of the same categories that are viewed most. */
export async function recommendations(store: Store, rows: readonly ProductRow[], most: number) {
  const categories = rows.flatMap(({ category }) => category ?? [])
  if (categories.length === 0) return []
  const found = await store.db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        inArray(products.category, categories),
        eq(products.active, true),
        notInArray(
          products.id,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(products.viewCount), products.id)
    .limit(most)
  const ids = found.map(({ id }) => id)
  return [...(await productsById(store, ids)).values()].map(productAnswer)
}

/** Serialises a cart; as in the real API, `totalVatValue` ignores quantities. */
export async function cartAnswer(
  store: Store,
  cart: CartRow,
  rows: readonly CartItemWithProduct[],
) {
  const items = rows.map(cartItemAnswer)
  const sum = (amountOf: (item: (typeof items)[number]) => number) =>
    toCents(items.reduce((total, item) => total + amountOf(item), 0))
  const { lastActivity, ...known } = cart
  return {
    id: known.id,
    user: known.user,
    items,
    totalPrice: sum(({ totalPrice }) => totalPrice),
    totalDiscountValue: sum(({ totalDiscountValue }) => totalDiscountValue),
    totalVatValue: sum(({ vatValue }) => vatValue),
    totalItems: sum(({ quantity }) => quantity),
    totalItemsUnique: items.length,
    totalWeightGrams: Math.round(
      rows.reduce((grams, { product, quantity }) => grams + product.weightGrams * quantity, 0),
    ),
    currency: 'EUR',
    lastActivity: athensTime(lastActivity),
    ...stampFields(known),
    recommendations: await recommendations(
      store,
      rows.map(({ product }) => product),
      4,
    ),
  }
}
