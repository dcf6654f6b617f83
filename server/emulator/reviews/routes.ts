import { and, eq, or } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { reviewStatuses } from '#contract/shop/product-review'
import { orderItems, orders } from '../database/tables/orders'
import { productReviews, products } from '../database/tables/products'
import { type BearerEnv, signedIn, viewerOf } from '../lib/access-tokens'
import { answerList } from '../lib/answer-list'
import { ApiError, detailError, fieldErrors, noSuchRecord } from '../lib/api-error'
import { idField, wholeNumber } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { queryParams } from '../lib/list-params'
import { findRow } from '../lib/list-source'
import { answerMessages } from '../lib/messages'
import { newStamps } from '../lib/new-stamps'
import { filterConditions, isChoice, isNumber } from '../lib/query-filters'
import { readBody } from '../lib/read-body'
import { reviewMessages } from './messages'
import { type ReviewRow, reviewAnswer, reviewDetailAnswer, reviewList } from './queries'

const translations = z.record(z.string(), z.object({ comment: z.string().trim() }))
const rate = wholeNumber.pipe(z.number().min(1).max(10))

/** Body of `POST /product/review`. Author and status cannot be chosen: such keys are ignored. */
const newReview = z.object({ product: idField, translations, rate })

/** Body of `PATCH /product/review/{id}`; a review stays with its product, and keeps its status. */
const reviewChange = z.object({ translations, rate }).partial()

/** Reads of `/product/review`: approved ones and one's own; superusers read all. */
export function productReviewRoutes(deps: RouteDeps) {
  const { store } = deps
  const { id, product, user, status } = productReviews
  const list = reviewList(store)
  const filters = {
    id: isNumber(id),
    productId: isNumber(product),
    userId: isNumber(user),
    status: isChoice(status, reviewStatuses),
  }
  return new Hono<BearerEnv>()
    .get('/', (c) => {
      const caller = c.get('account')
      const readable = or(eq(status, 'TRUE'), caller ? eq(user, caller.id) : undefined)
      const visible = caller?.user.isSuperuser ? undefined : readable
      const where = and(visible, filterConditions(queryParams(c.req.url), filters))
      return answerList(c, list, where, (rows) => rows.map(reviewAnswer))
    })
    .get('/:id{[0-9]+}', async (c) => {
      const row = await reachableReview(deps, c)
      return c.json(reviewDetailAnswer(row))
    })
    .get('/:id{[0-9]+}/user_product_review', async (c) => {
      const caller = signedIn(c)
      const own = and(eq(user, caller.id), eq(product, pathId(c)))
      const [row] = await list.rows({ where: own, order: [], limit: 1 })
      if (row) return c.json(reviewDetailAnswer(row))
      throw detailError(404, reviewMessages.noReview)
    })
}

/**
 * The review in the path, where the caller may read it: approved ones anybody, others only
 * superusers and their authors.
 * @throws ApiError 404
 */
async function reachableReview(deps: RouteDeps, c: Context<BearerEnv>): Promise<ReviewRow> {
  const row = await findRow(reviewList(deps.store), pathId(c), noSuchRecord('ProductReview'))
  const caller = c.get('account')
  if (row.status === 'TRUE' || isOwn(c, row) || caller?.user.isSuperuser) return row
  throw noSuchRecord('ProductReview')
}

function isOwn(c: Context<BearerEnv>, { user }: ReviewRow): boolean {
  return viewerOf(c) === user.id
}

export function reviewWriteRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const list = reviewList(deps.store)
  const answer = async (id: number) => reviewDetailAnswer(await findRow(list, id))

  async function requestedReview(c: Context<BearerEnv>): Promise<ReviewRow> {
    const caller = signedIn(c)
    const row = await reachableReview(deps, c)
    if (isOwn(c, row) || caller.user.isSuperuser) return row
    throw detailError(403, reviewMessages.notOwner)
  }

  /** Whether a completed order of the person has the product. */
  async function hasReceived(user: number, product: number): Promise<boolean> {
    const [found] = await db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.order, orders.id))
      .where(
        and(eq(orders.user, user), eq(orders.status, 'COMPLETED'), eq(orderItems.product, product)),
      )
      .limit(1)
    return found !== undefined
  }

  async function add(user: number, body: z.output<typeof newReview>): Promise<number> {
    const { product } = body
    if ((await db.$count(products, eq(products.id, product))) === 0) {
      throw fieldErrors({ product: [answerMessages.noSuch(product)] })
    }
    const refused = fieldErrors({ nonFieldErrors: [reviewMessages.reviewedAlready] })
    const own = and(eq(productReviews.user, user), eq(productReviews.product, product))
    if ((await db.$count(productReviews, own)) > 0) throw refused
    // A text, not a list of texts.
    if (!(await hasReceived(user, product))) {
      throw new ApiError(400, { product: reviewMessages.notBought })
    }
    const fixed = { user, status: 'NEW', isPublished: false, publishedAt: null } as const
    const [made] = await db
      .insert(productReviews)
      .values({ ...body, ...fixed, ...newStamps(deps) })
      .onConflictDoNothing()
      .returning({ id: productReviews.id })
    if (made) return made.id
    throw refused
  }

  return new Hono<BearerEnv>()
    .post('/', async (c) => {
      const caller = signedIn(c)
      return c.json(await answer(await add(caller.id, await readBody(c, newReview))), 201)
    })
    .patch('/:id{[0-9]+}', async (c) => {
      const { id } = await requestedReview(c)
      const { rate, translations } = await readBody(c, reviewChange)
      const updatedAt = deps.clock.now().getTime()
      await db
        .update(productReviews)
        .set({ ...(rate && { rate }), ...(translations && { translations }), updatedAt })
        .where(eq(productReviews.id, id))
      return c.json(await answer(id))
    })
    .delete('/:id{[0-9]+}', async (c) => {
      const { id } = await requestedReview(c)
      await db.delete(productReviews).where(eq(productReviews.id, id))
      return c.body(null, 204)
    })
}
