import { desc, eq } from 'drizzle-orm'
import { orderStatuses } from '#contract/shop/order'
import { orderItems, orders } from '../database/tables/orders'
import { productFavourites, productImages, products } from '../database/tables/products'
import type { EmulatorDeps } from '../lib/dependencies'
import { newStamps } from '../lib/new-stamps'
import { inserts } from '../seed/seed-store'

type RecordDeps = Pick<EmulatorDeps, 'store' | 'clock' | 'randomBytes'>

/** Numbers of records to add. */
interface RecordCounts {
  orders: number
  favourites: number
  /** Products of a completed order. */
  received: readonly number[]
}

const hourMs = 3_600_000

/**
 * Adds orders and favourites: copies of the newest order and of the products, each an hour older
 * than the one before, so that lists are long and their order is known.
 */
export async function addManyRecords(
  deps: RecordDeps,
  user: number,
  many: RecordCounts,
): Promise<void> {
  const [first, ...rest] = [
    ...(await orderCopies(deps, user, many.orders)),
    ...(await favouriteCopies(deps, user, many.favourites)),
  ]
  if (first) await deps.store.db.batch([first, ...rest])
  // Afterwards: the copies have the ids that follow the last order of before.
  if (many.received.length > 0) await addReceivedOrder(deps, user, many.received)
}

/** Adds a completed order of these products, as somebody needs before reviewing them. */
export async function addReceivedOrder(
  deps: RecordDeps,
  user: number,
  received: readonly number[],
): Promise<void> {
  const { db } = deps.store
  const [model] = await db.select().from(orders).orderBy(desc(orders.id)).limit(1)
  const [item] = await db.select().from(orderItems).limit(1)
  if (!model || !item) return
  const { id: _, ...order } = { ...model, ...newStamps(deps), user, status: 'COMPLETED' as const }
  const [made] = await db.insert(orders).values(order).returning({ id: orders.id })
  const lines = received.map((product, sortOrder) => {
    const { id: _, ...line } = { ...item, ...newStamps(deps), product, sortOrder }
    return { ...line, quantity: 1, order: made?.id ?? 0 }
  })
  await db.insert(orderItems).values(lines)
}

/** Stamps of the copy at a position of its list. */
function stampsAt(deps: RecordDeps, at: number) {
  const stamps = newStamps(deps)
  const time = stamps.createdAt - at * hourMs
  return { ...stamps, createdAt: time, updatedAt: time }
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

async function orderCopies(deps: RecordDeps, user: number, count: number) {
  const { store } = deps
  const [model] = await store.db.select().from(orders).orderBy(desc(orders.id)).limit(1)
  if (!model) return []
  const items = await store.db.select().from(orderItems).where(eq(orderItems.order, model.id))
  const copies = upTo(count).map((at) => ({
    ...model,
    ...stampsAt(deps, at),
    id: model.id + 1 + at,
    user,
    status: orderStatuses[at % orderStatuses.length] ?? model.status,
  }))
  const lines = copies.flatMap(({ id }) =>
    items.map(({ id: _, ...item }) => ({ ...item, ...newStamps(deps), order: id })),
  )
  return [...inserts(store, orders, copies), ...inserts(store, orderItems, lines)]
}

async function favouriteCopies(deps: RecordDeps, user: number, count: number) {
  const { store } = deps
  const models = await store.db.select().from(products)
  const pictures = await store.db.select().from(productImages)
  const [lastProduct, lastPicture] = [lastOf(models), lastOf(pictures)]
  const copies = upTo(count).flatMap((at) => {
    const model = models[at % models.length]
    return model ? [{ model, id: lastProduct + 1 + at, stamps: stampsAt(deps, at) }] : []
  })
  const pictureCopies = copies.flatMap(({ model, id, stamps }, at) => {
    const picture = pictures.find(({ product, isMain }) => product === model.id && isMain)
    return picture ? [{ ...picture, ...stamps, id: lastPicture + 1 + at, product: id }] : []
  })
  const favouriteRecords = copies.map(({ id, stamps }) => ({ user, product: id, ...stamps }))
  return [
    ...inserts(
      store,
      products,
      copies.map(({ model, id, stamps }) => ({ ...model, ...stamps, id })),
    ),
    ...inserts(store, productImages, pictureCopies),
    ...inserts(store, productFavourites, favouriteRecords),
  ]
}

const lastOf = (rows: readonly { id: number }[]) => Math.max(0, ...rows.map(({ id }) => id))
