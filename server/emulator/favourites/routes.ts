import { and, eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod'
import { users } from '../database/tables/account'
import { productFavourites, products } from '../database/tables/products'
import { type BearerEnv, signedIn } from '../lib/access-tokens'
import { answerList } from '../lib/answer-list'
import { ApiError, fieldErrors } from '../lib/api-error'
import { idField } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { queryParams } from '../lib/list-params'
import { findRow } from '../lib/list-source'
import { answerMessages } from '../lib/messages'
import { newStamps } from '../lib/new-stamps'
import { filterConditions, isNumber } from '../lib/query-filters'
import { checkBody, jsonBody, readBody } from '../lib/read-body'
import { favouriteMessages } from './messages'
import { favouriteAnswer, favouriteList } from './queries'

const newFavourite = z.object({ user: idField, product: idField })
const someProducts = z.object({ productIds: z.array(idField).min(1) })

/**
 * `/product/favourite`. As in the real API, any signed-in user can access all favourites and
 * chooses the owner of a new one.
 */
export function productFavouriteRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const { id, user, product } = productFavourites
  const list = favouriteList(deps.store)
  const filters = { id: isNumber(id), userId: isNumber(user), productId: isNumber(product) }

  async function add(body: z.output<typeof newFavourite>): Promise<number> {
    if ((await db.$count(users, eq(users.id, body.user))) === 0) {
      throw fieldErrors({ user: [answerMessages.noSuch(body.user)] })
    }
    if ((await db.$count(products, eq(products.id, body.product))) === 0) {
      throw fieldErrors({ product: [answerMessages.noSuch(body.product)] })
    }
    const [made] = await db
      .insert(productFavourites)
      .values({ ...body, ...newStamps(deps) })
      .onConflictDoNothing()
      .returning({ id })
    if (made) return made.id
    throw fieldErrors({ nonFieldErrors: [favouriteMessages.favouriteAlready] })
  }

  return new Hono<BearerEnv>()
    .get('/', (c) => {
      signedIn(c)
      const where = filterConditions(queryParams(c.req.url), filters)
      return answerList(c, list, where, (rows) => rows.map(favouriteAnswer))
    })
    .post('/', async (c) => {
      signedIn(c)
      const made = await add(await readBody(c, newFavourite))
      return c.json(favouriteAnswer(await findRow(list, made)), 201)
    })
    .post('/favourites_by_products', async (c) => {
      const caller = signedIn(c)
      const body = await jsonBody(c)
      const requested = body.productIds ?? body.product_ids
      if (!Array.isArray(requested) || requested.length === 0) {
        throw new ApiError(400, { error: favouriteMessages.noProducts })
      }
      const { productIds } = checkBody(body, someProducts)
      const where = and(eq(user, caller.id), inArray(product, productIds))
      const rows = await list.rows({ where, order: list.defaultOrder })
      return c.json(rows.map(favouriteAnswer))
    })
    .get('/:id{[0-9]+}', async (c) => {
      signedIn(c)
      return c.json(favouriteAnswer(await findRow(list, pathId(c))))
    })
    .delete('/:id{[0-9]+}', async (c) => {
      signedIn(c)
      const row = await findRow(list, pathId(c))
      await db.delete(productFavourites).where(eq(id, row.id))
      return c.body(null, 204)
    })
}
