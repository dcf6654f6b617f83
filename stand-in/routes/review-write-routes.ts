import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { detailError, fieldErrors } from '../answers/api-error'
import { reviewAnswer } from '../answers/review-answer'
import { type BearerEnv, signedIn } from '../auth/bearer-accounts'
import { readBody } from '../bodies/read-body'
import { accountWords } from '../seed/account-words'
import { answerWords } from '../seed/answer-words'
import type { RouteParts } from '../stand-in-parts'
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
 * Whether somebody may see and change a review: approved ones everybody who is signed in, as in the
 * real API; others only superusers and, here, their authors (decision M4).
 */
export function reaches(c: Context<BearerEnv>, { status, user }: ReviewRow): boolean {
  const caller = c.get('account')
  return status === 'TRUE' || caller?.user.isSuperuser === true || caller?.id === user.id
}

/** Writing under `/product/review` (contract, 2.3). */
export function reviewWriteRoutes(parts: RouteParts) {
  const { db } = parts.store
  const list = reviewList(parts.store)
  const answer = async (c: Context, id: number) =>
    reviewAnswer(await findRow(list, id), askedBy(c, parts.clock))

  async function askedFor(c: Context<BearerEnv>): Promise<ReviewRow> {
    signedIn(c)
    const row = await findRow(list, pathId(c))
    if (!reaches(c, row)) throw detailError(404, answerWords.notFound)
    return row
  }

  async function add(body: z.output<typeof newReview>): Promise<number> {
    if ((await db.$count(products, eq(products.id, body.product))) === 0) {
      throw fieldErrors({ product: [answerWords.noSuch(body.product)] })
    }
    if ((await db.$count(users, eq(users.id, body.user))) === 0) {
      throw fieldErrors({ user: [answerWords.noSuch(body.user)] })
    }
    const stamps = newStamps(parts)
    const [made] = await db
      .insert(productReviews)
      .values({ ...body, ...publication(body.status, stamps.createdAt), ...stamps })
      .onConflictDoNothing()
      .returning({ id: productReviews.id })
    if (!made) throw fieldErrors({ nonFieldErrors: [accountWords.reviewedAlready] })
    return made.id
  }

  async function change(c: Context<BearerEnv>) {
    const { id } = await askedFor(c)
    const { rate, translations, status } = await readBody(c, reviewChange)
    const updatedAt = parts.clock.now().getTime()
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
      takeBurst(parts, c, 'user_product_review')
      const { product } = await readBody(c, ofProduct)
      const mine = and(eq(productReviews.user, caller.id), eq(productReviews.product, product))
      const [row] = await list.rows({ where: mine, order: [], limit: 1 })
      if (!row) throw detailError(404, accountWords.noReview)
      return c.json(reviewAnswer(row, askedBy(c, parts.clock)))
    })
}

/** What a status says of who sees a review, from when on. */
function publication(status: ReviewRow['status'], now: number) {
  const isPublished = status === 'TRUE'
  return { status, isPublished, publishedAt: isPublished ? now : null }
}
