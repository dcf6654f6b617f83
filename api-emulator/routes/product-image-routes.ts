import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import { productImageAnswer } from '../answers/product-image-answer'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { conditionsOf, isNumber, isTruth } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { cutQuery } from '../store/cut-query'
import { productImages } from '../store/shop-tables'
import { wholeTable } from '../store/whole-table'
import { askedBy } from './asked'
import { findRow } from './find-row'

/** `/product/image`: pictures of all products. */
export function productImageRoutes(deps: RouteDeps) {
  const { store } = deps
  const { id, product, isMain, createdAt, sortOrder } = productImages
  const list = wholeTable<typeof productImages.$inferSelect>(store, productImages, {
    rows: (slice) => cutQuery(store.db.select().from(productImages).$dynamic(), slice),
    key: id,
    keyOf: (row) => row.id,
    orderings: { createdAt, isMain },
    defaultOrder: [asc(product), asc(sortOrder)],
  })
  const filters = { id: isNumber(id), product: isNumber(product), isMain: isTruth(isMain) }
  return new Hono()
    .get('/', (c) => {
      const { origin } = askedBy(c, deps)
      const where = conditionsOf(queryWords(c.req.url), filters)
      return answerList(c, list, where, (rows) =>
        rows.map((row) => productImageAnswer(row, origin)),
      )
    })
    .get('/:id{[0-9]+}', async (c) => {
      const { origin } = askedBy(c, deps)
      const row = await findRow(list, Number(c.req.param('id')))
      return c.json(productImageAnswer(row, origin))
    })
}
