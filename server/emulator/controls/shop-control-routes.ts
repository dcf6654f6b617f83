import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { entityPath } from '#contract/paths/site-paths'
import { commentList } from '../blog/comment-queries'
import type { Store } from '../database/store'
import { blogComments, blogPosts } from '../database/tables/blog'
import { productReviews } from '../database/tables/products'
import { accountByEmail } from '../lib/accounts'
import { detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { findRow } from '../lib/list-source'
import { answerMessages } from '../lib/messages'
import { notificationMessages } from '../notifications/messages'
import { sendNotification } from '../notifications/queries'
import { changeOrderStatus, completeOrder, setPaymentStatus } from '../orders/change-order'
import { orderList } from '../orders/queries'
import { reviewList } from '../reviews/queries'
import { addManyRecords } from './bulk-records'
import * as bodies from './control-bodies'

async function lessonPath({ db }: Store, id: number): Promise<string> {
  const [post] = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(eq(blogPosts.id, id))
  return entityPath('blogPost', { id, slug: post?.slug ?? '' })
}

/**
 * `/switches`: actions of staff (approve reviews and comments, change an order's status and payment, send
 * notifications), and bulk records.
 */
export function shopControlRoutes(deps: RouteDeps) {
  const { store } = deps
  return new Hono()
    .post('/reviews/:id{[0-9]+}', async (c) => {
      const { status } = await bodies.readControl(c, bodies.reviewBody)
      const { id, publishedAt } = await findRow(reviewList(store), pathId(c))
      const isPublished = status === 'TRUE'
      const since = isPublished ? (publishedAt ?? deps.clock.now().getTime()) : publishedAt
      await store.db
        .update(productReviews)
        .set({ status, isPublished, publishedAt: since })
        .where(eq(productReviews.id, id))
      deps.contentChanged?.('product/review')
      return c.json({ id, status })
    })
    .post('/comments/:id{[0-9]+}', async (c) => {
      const { isApproved } = await bodies.readControl(c, bodies.commentBody)
      const { id, user, post, ...before } = await findRow(commentList(store), pathId(c))
      await store.db.update(blogComments).set({ isApproved }).where(eq(blogComments.id, id))
      deps.contentChanged?.('blog/comment')
      if (isApproved && !before.isApproved) {
        const message = notificationMessages.commentApproved(await lessonPath(store, post))
        await sendNotification(deps, user, message)
      }
      return c.json({ id, isApproved })
    })
    .post('/orders/:id{[0-9]+}', async (c) => {
      const { status, paymentStatus } = await bodies.readControl(c, bodies.orderBody)
      const order = await findRow(orderList(store), pathId(c))
      if (status) await changeOrderStatus(deps, order, status)
      if (paymentStatus) await setPaymentStatus(deps, order, paymentStatus)
      return c.json({ id: order.id, status, paymentStatus })
    })
    .post('/orders/:id{[0-9]+}/complete', async (c) => {
      await bodies.readControl(c, bodies.emptyBody)
      const order = await findRow(orderList(store), pathId(c))
      await completeOrder(deps, order)
      return c.json({ id: order.id, status: 'COMPLETED' })
    })
    .post('/notifications', async (c) => {
      const { email, ...message } = await bodies.readControl(c, bodies.notificationBody)
      const id = await sendNotification(deps, await accountIdOf(store, email), message)
      return c.json({ id }, 201)
    })
    .post('/belongings', async (c) => {
      const { email, ...counts } = await bodies.readControl(c, bodies.recordsBody)
      await addManyRecords(deps, await accountIdOf(store, email), counts)
      return c.json(counts, 201)
    })
}

async function accountIdOf(store: Store, email: string): Promise<number> {
  const account = await accountByEmail(store, email)
  if (!account) throw detailError(404, answerMessages.notFound)
  return account.id
}
