import { Hono } from 'hono'
import {
  type FavouriteMark,
  favouriteCreation,
  favouritesByProducts,
} from '#contract/shop/favourite'
import { favourite, favouriteMark, newFavourite } from '#upstream/favourite'
import { answerJson } from '../http/answer'
import type { Api } from '../http/api'
import { id, idText, orderingOf, pageRules } from '../http/query'
import { readBody } from '../http/read-request'
import type { RouteEnv } from '../http/route-env'
import { answerPage, deleteMine, listOf, mine, pageFrom } from '../http/visible'
import { parse } from '../upstream/read-answer'

const ownFavourites = {
  path: '/product/favourite',
  parse: pageFrom(favourite, mine),
  query: {
    id: idText,
    productId: idText,
    ordering: orderingOf(['id', 'productId', 'createdAt']),
    ...pageRules,
  },
  pageSize: 100,
}
const ownMarks = listOf(favouriteMark, mine)

/** Products that a person has marked as favourites. */
export function favouriteRoutes({ api }: { api: Api }): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()

  routes.get('/products/favourites', async (c) => {
    const member = await api.requireMember(c)
    const forced = { userId: String(member.userId) }
    return answerPage(c, member, { ...ownFavourites, forced })
  })

  routes.post('/products/favourites', async (c) => {
    const member = await api.requireMember(c)
    const body = await readBody(c, favouriteCreation)
    const created = parse(newFavourite, await member.send('POST', '/product/favourite', { body }))
    const mark: FavouriteMark = {
      ...created,
      user: member.userId,
      product: { id: created.product },
    }
    return answerJson(c, mark, 201)
  })

  routes.delete(`/products/favourites/${id}`, (c) =>
    deleteMine(api, c, `/product/favourite/${c.req.param('id')}`),
  )

  routes.post('/products/favourites/favourites-by-products', async (c) => {
    const member = await api.requireMember(c)
    const body = await readBody(c, favouritesByProducts)
    const found = await member.send('POST', '/product/favourite/favourites_by_products', { body })
    return answerJson(c, ownMarks(found, member))
  })

  return routes
}
