import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { subscriptions, subscriptionTopics, type TopicRow } from '../database/tables/newsletter'
import { type BearerEnv, signedIn } from '../lib/access-tokens'
import { accountOf } from '../lib/accounts'
import { answerList } from '../lib/answer-list'
import { detailError, noSuchRecord } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { queryParams } from '../lib/list-params'
import { findRow } from '../lib/list-source'
import { newStamps } from '../lib/new-stamps'
import { filterConditions, isNumber, isText } from '../lib/query-filters'
import { randomAccessToken } from '../lib/random-codes'
import { sendMail } from '../outbox/send-mail'
import { confirmationLink } from './mail-links'
import { subscriptionAnswer, subscriptionList, topicAnswer, topicList } from './queries'

/** `/user/subscription/topic`: what one can be written to about. */
export function topicRoutes(deps: RouteDeps) {
  const { store } = deps
  const { db } = store
  const list = topicList(store)
  const offered = eq(subscriptionTopics.isActive, true)

  async function wanted(c: Context<BearerEnv>): Promise<TopicRow> {
    const topic = await findRow(list, pathId(c), noSuchRecord('SubscriptionTopic'))
    if (!topic.isActive) throw noSuchRecord('SubscriptionTopic')
    return topic
  }
  async function ownIn(topic: TopicRow, user: number) {
    const same = and(eq(subscriptions.user, user), eq(subscriptions.topic, topic.id))
    const [row] = await db.select().from(subscriptions).where(same)
    return row
  }

  /** A failed mail does not undo the subscription. */
  async function askByMail(user: number, topic: TopicRow, token: string): Promise<void> {
    const account = await accountOf(store, user)
    if (!account) return
    const name = topic.translations.el?.name ?? topic.slug
    const link = confirmationLink(deps, token)
    const mail = { kind: 'confirmSubscription', topic: name, link } as const
    await sendMail(deps, account.user.email, mail).catch(deps.report)
  }

  return new Hono<BearerEnv>()
    .get('/', (c) => {
      signedIn(c)
      return answerList(c, list, offered, (rows) =>
        Promise.all(rows.map((row) => topicAnswer(store, row))),
      )
    })
    .post('/:id{[0-9]+}/subscribe', async (c) => {
      const { id: user } = signedIn(c)
      const topic = await wanted(c)
      const own = await ownIn(topic, user)
      if (own?.status === 'ACTIVE') throw detailError(400, 'Already subscribed to this topic.')
      if (own?.status === 'PENDING') throw detailError(400, 'Subscription pending confirmation.')
      const now = deps.clock.now().getTime()
      if (own) {
        // Who has left once is asked no second time.
        const anew = { status: 'ACTIVE', unsubscribedAt: null, updatedAt: now } as const
        await db.update(subscriptions).set(anew).where(eq(subscriptions.id, own.id))
        return c.json(await subscriptionAnswer(store, { ...own, ...anew }))
      }
      const asks = topic.requiresConfirmation
      const confirmationToken = asks ? randomAccessToken(deps) : ''
      const [made] = await db
        .insert(subscriptions)
        .values({
          ...{ user, topic: topic.id, confirmationToken, subscribedAt: now, unsubscribedAt: null },
          ...{ status: asks ? 'PENDING' : 'ACTIVE', ...newStamps(deps) },
        })
        .returning()
      if (asks) await askByMail(user, topic, confirmationToken)
      return c.json(made ? await subscriptionAnswer(store, made) : {}, 201)
    })
}

/** `/user/subscription`: the caller's own. */
export function subscriptionRoutes({ store }: RouteDeps) {
  const { id, user, topic, status } = subscriptions
  const list = subscriptionList(store)
  const filters = { topic: isNumber(topic), status: isText(status) }

  async function own(c: Context<BearerEnv>) {
    const caller = signedIn(c)
    const row = await findRow(list, pathId(c), noSuchRecord('UserSubscription'))
    if (row.user !== caller.id) throw noSuchRecord('UserSubscription')
    return row
  }

  return new Hono<BearerEnv>()
    .get('/', (c) => {
      const mine = eq(user, signedIn(c).id)
      const where = and(mine, filterConditions(queryParams(c.req.url), filters))
      return answerList(c, list, where, (rows) =>
        Promise.all(rows.map((row) => subscriptionAnswer(store, row))),
      )
    })
    .get('/:id{[0-9]+}', async (c) => c.json(await subscriptionAnswer(store, await own(c))))
    .delete('/:id{[0-9]+}', async (c) => {
      const row = await own(c)
      await store.db.delete(subscriptions).where(eq(id, row.id))
      return c.body(null, 204)
    })
}
