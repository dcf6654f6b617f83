import * as favourites from '#contract/endpoints/favourites'
import { favourite, favouriteMark, newFavourite } from '#upstream/favourite'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { deleteMine, listOf, mine, pageFrom, readPage } from '../http/visible'
import { parse } from '../upstream/read-answer'

const ownFavourites = pageFrom(favourite, mine)
const ownMarks = listOf(favouriteMark, mine)

/** Products that a person has marked as favourites. */
export function favouriteRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(favourites.listFavourites, ({ c, member, endpoint }) => {
    const forced = { userId: String(member.userId) }
    const list = { path: '/product/favourite', parse: ownFavourites, pageSize: 100, forced }
    return readPage(c, member, endpoint, list)
  })

  route(favourites.addFavourite, async ({ member, body }) => {
    const created = parse(newFavourite, await member.send('POST', '/product/favourite', { body }))
    return { ...created, user: member.userId, product: { id: created.product } }
  })

  route(favourites.removeFavourite, ({ member, id }) =>
    deleteMine(member, `/product/favourite/${id}`),
  )

  route(favourites.findFavourites, async ({ member, body }) => {
    const found = await member.send('POST', '/product/favourite/favourites_by_products', { body })
    return ownMarks(found, member)
  })

  return routes
}
