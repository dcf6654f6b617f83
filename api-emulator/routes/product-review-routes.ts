import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { reviewStatuses } from '../../contract/shop/product-review'
import { reviewAnswer } from '../answers/review-answer'
import type { BearerEnv } from '../auth/bearer-accounts'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { conditionsOf, isChoice, isNumber } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { reviewList } from '../store/review-queries'
import { productReviews } from '../store/shop-tables'
import { askedBy } from './asked'
import { reachableReview } from './review-write-routes'

/** `/product/review`: reviews of all products; only approved ones but for superusers (2.3). */
export function productReviewRoutes(deps: RouteDeps) {
  const { store } = deps
  const { id, product, user, status } = productReviews
  const list = reviewList(store)
  const filters = {
    id: isNumber(id),
    productId: isNumber(product),
    userId: isNumber(user),
    status: isChoice(status, reviewStatuses),
  }
  const approved = eq(status, 'TRUE')
  return new Hono<BearerEnv>()
    .get('/', (c) => {
      const asked = askedBy(c, deps)
      const shown = c.get('account')?.user.isSuperuser ? undefined : approved
      const where = and(shown, conditionsOf(queryWords(c.req.url), filters))
      return answerList(c, list, where, (rows) => rows.map((row) => reviewAnswer(row, asked)))
    })
    .get('/:id{[0-9]+}', async (c) => {
      const row = await reachableReview(deps, c)
      return c.json(reviewAnswer(row, askedBy(c, deps)))
    })
}
