import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod'
import { notificationKinds } from '../../contract/notifications/notification-kind'
import { entityPath } from '../../contract/paths/site-paths'
import { orderStatuses } from '../../contract/shop/order-status'
import { reviewStatuses } from '../../contract/shop/product-review'
import { ApiError, detailError } from '../answers/api-error'
import type { RouteDeps } from '../dependencies'
import { notify } from '../notifications/notify'
import { moveOrder } from '../orders/change-order'
import { findRow } from '../routes/find-row'
import { jsonBody } from '../routes/json-body'
import { pathId } from '../routes/path-id'
import { answerMessages } from '../seed/answer-words'
import { newsWords } from '../seed/news-words'
import { accountByEmail } from '../store/account-queries'
import { blogComments, blogPosts } from '../store/blog-tables'
import { commentList } from '../store/comment-queries'
import type { Store } from '../store/open-store'
import { orderList } from '../store/order-queries'
import { reviewList } from '../store/review-queries'
import { productReviews } from '../store/shop-tables'
import { giveMany } from './many-belongings'

const reviewOrder = z.strictObject({ status: z.enum(reviewStatuses) })
const commentOrder = z.strictObject({ isApproved: z.boolean() })
const statusOrder = z.strictObject({ status: z.enum(orderStatuses) })
const belongingsOrder = z.strictObject({
  email: z.string(),
  orders: z.number().int().min(0).max(2000).default(0),
  favourites: z.number().int().min(0).max(2000).default(0),
})
const notificationOrder = z.strictObject({
  email: z.string(),
  kind: z.enum(notificationKinds).default('INFO'),
  title: z.string().min(1),
  message: z.string().default(''),
  link: z.string().default(''),
})

function read<Schema extends z.ZodType>(body: unknown, schema: Schema): z.output<Schema> {
  const order = schema.safeParse(body)
  if (order.success) return order.data
  throw new ApiError(400, { detail: z.prettifyError(order.error) })
}

async function lessonPath({ db }: Store, id: number): Promise<string> {
  const [post] = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(eq(blogPosts.id, id))
  return entityPath('blogPost', { id, slug: post?.slug ?? '' })
}

/**
 * `/switches`, what the shop's people would do: approve what others wrote, bring an order on its way,
 * and tell people things; and what years of buying would have led to.
 */
export function peopleSwitches(deps: RouteDeps) {
  const { store } = deps
  return new Hono()
    .post('/reviews/:id{[0-9]+}', async (c) => {
      const { status } = read(await jsonBody(c), reviewOrder)
      const { id, publishedAt } = await findRow(reviewList(store), pathId(c))
      const isPublished = status === 'TRUE'
      const since = isPublished ? (publishedAt ?? deps.clock.now().getTime()) : publishedAt
      await store.db
        .update(productReviews)
        .set({ status, isPublished, publishedAt: since })
        .where(eq(productReviews.id, id))
      return c.json({ id, status })
    })
    .post('/comments/:id{[0-9]+}', async (c) => {
      const { isApproved } = read(await jsonBody(c), commentOrder)
      const { id, user, post, ...before } = await findRow(commentList(store), pathId(c))
      await store.db.update(blogComments).set({ isApproved }).where(eq(blogComments.id, id))
      if (isApproved && !before.isApproved) {
        await notify(deps, user, newsWords.commentApproved(await lessonPath(store, post)))
      }
      return c.json({ id, isApproved })
    })
    .post('/orders/:id{[0-9]+}', async (c) => {
      const { status } = read(await jsonBody(c), statusOrder)
      const order = await findRow(orderList(store), pathId(c))
      await moveOrder(deps, order, status)
      return c.json({ id: order.id, status })
    })
    .post('/notifications', async (c) => {
      const { email, ...message } = read(await jsonBody(c), notificationOrder)
      const id = await notify(deps, await idOf(store, email), message)
      return c.json({ id }, 201)
    })
    .post('/belongings', async (c) => {
      const { email, ...many } = read(await jsonBody(c), belongingsOrder)
      await giveMany(deps, await idOf(store, email), many)
      return c.json(many, 201)
    })
}

async function idOf(store: Store, email: string): Promise<number> {
  const account = await accountByEmail(store, email)
  if (!account) throw detailError(404, answerMessages.notFound)
  return account.id
}
