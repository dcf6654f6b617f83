import { and, eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod'
import { ApiError, fieldErrors } from '../answers/api-error'
import { favouriteAnswer } from '../answers/favourite-answer'
import { plainRefusals, refusalFor } from '../answers/plain-refusals'
import { type BearerEnv, signedIn } from '../auth/bearer-accounts'
import { idField } from '../bodies/body-fields'
import { checkBody, readBody } from '../bodies/read-body'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { conditionsOf, isNumber } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { accountMessages } from '../seed/account-words'
import { answerMessages } from '../seed/answer-words'
import { favouriteList } from '../store/favourite-queries'
import { newStamps } from '../store/new-stamps'
import { users } from '../store/people-tables'
import { productFavourites, products } from '../store/shop-tables'
import { findRow } from './find-row'
import { jsonBody } from './json-body'
import { pathId } from './path-id'

const newFavourite = z.object({ user: idField, product: idField })
const someProducts = z.object({ productIds: z.array(idField).min(1) })

/**
 * `/product/favourite`: as in the real API, whoever is signed in reaches the marks of everybody and
 * says whose a new one is.
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
    const improved = fieldErrors({ nonFieldErrors: [accountMessages.markedAlready] })
    throw refusalFor(deps, improved, plainRefusals.notUnique('user', 'product'))
  }

  return new Hono<BearerEnv>()
    .get('/', (c) => {
      signedIn(c)
      const where = conditionsOf(queryWords(c.req.url), filters)
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
      const asked = body.productIds ?? body.product_ids
      if (!Array.isArray(asked) || asked.length === 0) {
        throw new ApiError(400, { error: accountMessages.noProducts })
      }
      const { productIds } = checkBody(c, body, someProducts)
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
