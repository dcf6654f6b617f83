import { Hono } from 'hono'
import { seenChange, seenMarks } from '#contract/notifications/notification'
import { marked, notificationEntry, unseenCount } from '#upstream/notification'
import type { RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { requireMember, requireOwner } from './api-caller'
import { booleanText, id, orderingOf, pageRules } from './query'
import { discardBody, readBody } from './read-request'
import { answerJson, answerPage, deleteMine, one, pageFrom } from './responses'
import { mine, requireMine } from './visibility'

/** Notifications of a person. */
export const notificationRoutes = new Hono<RouteEnv>()

const { pagination: _, ...pages } = pageRules
const notificationQuery = {
  seen: booleanText,
  ordering: orderingOf(['createdAt', 'seenAt']),
  ...pages,
}
const ownPage = pageFrom(notificationEntry, mine)
const ownEntry = one(notificationEntry, mine)

notificationRoutes.get(`/user/account/${id}/notifications`, async (c) => {
  const member = await requireOwner(c)
  const path = `/user/account/${member.userId}/notifications`
  return answerPage(c, member, { path, query: notificationQuery, parse: ownPage })
})

notificationRoutes.get('/notification/user/unseen-count', async (c) => {
  const member = await requireMember(c)
  const counted = await member.send('GET', '/notification/user/unseen_count')
  return answerJson(c, parse(unseenCount, counted))
})

notificationRoutes.get(`/notification/user/${id}`, async (c) => {
  const member = await requireMember(c)
  const entry = await member.send('GET', `/notification/user/${c.req.param('id')}`)
  return answerJson(c, ownEntry(entry, member))
})

notificationRoutes.patch(`/notification/user/${id}`, async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, seenChange)
  requireMine(await member.send('GET', `/notification/user/${c.req.param('id')}`), member)
  const entry = await member.send('PATCH', `/notification/user/${c.req.param('id')}`, { body })
  return answerJson(c, ownEntry(entry, member))
})

notificationRoutes.delete(`/notification/user/${id}`, (c) =>
  deleteMine(c, `/notification/user/${c.req.param('id')}`),
)

notificationRoutes.post('/notification/user/mark-all-as-seen', async (c) => {
  const member = await requireMember(c)
  await discardBody(c)
  const answer = await member.send('POST', '/notification/user/mark_all_as_seen')
  return answerJson(c, parse(marked, answer))
})

notificationRoutes.post('/notification/user/mark-as-seen', async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, seenMarks)
  const answer = await member.send('POST', '/notification/user/mark_as_seen', { body })
  return answerJson(c, parse(marked, answer))
})

notificationRoutes.post('/notification/user/mark-all-as-unseen', async (c) => {
  const member = await requireMember(c)
  await discardBody(c)
  const answer = await member.send('POST', '/notification/user/mark_all_as_unseen')
  return answerJson(c, parse(marked, answer))
})

notificationRoutes.post('/notification/user/mark-as-unseen', async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, seenMarks)
  const answer = await member.send('POST', '/notification/user/mark_as_unseen', { body })
  return answerJson(c, parse(marked, answer))
})
