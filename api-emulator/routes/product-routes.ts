import { and, asc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { detailError } from '../answers/api-error'
import { plainRefusals, refusalFor } from '../answers/plain-refusals'
import { productAnswer } from '../answers/product-answer'
import { productImageAnswer } from '../answers/product-image-answer'
import { productTagAnswer } from '../answers/product-tag-answer'
import { reviewAnswer } from '../answers/review-answer'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { conditionsOf } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { answerMessages } from '../seed/answer-words'
import { productFilters } from '../store/product-filters'
import { productList, productMeasures } from '../store/product-queries'
import { reviewList } from '../store/review-queries'
import {
  productImages,
  productReviews,
  products,
  productTagLinks,
  productTags,
} from '../store/shop-tables'
import { askedBy } from './asked'
import { findRow } from './find-row'

/** `/product` and what hangs below one product. */
export function productRoutes(deps: RouteDeps) {
  const { store } = deps
  const { db } = store
  const measures = productMeasures(store)
  const list = productList(store, measures)
  const filters = productFilters(measures)
  const reviews = reviewList(store)
  const missing = refusalFor(
    deps,
    detailError(404, answerMessages.notFound),
    plainRefusals.noSuchRow('Product'),
  )
  const findProduct = (id: number) => findRow(list, id, missing)

  return new Hono()
    .get('/', (c) => {
      const where = conditionsOf(queryWords(c.req.url), filters)
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
      const { origin } = askedBy(c, deps)
      return c.json(rows.map((row) => productImageAnswer(row, origin)))
    })
    .get('/:id{[0-9]+}/reviews', async (c) => {
      const { id } = await findProduct(Number(c.req.param('id')))
      const rows = await reviews.rows({
        where: eq(productReviews.product, id),
        order: reviews.defaultOrder,
      })
      const asked = askedBy(c, deps)
      return c.json(rows.map((row) => reviewAnswer(row, asked)))
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
