import type { Store } from '../database/store'
import { productFavourites } from '../database/tables/products'
import { stampFields } from '../lib/answer-fields'
import { type Slice, sliceQuery, tableList } from '../lib/list-source'
import { productDetailAnswer, withProducts } from '../products/queries'

async function selectFavourites(store: Store, slice: Slice) {
  const rows = await sliceQuery(store.db.select().from(productFavourites).$dynamic(), slice)
  return withProducts(store, rows)
}

/** A favourite with its whole product. */
type FavouriteRow = Awaited<ReturnType<typeof selectFavourites>>[number]

/** All favourites, newest first. */
export function favouriteList(store: Store) {
  const { id, user, product, createdAt, updatedAt } = productFavourites
  return tableList(store, productFavourites, {
    rows: (slice) => selectFavourites(store, slice),
    orderings: { id, userId: user, productId: product, createdAt, updatedAt },
  })
}

/** Serialises a favourite as lists have it; `username` is its owner's. */
export function favouriteAnswer(row: FavouriteRow, username: string | null) {
  const { createdAt, uuid } = stampFields(row)
  return {
    id: row.id,
    userId: row.user,
    userUsername: username,
    product: productDetailAnswer(row.product),
    createdAt,
    uuid,
  }
}

/** The same by its id. */
export function favouriteDetail(row: FavouriteRow, username: string | null) {
  const { updatedAt } = stampFields(row)
  return { ...favouriteAnswer(row, username), user: username, updatedAt }
}
