import { desc, eq } from 'drizzle-orm'
import type { Store } from '../database/store'
import { users } from '../database/tables/account'
import { productReviews } from '../database/tables/products'
import { stampFields } from '../lib/answer-fields'
import { type Slice, sliceQuery, tableList } from '../lib/list-source'
import { userAnswer } from '../lib/user-answer'
import { briefProductAnswer, productAnswer, withProducts } from '../products/queries'

async function selectReviews(store: Store, slice: Slice) {
  const rows = await sliceQuery(
    store.db
      .select({ review: productReviews, user: users })
      .from(productReviews)
      .innerJoin(users, eq(users.id, productReviews.user))
      .$dynamic(),
    slice,
  )
  return withProducts(
    store,
    rows.map(({ review, user }) => ({ ...review, user })),
  )
}

/** A review with its whole product and author. */
export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number]

/** Reviews of every status, newest first. */
export function reviewList(store: Store) {
  const { id, user, product, rate, status, createdAt, updatedAt, publishedAt } = productReviews
  return tableList(store, productReviews, {
    rows: (slice) => selectReviews(store, slice),
    orderings: {
      ...{ id, userId: user, productId: product, rate, status },
      ...{ createdAt, updatedAt, publishedAt },
    },
    defaultOrder: [desc(createdAt)],
  })
}

/** Serialises a review of a list, with the whole account of its author. */
export function reviewAnswer(row: ReviewRow) {
  return {
    id: row.id,
    product: briefProductAnswer(row.product),
    user: userAnswer(row.user),
    rate: row.rate,
    status: row.status,
    isPublished: row.isPublished,
    // The API never sets it.
    publishedAt: null,
    translations: row.translations,
    ...stampFields(row),
  }
}

/** Serialises a review by itself, with the whole product. */
export function reviewDetailAnswer(row: ReviewRow) {
  return { ...reviewAnswer(row), product: productAnswer(row.product) }
}
