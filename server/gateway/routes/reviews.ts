import { Hono } from 'hono'
import { productReview } from '#contract/shop/product-review'
import {
  ownReviewAnswer,
  ownReviewQuestion,
  reviewChange,
  reviewCreation,
} from '#contract/shop/review-write'
import type { RouteEnv } from '../services'
import { requireMember } from './api-caller'
import { id, languageText, queryText, readQuery } from './query'
import { readBody } from './read-request'
import { answerJson, deleteMine, one } from './responses'
import { mine } from './visibility'

/** Writing reviews; reading them is in `products.ts`. */
export const reviewRoutes = new Hono<RouteEnv>()

const writeQuery = { language: languageText }
const ownReview = one(productReview, mine)
const ownReviewOrNull = one(
  ownReviewAnswer,
  (review, viewer) => review === null || mine(review, viewer),
)

reviewRoutes.post('/products/reviews', async (c) => {
  const member = await requireMember(c)
  const creation = await readBody(c, reviewCreation)
  const created = await member.send('POST', '/product/review', {
    query: queryText(readQuery(c, writeQuery)),
    body: { ...creation, user: member.userId, status: 'NEW' },
  })
  return answerJson(c, ownReview(created, member), 201)
})

// A changed review needs approval again, or an approved text could be replaced by any other.
reviewRoutes.put(`/products/reviews/${id}`, async (c) => {
  const member = await requireMember(c)
  const change = await readBody(c, reviewChange)
  const query = queryText(readQuery(c, writeQuery))
  const found = await member.send('GET', `/product/review/${c.req.param('id')}`)
  const { product } = ownReview(found, member)
  const body = { ...change, product: product.id, user: member.userId, status: 'NEW' }
  const changed = await member.send('PUT', `/product/review/${c.req.param('id')}`, { query, body })
  return answerJson(c, ownReview(changed, member))
})

reviewRoutes.delete(`/products/reviews/${id}`, (c) =>
  deleteMine(c, `/product/review/${c.req.param('id')}`),
)

reviewRoutes.post('/products/reviews/user-product-review', async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, ownReviewQuestion)
  const found = await member.send('POST', '/product/review/user_product_review', {
    body,
    whenMissing: null,
  })
  return answerJson(c, ownReviewOrNull(found, member))
})
