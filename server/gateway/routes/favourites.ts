import { Hono } from 'hono'
import {
  type FavouriteMark,
  favouriteCreation,
  favouritesByProducts,
} from '#contract/shop/favourite'
import { favourite, favouriteMark, newFavourite } from '#upstream/favourite'
import type { RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { requireMember } from './api-caller'
import { id, idText, orderingOf, pageRules } from './query'
import { readBody } from './read-request'
import { answerJson, answerPage, deleteMine, listOf, pageFrom } from './responses'
import { mine } from './visibility'

/** Products that a person has marked as favourites. */
export const favouriteRoutes = new Hono<RouteEnv>()

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

favouriteRoutes.get('/products/favourites', async (c) => {
  const member = await requireMember(c)
  const forced = { userId: String(member.userId) }
  return answerPage(c, member, { ...ownFavourites, forced })
})

favouriteRoutes.post('/products/favourites', async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, favouriteCreation)
  const created = parse(newFavourite, await member.send('POST', '/product/favourite', { body }))
  const mark: FavouriteMark = { ...created, user: member.userId, product: { id: created.product } }
  return answerJson(c, mark, 201)
})

favouriteRoutes.delete(`/products/favourites/${id}`, (c) =>
  deleteMine(c, `/product/favourite/${c.req.param('id')}`),
)

favouriteRoutes.post('/products/favourites/favourites-by-products', async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, favouritesByProducts)
  const found = await member.send('POST', '/product/favourite/favourites_by_products', { body })
  return answerJson(c, ownMarks(found, member))
})
