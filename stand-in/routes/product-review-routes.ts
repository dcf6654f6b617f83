import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { reviewStatuses } from '../../contract/shop/product-review'
import { detailError } from '../answers/api-error'
import { reviewAnswer } from '../answers/review-answer'
import { answerList } from '../listing/answer-list'
import { conditionsOf, isChoice, isNumber } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { answerWords } from '../seed/answer-words'
import type { RouteParts } from '../stand-in-parts'
import { reviewList } from '../store/review-queries'
import { productReviews } from '../store/shop-tables'
import { askedBy } from './asked'
import { findRow } from './find-row'

/** `/product/review`: reviews of all products; only approved ones, as nobody is signed in. */
export function productReviewRoutes({ store, clock }: RouteParts) {
  const { id, product, user, status } = productReviews
  const list = reviewList(store)
  const filters = {
    id: isNumber(id),
    productId: isNumber(product),
    userId: isNumber(user),
    status: isChoice(status, reviewStatuses),
  }
  const approved = eq(status, 'TRUE')
  return new Hono()
    .get('/', (c) => {
      const asked = askedBy(c, clock)
      const where = and(approved, conditionsOf(queryWords(c.req.url), filters))
      return answerList(c, list, where, (rows) => rows.map((row) => reviewAnswer(row, asked)))
    })
    .get('/:id{[0-9]+}', async (c) => {
      const row = await findRow(list, Number(c.req.param('id')))
      if (row.status !== 'TRUE') throw detailError(404, answerWords.notFound)
      return c.json(reviewAnswer(row, askedBy(c, clock)))
    })
}
