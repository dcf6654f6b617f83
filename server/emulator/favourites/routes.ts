import { and, eq, inArray } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { athensTime } from '#contract/wire/athens-time'
import { productFavourites, products } from '../database/tables/products'
import { type BearerEnv, signedIn } from '../lib/access-tokens'
import { answerList } from '../lib/answer-list'
import { fieldErrors, noSuchRecord } from '../lib/api-error'
import { idField } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { queryParams } from '../lib/list-params'
import { findRow } from '../lib/list-source'
import { answerMessages } from '../lib/messages'
import { newStamps } from '../lib/new-stamps'
import { filterConditions, isNumber } from '../lib/query-filters'
import { readBody } from '../lib/read-body'
import { favouriteAnswer, favouriteDetail, favouriteList } from './queries'

const newFavourite = z.object({ product: idField })
const someProducts = z.object({ productIds: z.array(idField).max(100) })

const mostFavourites = 500

/** `/product/favourite`: the favourites of the caller; those of others do not exist for them. */
export function productFavouriteRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const { id, user, product } = productFavourites
  const list = favouriteList(deps.store)
  const filters = { id: isNumber(id), userId: isNumber(user), productId: isNumber(product) }

  async function add(owner: number, wanted: number): Promise<number> {
    if ((await db.$count(products, eq(products.id, wanted))) === 0) {
      throw fieldErrors({ product: [answerMessages.noSuch(wanted)] })
    }
    const mine = eq(user, owner)
    const refused = fieldErrors({ nonFieldErrors: ['Product is already in favorites'] })
    if ((await db.$count(productFavourites, and(mine, eq(product, wanted)))) > 0) throw refused
    if ((await db.$count(productFavourites, mine)) >= mostFavourites) {
      throw fieldErrors({ nonFieldErrors: ['Favourites limit reached'] })
    }
    const [made] = await db
      .insert(productFavourites)
      .values({ user: owner, product: wanted, ...newStamps(deps) })
      .onConflictDoNothing()
      .returning({ id })
    if (made) return made.id
    throw refused
  }

  async function requestedFavourite(c: Context<BearerEnv>) {
    const caller = signedIn(c)
    const row = await findRow(list, pathId(c), noSuchRecord('ProductFavourite'))
    if (row.user !== caller.id) throw noSuchRecord('ProductFavourite')
    return { row, username: caller.user.username }
  }

  return new Hono<BearerEnv>()
    .get('/', (c) => {
      const caller = signedIn(c)
      const mine = eq(user, caller.id)
      const where = and(mine, filterConditions(queryParams(c.req.url), filters))
      return answerList(c, list, where, (rows) =>
        rows.map((row) => favouriteAnswer(row, caller.user.username)),
      )
    })
    .post('/', async (c) => {
      const owner = signedIn(c).id
      const wanted = (await readBody(c, newFavourite)).product
      return c.json({ id: await add(owner, wanted), product: wanted }, 201)
    })
    .post('/favourites_by_products', async (c) => {
      const caller = signedIn(c)
      const { productIds } = await readBody(c, someProducts)
      const where = and(eq(user, caller.id), inArray(product, productIds))
      const rows = await db.select().from(productFavourites).where(where)
      return c.json(
        rows.map((row) => ({
          id: row.id,
          userId: row.user,
          productId: row.product,
          createdAt: athensTime(row.createdAt),
        })),
      )
    })
    .get('/:id{[0-9]+}', async (c) => {
      const { row, username } = await requestedFavourite(c)
      return c.json(favouriteDetail(row, username))
    })
    .delete('/:id{[0-9]+}', async (c) => {
      const { row } = await requestedFavourite(c)
      await db.delete(productFavourites).where(eq(id, row.id))
      return c.body(null, 204)
    })
}
