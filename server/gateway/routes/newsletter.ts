import * as z from 'zod/mini'
import type { NewsletterProblem, NewsletterTopic } from '#contract/account/newsletter'
import * as endpoints from '#contract/endpoints/newsletter'
import { rowsOf } from '#upstream/api'
import * as upstream from '#upstream/endpoints/newsletter'
import type { Subscription, Topic } from '#upstream/newsletter'
import { readRows } from '#upstream/rows'
import type { Api, Member } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { GatewayError } from '../lib/gateway-error'
import { type MailRates, tooManyMails } from '../middleware/mail-limits'
import type { SharedState } from '../shared/shared-state'
import { parse } from '../upstream/read-answer'

const dayMs = 24 * 60 * 60_000
/** Mails that ask a member to confirm, within a day. */
const mostMails = 10

interface Tools {
  config: { rates: MailRates }
  shared: Pick<SharedState, 'window'>
  api: Api
}

/**
 * What we may write about. Joining asks by mail each time: the API would not ask those who have left
 * before, so that their old subscription is removed first
 * ([decision 72](../../../docs/decisions/0072-joining-asks-by-mail-each-time.md)).
 */
export function newsletterRoutes({ api, config, shared }: Tools) {
  const { routes, route } = createRoutes(api)
  const { enabled, rememberedClients: remembered } = config.rates
  const mails = shared.window('newsletter-mails', { most: mostMails, windowMs: dayMs, remembered })

  route(endpoints.listTopics, async ({ member }) => {
    const [topics, own] = await readTopics(member)
    const closed = own.rows
      .filter(({ topic, status }) => isOn(status) && !topics.some(({ id }) => id === topic))
      .flatMap(({ topicDetails }) => topicDetails ?? [])
    return [...topics, ...closed]
      .map((topic) => shownTopic(topic, own))
      .filter(({ state, isOpen }) => isOpen || state !== 'out')
  })

  route(endpoints.joinTopic, async ({ member, id, body: { again } }) => {
    const [topics, own] = await readTopics(member)
    const topic = topics.find((one) => String(one.id) === id)
    if (!topic) throw new GatewayError(404)
    const { state, isOpen } = shownTopic(topic, own)
    if (state === 'in' || (state === 'waiting' && !again)) return { state }
    if (!isOpen) throw problem(409, 'topicClosed')
    if (state === 'unknown') throw unread()
    const { waitMs } = enabled ? await mails.add(`${member.userId}`) : { waitMs: null }
    if (waitMs !== null) throw tooManyMails(waitMs)
    await removeFrom(member, own, topic.id)
    return subscribe(member, topic)
  })

  route(endpoints.leaveTopic, async ({ member, id }) => {
    const own = await ownOf(member)
    if (own.isPart && !own.rows.some(isOf(Number(id)))) throw unread()
    await removeFrom(member, own, Number(id))
  })

  route(endpoints.confirmSubscription, async ({ c, body: { token } }) => {
    const call = api.asGuest(c).ask(upstream.confirmByLink, { params: { token } })
    return call.catch(explainLink)
  })

  route(endpoints.leaveByLink, async ({ c, body: { token, topic } }) => {
    const guest = api.asGuest(c)
    const call =
      topic === undefined
        ? guest.ask(upstream.leaveAllByLink, { params: { token } })
        : guest.ask(upstream.leaveTopicByLink, { params: { token, topic } })
    const { count = 0, topic: name = '' } = await call.catch(explainLink)
    return { count, topic: topic === undefined ? '' : name }
  })

  return routes
}

/** A member's subscriptions. */
interface Own {
  rows: readonly Subscription[]
  /** Others cannot be read: they may be of any topic. */
  isPart: boolean
}

const anyRows = z.array(z.unknown())
const ofSomebody = z.object({ user: z.number() })

async function ownOf(member: Member): Promise<Own> {
  const rows = parse(anyRows, rowsOf(await member.askRaw(upstream.listSubscriptions)))
  const own = rows.filter((row) => {
    const { data } = z.safeParse(ofSomebody, row)
    return !data || data.user === member.userId
  })
  const read = readRows(upstream.listSubscriptions.rows, own)
  member.reportRows(read)
  return { rows: read.items, isPart: read.items.length < own.length }
}

const readTopics = (member: Member) => Promise.all([member.ask(upstream.listTopics), ownOf(member)])

/** The API's 400 says that another tab or device was faster. */
async function subscribe(member: Member, topic: Topic) {
  try {
    const { status } = await member.ask(upstream.subscribe, { params: { id: topic.id } })
    return { state: states[status] }
  } catch (error) {
    if (!(error instanceof GatewayError) || error.status !== 400) throw error
    const { state } = shownTopic(topic, await ownOf(member))
    if (state === 'out' || state === 'unknown') throw error
    return { state }
  }
}

const states = {
  ACTIVE: 'in',
  PENDING: 'waiting',
  UNSUBSCRIBED: 'out',
  BOUNCED: 'bounced',
  UNKNOWN: 'unknown',
} as const satisfies Record<Subscription['status'], NewsletterTopic['state']>

const isOn = (status: Subscription['status']) => states[status] !== 'out'

/** A topic that would not ask for confirmation is closed, too. */
function shownTopic(topic: Topic, own: Own): NewsletterTopic {
  const { id, translations, isActive, requiresConfirmation } = topic
  return {
    ...{ id, translations, isOpen: isActive && requiresConfirmation },
    state: stateOf(id, own),
  }
}

const isOf = (topic: number) => (one: Subscription) => one.topic === topic

/** Who may be in a topic never passes for being out of it. */
function stateOf(topic: number, { rows, isPart }: Own): NewsletterTopic['state'] {
  const subscribed = rows.find(isOf(topic))
  if (subscribed) return states[subscribed.status]
  return isPart ? 'unknown' : 'out'
}

const unread = () => new GatewayError(502, { reason: 'a subscription cannot be read' })

/** 404 where another device was faster: it is done. */
async function removeFrom(member: Member, { rows }: Own, topic: number) {
  for (const { id } of rows.filter(isOf(topic))) {
    await member.askIfAny(upstream.removeSubscription, { params: { id } })
  }
}

function explainLink(error: unknown): never {
  if (error instanceof GatewayError && error.status === 400) throw problem(400, 'linkOver')
  throw error
}

function problem(status: 400 | 409, code: NewsletterProblem): GatewayError {
  return new GatewayError(status, { data: { code }, reason: code })
}
