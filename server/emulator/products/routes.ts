import { and, asc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { productImages, products, productTagLinks, productTags } from '../database/tables/products'
import { answerContext } from '../lib/answer-fields'
import { answerList } from '../lib/answer-list'
import type { RouteDeps } from '../lib/dependencies'
import { queryParams } from '../lib/list-params'
import { findRow, sliceQuery, tableList } from '../lib/list-source'
import { filterConditions, isBoolean, isNumber } from '../lib/query-filters'
import { productFinder } from './find-product'
import {
  productAggregates,
  productAnswer,
  productFilters,
  productImageAnswer,
  productList,
  productTagAnswer,
} from './queries'

/** `/product` and the resources below one product. */
export function productRoutes(deps: RouteDeps) {
  const { store } = deps
  const { db } = store
  const measures = productAggregates(store)
  const list = productList(store, measures)
  const filters = productFilters(measures)
  const findProduct = productFinder(deps)

  return new Hono()
    .get('/', (c) => {
      const where = filterConditions(queryParams(c.req.url), filters)
      return answerList(c, list, where, (rows) => rows.map(productAnswer))
    })
    .get('/:id{[0-9]+}', async (c) =>
      c.json(productAnswer(await findProduct(Number(c.req.param('id'))))),
    )
    .post('/:id{[0-9]+}/update_view_count', async (c) => {
      const id = Number(c.req.param('id'))
      const viewCount = sql`${products.viewCount} + 1`
      await db.update(products).set({ viewCount }).where(eq(products.id, id))
      return c.json(productAnswer(await findProduct(id)))
    })
    .get('/:id{[0-9]+}/images', async (c) => {
      const { id } = await findProduct(Number(c.req.param('id')))
      const rows = await db
        .select()
        .from(productImages)
        .where(eq(productImages.product, id))
        .orderBy(asc(productImages.sortOrder), asc(productImages.id))
      const { origin } = answerContext(c, deps)
      return c.json(rows.map((row) => productImageAnswer(row, origin)))
    })
    .get('/:id{[0-9]+}/tags', async (c) => {
      const { id } = await findProduct(Number(c.req.param('id')))
      const rows = await db
        .select({ tag: productTags })
        .from(productTags)
        .innerJoin(
          productTagLinks,
          and(eq(productTagLinks.tag, productTags.id), eq(productTagLinks.product, id)),
        )
        .orderBy(asc(productTags.sortOrder))
      return c.json(rows.map(({ tag }) => productTagAnswer(tag)))
    })
}

/** `/product/image`: pictures of all products. */
export function productImageRoutes(deps: RouteDeps) {
  const { store } = deps
  const { id, product, isMain, createdAt, sortOrder } = productImages
  const list = tableList(store, productImages, {
    rows: (slice) => sliceQuery(store.db.select().from(productImages).$dynamic(), slice),
    orderings: { createdAt, isMain },
    defaultOrder: [asc(product), asc(sortOrder)],
  })
  const filters = { id: isNumber(id), product: isNumber(product), isMain: isBoolean(isMain) }
  return new Hono()
    .get('/', (c) => {
      const { origin } = answerContext(c, deps)
      const where = filterConditions(queryParams(c.req.url), filters)
      return answerList(c, list, where, (rows) =>
        rows.map((row) => productImageAnswer(row, origin)),
      )
    })
    .get('/:id{[0-9]+}', async (c) => {
      const { origin } = answerContext(c, deps)
      const row = await findRow(list, Number(c.req.param('id')))
      return c.json(productImageAnswer(row, origin))
    })
}
