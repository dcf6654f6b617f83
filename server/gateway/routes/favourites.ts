import * as favourites from '#contract/endpoints/favourites'
import * as upstream from '#upstream/endpoints/favourites'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { deleteMine, mine, readPage } from '../http/visible'

const removal = { read: upstream.readFavourite, remove: upstream.removeFavourite }

/** Products that a person has marked as favourites. */
export function favouriteRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(favourites.listFavourites, ({ c, member, endpoint }) => {
    const forced = { userId: String(member.userId) }
    const list = { visible: mine, pageSize: 100, forced }
    return readPage(c, member, endpoint, upstream.listFavourites, list)
  })

  route(favourites.addFavourite, async ({ member, body }) => {
    const created = await member.ask(upstream.addFavourite, { body })
    return { ...created, user: member.userId, product: { id: created.product } }
  })

  route(favourites.removeFavourite, ({ member, id }) => deleteMine(member, removal, id))

  route(favourites.findFavourites, ({ member, body }) =>
    member.ask(upstream.findFavourites, { body, visible: mine }),
  )

  return routes
}
