import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Store } from '../database/store'
import { productImages, products } from '../database/tables/products'
import { originOf } from '../lib/answer-fields'
import { answerList } from '../lib/answer-list'
import { noSuchRecord } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { queryParams } from '../lib/list-params'
import { findRow, sliceQuery, tableList } from '../lib/list-source'
import { filterConditions, isBoolean, isNumber } from '../lib/query-filters'
import { productImageAnswer } from './image-answers'
import { productAnswer, productDetailAnswer, productFilters, productList } from './queries'
import { variantsAnswer, variantsOf } from './variants'

/** Finds a product by its id, also an inactive one; throws a 404 where there is none. */
const productFinder = (store: Store) => (id: number) =>
  findRow(productList(store), id, noSuchRecord('Product'))

/** `/product` and the resources below one product. */
export function productRoutes({ store }: RouteDeps) {
  const { db } = store
  const list = productList(store)
  const findProduct = productFinder(store)
  const isSold = eq(products.active, true)

  return new Hono()
    .get('/', (c) => {
      const where = and(isSold, filterConditions(queryParams(c.req.url), productFilters))
      return answerList(c, list, where, (rows) => rows.map(productAnswer))
    })
    .get('/:id{[0-9]+}', async (c) => c.json(productDetailAnswer(await findProduct(pathId(c)))))
    .post('/:id{[0-9]+}/update_view_count', async (c) => {
      const id = pathId(c)
      const viewCount = sql`${products.viewCount} + 1`
      await db.update(products).set({ viewCount }).where(eq(products.id, id))
      return c.json(productDetailAnswer(await findProduct(id)))
    })
    .get('/:id{[0-9]+}/variants', async (c) =>
      c.json(variantsAnswer(await variantsOf(store, await findProduct(pathId(c))))),
    )
}

/** `/product/image`: pictures of all products, inactive ones included. */
export function productImageRoutes({ store, cached }: RouteDeps) {
  const { id, product, isMain, createdAt, updatedAt, sortOrder } = productImages
  const list = tableList(store, productImages, {
    rows: (slice) => sliceQuery(store.db.select().from(productImages).$dynamic(), slice),
    orderings: { id, createdAt, updatedAt, isMain, sortOrder },
    defaultOrder: [desc(isMain), asc(sortOrder), desc(createdAt)],
  })
  const filters = { id: isNumber(id), product: isNumber(product), isMain: isBoolean(isMain) }
  return new Hono().get('/', cached.keep, (c) => {
    const origin = originOf(c)
    const where = filterConditions(queryParams(c.req.url), filters)
    return answerList(c, list, where, (rows) => rows.map((row) => productImageAnswer(row, origin)))
  })
}
