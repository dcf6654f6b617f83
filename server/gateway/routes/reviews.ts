import * as reviews from '#contract/endpoints/reviews'
import { productReview } from '#upstream/product-review'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { deleteMine, mine, one, requireMine } from '../http/visible'

const ownReview = one(productReview, mine)

/** Writing reviews; reading them is in `products.ts`. */
export function reviewRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  // The author is the person who sends it, and it waits for approval.
  route(reviews.writeReview, async ({ member, body }) =>
    ownReview(await member.send('POST', '/product/review', { body }), member),
  )

  // It keeps its status: an approved review is shown as changed.
  route(reviews.changeReview, async ({ member, id, body }) => {
    const path = `/product/review/${id}`
    requireMine(await member.send('GET', path), member)
    return ownReview(await member.send('PATCH', path, { body }), member)
  })

  route(reviews.removeReview, ({ member, id }) => deleteMine(member, `/product/review/${id}`))

  route(reviews.readOwnReview, async ({ member, body: { product } }) => {
    const path = `/product/review/${product}/user_product_review`
    const found = await member.send('GET', path, { whenMissing: null })
    return found === null ? null : ownReview(found, member)
  })

  return routes
}
