import { Hono } from 'hono'
import { ownReviewQuestion, reviewChange, reviewCreation } from '#contract/shop/review-write'
import { productReview } from '#upstream/product-review'
import { answerJson } from '../http/answer'
import type { Api } from '../http/api'
import { id } from '../http/query'
import { readBody } from '../http/read-request'
import type { RouteEnv } from '../http/route-env'
import { deleteMine, mine, one, requireMine } from '../http/visible'

const ownReview = one(productReview, mine)

/** Writing reviews; reading them is in `products.ts`. */
export function reviewRoutes({ api }: { api: Api }): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()

  // The author is the person who sends it, and it waits for approval.
  routes.post('/products/reviews', async (c) => {
    const member = await api.requireMember(c)
    const body = await readBody(c, reviewCreation)
    const created = await member.send('POST', '/product/review', { body })
    return answerJson(c, ownReview(created, member), 201)
  })

  // It keeps its status: an approved review is shown as changed.
  routes.put(`/products/reviews/${id}`, async (c) => {
    const member = await api.requireMember(c)
    const body = await readBody(c, reviewChange)
    const path = `/product/review/${c.req.param('id')}`
    requireMine(await member.send('GET', path), member)
    return answerJson(c, ownReview(await member.send('PATCH', path, { body }), member))
  })

  routes.delete(`/products/reviews/${id}`, (c) =>
    deleteMine(api, c, `/product/review/${c.req.param('id')}`),
  )

  routes.post('/products/reviews/user-product-review', async (c) => {
    const member = await api.requireMember(c)
    const { product } = await readBody(c, ownReviewQuestion)
    const path = `/product/review/${product}/user_product_review`
    const found = await member.send('GET', path, { whenMissing: null })
    return answerJson(c, found === null ? null : ownReview(found, member))
  })

  return routes
}
