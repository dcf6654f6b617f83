import { asc, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { ListSource, Slice } from '../listing/list-source'
import { cutQuery } from './cut-query'
import type { Store } from './open-store'
import { productCategories, products } from './shop-tables'

function productsBelow({ db }: Store) {
  const below = db
    .select({ id: productCategories.id, path: productCategories.path, product: products.id })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.category))
    .as('below')
  return below
}

function selectCategories(store: Store, slice: Slice) {
  const below = productsBelow(store)
  return cutQuery(
    store.db
      .select({ ...getTableColumns(productCategories), products: count(below.product) })
      .from(productCategories)
      .leftJoin(below, sql`${below.path} like ${productCategories.path} || '%'`)
      .groupBy(productCategories.id)
      .$dynamic(),
    slice,
  )
}

/** A node of the catalogue with the number of products in it and below it. */
export type ProductCategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]

/** The whole catalogue, parents first. */
export function productCategoryTree(store: Store): Promise<ProductCategoryRow[]> {
  return selectCategories(store, { where: undefined, order: [asc(productCategories.id)] })
}

/** The list of all nodes of the catalogue. */
export function productCategoryList(store: Store): ListSource<ProductCategoryRow> {
  return {
    rows: (slice) => selectCategories(store, slice),
    count: (where: SQL | undefined) => store.db.$count(productCategories, where),
    orderings: { id: productCategories.id, createdAt: productCategories.createdAt },
    defaultOrder: [asc(productCategories.id)],
    createdAt: productCategories.createdAt,
    key: productCategories.id,
    keyOf: ({ id }) => id,
  }
}
