import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { reviewStatuses } from '#contract/shop/product-review'
import { users } from '../database/tables/account'
import { productReviews, products } from '../database/tables/products'
import { type BearerEnv, signedIn } from '../lib/access-tokens'
import { answerContext } from '../lib/answer-fields'
import { answerList } from '../lib/answer-list'
import { detailError, fieldErrors } from '../lib/api-error'
import { idField, wholeNumber } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { limitBurst, pathId } from '../lib/http'
import { queryParams } from '../lib/list-params'
import { findRow } from '../lib/list-source'
import { answerMessages } from '../lib/messages'
import { newStamps } from '../lib/new-stamps'
import { filterConditions, isChoice, isNumber } from '../lib/query-filters'
import { readBody } from '../lib/read-body'
import { productFinder } from '../products/find-product'
import { reviewMessages } from './messages'
import { type ReviewRow, reviewAnswer, reviewList } from './queries'

const translations = z.record(z.string(), z.object({ comment: z.string().trim().max(5000) }))
const rate = wholeNumber.pipe(z.number().min(1).max(10))

/** Body of `POST /product/review`; as in the real API the caller may set author and status. */
const newReview = z.object({
  product: idField,
  user: idField,
  translations: translations.default({}),
  rate,
  status: z.enum(reviewStatuses).default('NEW'),
})

/**
 * Body of `PUT` and `PATCH /product/review/{id}`; omitted fields stay unchanged. The status can be
 * set, so that a gateway can request approval of a changed review.
 */
const reviewChange = z.object({
  translations: translations.optional(),
  rate: rate.optional(),
  status: z.enum(reviewStatuses).optional(),
})

/** Body of `POST /product/review/user_product_review`. */
const ofProduct = z.object({ product: idField })

/** Reads of `/product/review`: only approved ones, except for superusers. */
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
  const approved = eq(status, 'TRUE')
  return new Hono<BearerEnv>()
    .get('/', (c) => {
      const context = answerContext(c, deps)
      const visible = c.get('account')?.user.isSuperuser ? undefined : approved
      const where = and(visible, filterConditions(queryParams(c.req.url), filters))
      return answerList(c, list, where, (rows) => rows.map((row) => reviewAnswer(row, context)))
    })
    .get('/:id{[0-9]+}', async (c) => {
      const row = await reachableReview(deps, c)
      return c.json(reviewAnswer(row, answerContext(c, deps)))
    })
}

/** `/product/{id}/reviews`: those of one product, of every status, as in the real API. */
export function reviewsOfProductRoutes(deps: RouteDeps) {
  const reviews = reviewList(deps.store)
  const findProduct = productFinder(deps)
  return new Hono().get('/:id{[0-9]+}/reviews', async (c) => {
    const { id } = await findProduct(pathId(c))
    const rows = await reviews.rows({
      where: eq(productReviews.product, id),
      order: reviews.defaultOrder,
    })
    const context = answerContext(c, deps)
    return c.json(rows.map((row) => reviewAnswer(row, context)))
  })
}

/**
 * The review in the path, when the caller may access it: approved ones any user, as in the real
 * API; others only superusers and their authors.
 * @throws ApiError 404
 */
async function reachableReview(deps: RouteDeps, c: Context<BearerEnv>): Promise<ReviewRow> {
  const [row] = await reviewList(deps.store).rows({
    where: eq(productReviews.id, pathId(c)),
    order: [],
    limit: 1,
  })
  if (row && mayAccess(c, row)) return row
  throw detailError(404, answerMessages.notFound)
}

function mayAccess(c: Context<BearerEnv>, { status, user }: ReviewRow) {
  const caller = c.get('account')
  return status === 'TRUE' || caller?.user.isSuperuser === true || caller?.id === user.id
}

/** Writes of `/product/review`. */
export function reviewWriteRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const list = reviewList(deps.store)
  const answer = async (c: Context, id: number) =>
    reviewAnswer(await findRow(list, id), answerContext(c, deps))

  async function requestedReview(c: Context<BearerEnv>): Promise<ReviewRow> {
    signedIn(c)
    return reachableReview(deps, c)
  }

  async function add(body: z.output<typeof newReview>): Promise<number> {
    if ((await db.$count(products, eq(products.id, body.product))) === 0) {
      throw fieldErrors({ product: [answerMessages.noSuch(body.product)] })
    }
    if ((await db.$count(users, eq(users.id, body.user))) === 0) {
      throw fieldErrors({ user: [answerMessages.noSuch(body.user)] })
    }
    const stamps = newStamps(deps)
    const [made] = await db
      .insert(productReviews)
      .values({ ...body, ...publication(body.status, stamps.createdAt), ...stamps })
      .onConflictDoNothing()
      .returning({ id: productReviews.id })
    if (made) return made.id
    throw fieldErrors({ nonFieldErrors: [reviewMessages.reviewedAlready] })
  }

  async function change(c: Context<BearerEnv>) {
    const { id } = await requestedReview(c)
    const { rate, translations, status } = await readBody(c, reviewChange)
    const updatedAt = deps.clock.now().getTime()
    const changes = {
      ...(rate && { rate }),
      ...(translations && { translations }),
      ...(status && publication(status, updatedAt)),
    }
    await db
      .update(productReviews)
      .set({ ...changes, updatedAt })
      .where(eq(productReviews.id, id))
    return c.json(await answer(c, id))
  }

  return new Hono<BearerEnv>()
    .post('/', async (c) => {
      signedIn(c)
      return c.json(await answer(c, await add(await readBody(c, newReview))), 201)
    })
    .put('/:id{[0-9]+}', change)
    .patch('/:id{[0-9]+}', change)
    .delete('/:id{[0-9]+}', async (c) => {
      const { id } = await requestedReview(c)
      await db.delete(productReviews).where(eq(productReviews.id, id))
      return c.body(null, 204)
    })
    .post('/user_product_review', async (c) => {
      const caller = signedIn(c)
      limitBurst(deps, c, 'user_product_review')
      const { product } = await readBody(c, ofProduct)
      const mine = and(eq(productReviews.user, caller.id), eq(productReviews.product, product))
      const [row] = await list.rows({ where: mine, order: [], limit: 1 })
      if (row) return c.json(reviewAnswer(row, answerContext(c, deps)))
      throw detailError(404, reviewMessages.noReview)
    })
}

/** Publication fields of a status. */
function publication(status: ReviewRow['status'], now: number) {
  const isPublished = status === 'TRUE'
  return { status, isPublished, publishedAt: isPublished ? now : null }
}
