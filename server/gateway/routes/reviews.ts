import * as reviews from '#contract/endpoints/reviews'
import * as upstream from '#upstream/endpoints/reviews'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { deleteMine, mine, requireMine } from '../http/visible'

const removal = { read: upstream.readReview, remove: upstream.removeReview }

/** Writing reviews; reading them is in `products.ts`. */
export function reviewRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  // The author is the person who sends it, and it waits for approval.
  route(reviews.writeReview, ({ member, body }) =>
    member.ask(upstream.writeReview, { body, visible: mine }),
  )

  // It keeps its status: an approved review is shown as changed.
  route(reviews.changeReview, async ({ member, id, body }) => {
    await requireMine(member, upstream.readReview, id)
    return member.ask(upstream.changeReview, { params: { id }, body, visible: mine })
  })

  route(reviews.removeReview, ({ member, id }) => deleteMine(member, removal, id))

  route(reviews.readOwnReview, ({ member, body }) =>
    member.askIfAny(upstream.readOwnReview, { params: body, visible: mine }),
  )

  return routes
}
