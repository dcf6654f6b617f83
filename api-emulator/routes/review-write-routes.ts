import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { detailError, fieldErrors } from '../answers/api-error'
import { plainRefusals, refusalFor } from '../answers/plain-refusals'
import { reviewAnswer } from '../answers/review-answer'
import { type BearerEnv, signedIn } from '../auth/bearer-accounts'
import { readBody } from '../bodies/read-body'
import type { RouteDeps } from '../dependencies'
import { accountMessages } from '../seed/account-words'
import { answerMessages } from '../seed/answer-words'
import { newStamps } from '../store/new-stamps'
import { users } from '../store/people-tables'
import { type ReviewRow, reviewList } from '../store/review-queries'
import { productReviews, products } from '../store/shop-tables'
import { askedBy } from './asked'
import { takeBurst } from './burst-limit'
import { findRow } from './find-row'
import { pathId } from './path-id'
import { newReview, ofProduct, reviewChange } from './review-body'

/**
 * The review of the path, where the caller may see and change it: approved ones everybody who is
 * signed in, as in the real API; others only superusers and, with extensions, their authors
 * (decision M4).
 * @throws ApiError 404
 */
export async function reachableReview(deps: RouteDeps, c: Context<BearerEnv>): Promise<ReviewRow> {
  const [row] = await reviewList(deps.store).rows({
    where: eq(productReviews.id, pathId(c)),
    order: [],
    limit: 1,
  })
  if (row && reaches(deps, c, row)) return row
  const { noSuchRow } = plainRefusals
  throw refusalFor(deps, detailError(404, answerMessages.notFound), noSuchRow('ProductReview'))
}

function reaches({ extensions }: RouteDeps, c: Context<BearerEnv>, { status, user }: ReviewRow) {
  const caller = c.get('account')
  const isOwn = caller?.id === user.id
  return status === 'TRUE' || caller?.user.isSuperuser === true || (extensions && isOwn)
}

/** Writing under `/product/review`. */
export function reviewWriteRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const list = reviewList(deps.store)
  const answer = async (c: Context, id: number) =>
    reviewAnswer(await findRow(list, id), askedBy(c, deps))

  async function askedFor(c: Context<BearerEnv>): Promise<ReviewRow> {
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
    const improved = fieldErrors({ nonFieldErrors: [accountMessages.reviewedAlready] })
    throw refusalFor(deps, improved, plainRefusals.notUnique('product', 'user'))
  }

  async function change(c: Context<BearerEnv>) {
    const { id } = await askedFor(c)
    const { rate, translations, status } = await readBody(c, reviewChange)
    const updatedAt = deps.clock.now().getTime()
    const said = {
      ...(rate && { rate }),
      ...(translations && { translations }),
      ...(status && publication(status, updatedAt)),
    }
    await db
      .update(productReviews)
      .set({ ...said, updatedAt })
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
      const { id } = await askedFor(c)
      await db.delete(productReviews).where(eq(productReviews.id, id))
      return c.body(null, 204)
    })
    .post('/user_product_review', async (c) => {
      const caller = signedIn(c)
      takeBurst(deps, c, 'user_product_review')
      const { product } = await readBody(c, ofProduct)
      const mine = and(eq(productReviews.user, caller.id), eq(productReviews.product, product))
      const [row] = await list.rows({ where: mine, order: [], limit: 1 })
      if (row) return c.json(reviewAnswer(row, askedBy(c, deps)))
      const improved = detailError(404, accountMessages.noReview)
      throw refusalFor(deps, improved, plainRefusals.noOwnReview())
    })
}

/** What a status says of who sees a review, from when on. */
function publication(status: ReviewRow['status'], now: number) {
  const isPublished = status === 'TRUE'
  return { status, isPublished, publishedAt: isPublished ? now : null }
}
