import type { NewsletterProblem, NewsletterTopic } from '#contract/account/newsletter'
import * as endpoints from '#contract/endpoints/newsletter'
import * as upstream from '#upstream/endpoints/newsletter'
import type { Subscription, Topic } from '#upstream/newsletter'
import type { Api, Member } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { mine, wholeListOf } from '../http/visible'
import { GatewayError } from '../lib/gateway-error'
import { type MailRates, tooManyMails } from '../middleware/mail-limits'
import type { SharedState } from '../shared/shared-state'

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
    const closed = own
      .filter(({ topic, status }) => isOn(status) && !topics.some(({ id }) => id === topic))
      .map(({ topicDetails }) => topicDetails)
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
    const { waitMs } = enabled ? await mails.add(`${member.userId}`) : { waitMs: null }
    if (waitMs !== null) throw tooManyMails(waitMs)
    await removeFrom(member, own, topic.id)
    return subscribe(member, topic)
  })

  route(endpoints.leaveTopic, async ({ member, id }) => {
    await removeFrom(member, await ownOf(member), Number(id))
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

/** @throws GatewayError 502 where one cannot be read: who is in a topic would pass for being out of it */
async function ownOf(member: Member): Promise<Subscription[]> {
  const { listSubscriptions } = upstream
  return wholeListOf(listSubscriptions.rows, mine)(await member.askRaw(listSubscriptions), member)
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
    if (state === 'out') throw error
    return { state }
  }
}

const states = {
  ACTIVE: 'in',
  PENDING: 'waiting',
  UNSUBSCRIBED: 'out',
  BOUNCED: 'bounced',
} as const satisfies Record<Subscription['status'], NewsletterTopic['state']>

const isOn = (status: Subscription['status']) => states[status] !== 'out'

/** A topic that would not ask for confirmation is closed, too. */
function shownTopic(topic: Topic, own: readonly Subscription[]): NewsletterTopic {
  const { id, translations, isActive, requiresConfirmation } = topic
  const subscribed = own.find((one) => one.topic === id)
  return {
    ...{ id, translations, isOpen: isActive && requiresConfirmation },
    state: subscribed ? states[subscribed.status] : 'out',
  }
}

/** 404 where another device was faster: it is done. */
async function removeFrom(member: Member, own: readonly Subscription[], topic: number) {
  for (const { id } of own.filter((one) => one.topic === topic)) {
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
