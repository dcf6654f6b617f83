import { Hono } from 'hono'
import { favourite, favouriteCreation, favouritesByProducts } from '../../contract/shop/favourite'
import type { RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { requireMember } from './member'
import { id, idText, orderingOf, pageRules, readPageQuery } from './query'
import { discardBody, readBody } from './read-body'
import { answerEmpty, answerJson, listOf, pageFrom } from './responses'
import { mine, requireMine } from './visibility'

/** Products that a person has marked as favourites. */
export const favouriteRoutes = new Hono<RouteEnv>()

const favouriteQuery = {
  id: idText,
  productId: idText,
  ordering: orderingOf(['id', 'productId', 'createdAt']),
  ...pageRules,
}
const ownFavourites = pageFrom(favourite, mine)
const ownFavouriteList = listOf(favourite, mine)

favouriteRoutes.get('/products/favourites', async (c) => {
  const member = await requireMember(c)
  const query = readPageQuery(c, favouriteQuery, 100, { userId: String(member.userId) })
  const page = await member.send('GET', '/product/favourite', { query })
  return answerJson(c, ownFavourites(page, member))
})

favouriteRoutes.post('/products/favourites', async (c) => {
  const member = await requireMember(c)
  const creation = await readBody(c, favouriteCreation)
  const body = { ...creation, user: member.userId }
  const created = await member.send('POST', '/product/favourite', { body })
  return answerJson(c, parse(favourite, created), 201)
})

favouriteRoutes.delete(`/products/favourites/${id}`, async (c) => {
  const member = await requireMember(c)
  await discardBody(c)
  requireMine(await member.send('GET', `/product/favourite/${c.req.param('id')}`), member)
  await member.send('DELETE', `/product/favourite/${c.req.param('id')}`)
  return answerEmpty(c)
})

favouriteRoutes.post('/products/favourites/favourites-by-products', async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, favouritesByProducts)
  const found = await member.send('POST', '/product/favourite/favourites_by_products', {
    body,
    whenMissing: [],
  })
  return answerJson(c, ownFavouriteList(found, member))
})
