import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod'
import { notificationKinds } from '../../contract/notifications/notification-kind'
import { entityPath } from '../../contract/paths/site-paths'
import { orderStatuses } from '../../contract/shop/order-status'
import { reviewStatuses } from '../../contract/shop/product-review'
import { ApiError, detailError } from '../answers/api-error'
import { notify } from '../notifications/notify'
import { moveOrder } from '../orders/change-order'
import { answerWords } from '../seed/answer-words'
import { newsWords } from '../seed/news-words'
import type { RouteParts } from '../stand-in-parts'
import { accountByEmail } from '../store/account-queries'
import { blogComments, blogPosts } from '../store/blog-tables'
import { commentList } from '../store/comment-queries'
import type { Store } from '../store/open-store'
import { orderList } from '../store/order-queries'
import { reviewList } from '../store/review-queries'
import { productReviews } from '../store/shop-tables'
import { giveMany } from '../switches/many-belongings'
import { findRow } from './find-row'
import { jsonBody } from './json-body'
import { pathId } from './path-id'

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
export function peopleSwitches(parts: RouteParts) {
  const { store } = parts
  return new Hono()
    .post('/reviews/:id{[0-9]+}', async (c) => {
      const { status } = read(await jsonBody(c), reviewOrder)
      const { id, publishedAt } = await findRow(reviewList(store), pathId(c))
      const isPublished = status === 'TRUE'
      const since = isPublished ? (publishedAt ?? parts.clock.now().getTime()) : publishedAt
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
        await notify(parts, user, newsWords.commentApproved(await lessonPath(store, post)))
      }
      return c.json({ id, isApproved })
    })
    .post('/orders/:id{[0-9]+}', async (c) => {
      const { status } = read(await jsonBody(c), statusOrder)
      const order = await findRow(orderList(store), pathId(c))
      await moveOrder(parts, order, status)
      return c.json({ id: order.id, status })
    })
    .post('/notifications', async (c) => {
      const { email, ...message } = read(await jsonBody(c), notificationOrder)
      const id = await notify(parts, await idOf(store, email), message)
      return c.json({ id }, 201)
    })
    .post('/belongings', async (c) => {
      const { email, ...many } = read(await jsonBody(c), belongingsOrder)
      await giveMany(parts, await idOf(store, email), many)
      return c.json(many, 201)
    })
}

async function idOf(store: Store, email: string): Promise<number> {
  const account = await accountByEmail(store, email)
  if (!account) throw detailError(404, answerWords.notFound)
  return account.id
}
