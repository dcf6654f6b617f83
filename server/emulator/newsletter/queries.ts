import { and, asc, desc, eq } from 'drizzle-orm'
import { athensTime } from '#contract/wire/athens-time'
import type { Store } from '../database/store'
import {
  type SubscriptionRow,
  subscriptions,
  subscriptionTopics,
  type TopicRow,
} from '../database/tables/newsletter'
import { sliceQuery, tableList } from '../lib/list-source'

const isActive = eq(subscriptions.status, 'ACTIVE')

/** Topics by their category; those that are switched off are in no list of topics. */
export function topicList(store: Store) {
  const { category, createdAt, updatedAt, slug, id } = subscriptionTopics
  return tableList(store, subscriptionTopics, {
    rows: (slice) => sliceQuery(store.db.select().from(subscriptionTopics).$dynamic(), slice),
    orderings: { category, createdAt, updatedAt, slug },
    defaultOrder: [asc(category), asc(id)],
  })
}

export function subscriptionList(store: Store) {
  const { subscribedAt, createdAt, updatedAt, status, id } = subscriptions
  return tableList(store, subscriptions, {
    rows: (slice) => sliceQuery(store.db.select().from(subscriptions).$dynamic(), slice),
    orderings: { subscribedAt, createdAt, updatedAt, status },
    defaultOrder: [desc(subscribedAt), desc(id)],
  })
}

/** A topic as the API sends it, with how many it has. */
export async function topicAnswer({ db }: Store, topic: TopicRow) {
  const { createdAt: _, updatedAt: __, ...row } = topic
  const inTopic = and(eq(subscriptions.topic, topic.id), isActive)
  return { ...row, subscriberCount: await db.$count(subscriptions, inTopic) }
}

/** A subscription as the API sends it. */
export async function subscriptionAnswer(store: Store, row: SubscriptionRow) {
  const { id, user, topic, status, subscribedAt, unsubscribedAt, createdAt, updatedAt } = row
  const [about] = await store.db
    .select()
    .from(subscriptionTopics)
    .where(eq(subscriptionTopics.id, topic))
  return {
    ...{ id, user, topic, status, metadata: {} },
    topicDetails: about && (await topicAnswer(store, about)),
    subscribedAt: athensTime(subscribedAt),
    unsubscribedAt: unsubscribedAt === null ? null : athensTime(unsubscribedAt),
    createdAt: athensTime(createdAt),
    updatedAt: athensTime(updatedAt),
  }
}
