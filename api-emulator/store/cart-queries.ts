import { desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { EmulatorDeps } from '../dependencies'
import type { ListSource, Slice } from '../listing/list-source'
import { type CartRow, cartItems, carts } from './cart-tables'
import { cutQuery } from './cut-query'
import { newStamps } from './new-stamps'
import type { Store } from './open-store'
import { productsById } from './products-by-id'

/** The cart of a person; there is one from the first time that it is asked for. */
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
  if (!cart) throw new Error('The store did not keep a cart.')
  return cart
}

async function selectItems(store: Store, slice: Slice) {
  const rows = await cutQuery(
    store.db
      .select({ ...getTableColumns(cartItems), user: carts.user })
      .from(cartItems)
      .innerJoin(carts, eq(carts.id, cartItems.cart))
      .$dynamic(),
    slice,
  )
  const found = await productsById(
    store,
    rows.map(({ product }) => product),
  )
  return rows.flatMap((row) => {
    const product = found.get(row.product)
    return product ? [{ ...row, product }] : []
  })
}

/** A product in a cart with its quantity, the whole product and whose cart it is. */
export type CartItemWithProduct = Awaited<ReturnType<typeof selectItems>>[number]

/** Items of all carts, newest first. */
export function cartItemList(store: Store): ListSource<CartItemWithProduct> {
  const { id, createdAt, cart } = cartItems
  return {
    rows: (slice) => selectItems(store, slice),
    count: (where: SQL | undefined) => store.db.$count(cartItems, where),
    orderings: { id, createdAt, cart },
    defaultOrder: [desc(createdAt), desc(id)],
    createdAt,
    key: id,
    keyOf: (row) => row.id,
  }
}

/** The items of one cart, newest first. */
export async function itemsOfCart(store: Store, cart: number): Promise<CartItemWithProduct[]> {
  const list = cartItemList(store)
  return list.rows({ where: eq(cartItems.cart, cart), order: list.defaultOrder })
}
