import { count, desc, eq, type SQL } from 'drizzle-orm'
import type { ListSource, Slice } from '../listing/list-source'
import { cutQuery } from './cut-query'
import type { Store } from './open-store'
import { users } from './people-tables'
import { productsById } from './products-by-id'
import { productReviews } from './shop-tables'

async function selectReviews(store: Store, slice: Slice) {
  const rows = await cutQuery(
    store.db
      .select({ review: productReviews, user: users })
      .from(productReviews)
      .innerJoin(users, eq(users.id, productReviews.user))
      .$dynamic(),
    slice,
  )
  const found = await productsById(
    store,
    rows.map(({ review }) => review.product),
  )
  return rows.flatMap(({ review, user }) => {
    const product = found.get(review.product)
    return product ? [{ ...review, user, product }] : []
  })
}

/** A review with its whole product and its whole author. */
export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number]

async function countReviews({ db }: Store, where: SQL | undefined) {
  const [row] = await db.select({ total: count() }).from(productReviews).where(where)
  return row?.total ?? 0
}

/** The list of reviews of every status, newest first. */
export function reviewList(store: Store): ListSource<ReviewRow> {
  const { id, user, product, createdAt } = productReviews
  return {
    rows: (slice) => selectReviews(store, slice),
    count: (where) => countReviews(store, where),
    orderings: { id, userId: user, productId: product, createdAt },
    defaultOrder: [desc(createdAt)],
    createdAt,
    key: id,
    keyOf: (row) => row.id,
  }
}
