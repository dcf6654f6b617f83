import { Hono } from 'hono'
import {
  notifications,
  notificationUser,
  seenChange,
  seenMarked,
  seenMarks,
  type UpstreamNotificationUser,
  unseenCount,
  upstreamNotificationUser,
} from '#contract/notifications/notification'
import { pageOf } from '#contract/wire/page'
import { GatewayError } from '../gateway-error'
import type { RouteContext, RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { isMissing, type Member, requireMember, requireOwner } from './api-caller'
import { booleanText, id, orderingOf, pageRules, readPageQuery } from './query'
import { discardBody, readBody } from './read-request'
import { answerJson, deleteMine, emptyPage, pageFrom } from './responses'
import { mine, requireMine } from './visibility'

/** Notifications of a person. */
export const notificationRoutes = new Hono<RouteEnv>()

const { pagination: _, ...pages } = pageRules
const notificationQuery = {
  seen: booleanText,
  ordering: orderingOf(['createdAt', 'seenAt']),
  ...pages,
}
const upstreamPage = pageOf(upstreamNotificationUser)
const shownPage = pageFrom(notificationUser)

notificationRoutes.get(`/user/account/${id}/notifications`, async (c) => {
  const member = await requireOwner(c)
  const query = readPageQuery(c, notificationQuery, 52)
  const answer = await member.send('GET', `/user/account/${member.userId}/notifications`, {
    query,
    whenMissing: emptyPage,
  })
  const page = parse(upstreamPage, answer)
  const own = page.results.filter((entry) => mine(entry, member))
  return answerJson(c, shownPage({ ...page, results: await withMessages(own, member) }, member))
})

notificationRoutes.get('/notification/user/unseen-count', async (c) => {
  const member = await requireMember(c)
  // The upstream answers without a body where nothing is unseen.
  const counted = (await member.send('GET', '/notification/user/unseen_count')) ?? { count: 0 }
  return answerJson(c, parse(unseenCount, counted))
})

notificationRoutes.get(`/notification/user/${id}`, async (c) => {
  const member = await requireMember(c)
  const entry = await member.send('GET', `/notification/user/${c.req.param('id')}`)
  return answerEntry(c, entry, member)
})

notificationRoutes.patch(`/notification/user/${id}`, async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, seenChange)
  requireMine(await member.send('GET', `/notification/user/${c.req.param('id')}`), member)
  const entry = await member.send('PATCH', `/notification/user/${c.req.param('id')}`, { body })
  return answerEntry(c, entry, member)
})

notificationRoutes.delete(`/notification/user/${id}`, (c) =>
  deleteMine(c, `/notification/user/${c.req.param('id')}`),
)

notificationRoutes.post('/notification/user/mark-all-as-seen', async (c) => {
  const member = await requireMember(c)
  await discardBody(c)
  const marked = await member.send('POST', '/notification/user/mark_all_as_seen')
  return answerJson(c, parse(seenMarked, marked))
})

notificationRoutes.post('/notification/user/mark-as-seen', async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, seenMarks)
  const marked = await member.send('POST', '/notification/user/mark_as_seen', { body })
  return answerJson(c, parse(seenMarked, marked))
})

notificationRoutes.post('/notification/user/mark-all-as-unseen', async (c) => {
  const member = await requireMember(c)
  await discardBody(c)
  const marked = await member.send('POST', '/notification/user/mark_all_as_unseen')
  return answerJson(c, parse(seenMarked, marked))
})

notificationRoutes.post('/notification/user/mark-as-unseen', async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, seenMarks)
  const marked = await member.send('POST', '/notification/user/mark_as_unseen', { body })
  return answerJson(c, parse(seenMarked, marked))
})

/**
 * One entry with its notification; 404 where it is another person's, or the notification is gone.
 */
async function answerEntry(c: RouteContext, answer: unknown, member: Member): Promise<Response> {
  const entry = parse(upstreamNotificationUser, answer)
  const [whole] = mine(entry, member) ? await withMessages([entry], member) : []
  if (!whole) throw new GatewayError(404)
  return answerJson(c, parse(notificationUser, whole))
}

/**
 * Entries with the notifications that they name; an entry whose notification is gone is left out.
 * The browser cannot make the call for them, as the upstream answers it for any id.
 */
async function withMessages(entries: readonly UpstreamNotificationUser[], member: Member) {
  const ids = [...new Set(entries.map(({ notification }) => notification))]
  const body = { ids }
  const known =
    ids.length === 0
      ? []
      : await member.send('POST', '/notification/ids', { body }).catch(noneFound)
  const messages = new Map(parse(notifications, known).map((message) => [message.id, message]))
  return entries.flatMap((entry) => {
    const notification = messages.get(entry.notification)
    return notification ? [{ ...entry, notification, notificationId: notification.id }] : []
  })
}

function noneFound(error: unknown): never[] {
  if (isMissing(error)) return []
  throw error
}
