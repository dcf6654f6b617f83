import { desc } from 'drizzle-orm'
import type { ListSource, Slice } from '../listing/list-source'
import { cutQuery } from './cut-query'
import type { Store } from './open-store'
import { productsById } from './products-by-id'
import { productFavourites } from './shop-tables'

async function selectFavourites(store: Store, slice: Slice) {
  const rows = await cutQuery(store.db.select().from(productFavourites).$dynamic(), slice)
  const found = await productsById(
    store,
    rows.map(({ product }) => product),
  )
  return rows.flatMap((row) => {
    const product = found.get(row.product)
    return product ? [{ ...row, product }] : []
  })
}

/** A person's mark on a product, with the whole product. */
export type FavouriteRow = Awaited<ReturnType<typeof selectFavourites>>[number]

/** The marks of everybody, newest first. */
export function favouriteList(store: Store): ListSource<FavouriteRow> {
  const { id, user, product, createdAt, updatedAt } = productFavourites
  return {
    rows: (slice) => selectFavourites(store, slice),
    count: (where) => store.db.$count(productFavourites, where),
    orderings: { id, userId: user, productId: product, createdAt, updatedAt },
    defaultOrder: [desc(createdAt), desc(id)],
    createdAt,
    key: id,
    keyOf: (row) => row.id,
  }
}
