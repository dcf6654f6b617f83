import { Hono } from 'hono'
import { ownReviewQuestion, reviewChange, reviewCreation } from '#contract/shop/review-write'
import { productReview } from '#upstream/product-review'
import type { RouteEnv } from '../services'
import { requireMember } from './api-caller'
import { id } from './query'
import { readBody } from './read-request'
import { answerJson, deleteMine, one } from './responses'
import { mine, requireMine } from './visibility'

/** Writing reviews; reading them is in `products.ts`. */
export const reviewRoutes = new Hono<RouteEnv>()

const ownReview = one(productReview, mine)

// The author is the person who sends it, and it waits for approval.
reviewRoutes.post('/products/reviews', async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, reviewCreation)
  const created = await member.send('POST', '/product/review', { body })
  return answerJson(c, ownReview(created, member), 201)
})

// It keeps its status: an approved review is shown as changed.
reviewRoutes.put(`/products/reviews/${id}`, async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, reviewChange)
  const path = `/product/review/${c.req.param('id')}`
  requireMine(await member.send('GET', path), member)
  return answerJson(c, ownReview(await member.send('PATCH', path, { body }), member))
})

reviewRoutes.delete(`/products/reviews/${id}`, (c) =>
  deleteMine(c, `/product/review/${c.req.param('id')}`),
)

reviewRoutes.post('/products/reviews/user-product-review', async (c) => {
  const member = await requireMember(c)
  const { product } = await readBody(c, ownReviewQuestion)
  const path = `/product/review/${product}/user_product_review`
  const found = await member.send('GET', path, { whenMissing: null })
  return answerJson(c, found === null ? null : ownReview(found, member))
})
