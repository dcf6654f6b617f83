import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { subscriptions, subscriptionTopics } from '../database/tables/newsletter'
import { accountOf } from '../lib/accounts'
import { ApiError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { userOf } from './mail-links'

/** What the links in mails open at the API, without signing in. Each GET acts. */
export function newsletterLinkRoutes(deps: RouteDeps) {
  const { store, clock } = deps
  const { db } = store
  const { id, user, topic, status, confirmationToken } = subscriptions

  /** Leaves one topic or all; how many there were, and the name of the last one. */
  async function leave(owner: number, slug: string | undefined) {
    const ofTopic = slug === undefined ? undefined : eq(subscriptionTopics.slug, slug)
    const left = await db
      .select({ id, name: subscriptionTopics.translations })
      .from(subscriptions)
      .innerJoin(subscriptionTopics, eq(subscriptionTopics.id, topic))
      .where(and(eq(user, owner), eq(status, 'ACTIVE'), ofTopic))
    const now = clock.now().getTime()
    const over = { status: 'UNSUBSCRIBED', unsubscribedAt: now, updatedAt: now } as const
    for (const one of left) await db.update(subscriptions).set(over).where(eq(id, one.id))
    return { count: left.length, topic: left.at(-1)?.name.el?.name ?? '' }
  }

  async function answerLeaving(token: string, slug?: string) {
    const owner = userOf(deps, token)
    const account = owner === null ? undefined : await accountOf(store, owner)
    if (!account) throw new ApiError(400, { error: 'Invalid unsubscribe link' })
    const { count, topic: name } = await leave(account.user.id, slug)
    if (count === 0) return { message: 'Already unsubscribed', topicSlug: slug ?? '' }
    const { email } = account.user
    return { message: 'Successfully unsubscribed', topic: name, userEmail: email, count }
  }

  return new Hono()
    .get('/subscription/confirm/:token', async (c) => {
      const [found] = await db
        .select({ id, name: subscriptionTopics.translations })
        .from(subscriptions)
        .innerJoin(subscriptionTopics, eq(subscriptionTopics.id, topic))
        .where(and(eq(confirmationToken, c.req.param('token')), eq(status, 'PENDING')))
      if (!found) throw new ApiError(400, { error: 'Invalid or expired confirmation link.' })
      const updatedAt = clock.now().getTime()
      const confirmed = { status: 'ACTIVE', confirmationToken: '', updatedAt } as const
      await db.update(subscriptions).set(confirmed).where(eq(id, found.id))
      return c.json({ status: 'confirmed', topic: found.name.el?.name ?? '' })
    })
    .get('/unsubscribe/:token', async (c) => c.json(await answerLeaving(c.req.param('token'))))
    .get('/unsubscribe/:token/:slug', async (c) =>
      c.json(await answerLeaving(c.req.param('token'), c.req.param('slug'))),
    )
}
