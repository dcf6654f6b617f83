import { Hono } from 'hono'
import { seenChange, seenMarks } from '#contract/notifications/notification'
import { marked, notificationEntry, unseenCount } from '#upstream/notification'
import { answerJson } from '../http/answer'
import type { Api } from '../http/api'
import { booleanText, id, orderingOf, pageRules } from '../http/query'
import { discardBody, readBody } from '../http/read-request'
import type { RouteEnv } from '../http/route-env'
import { answerPage, deleteMine, mine, one, pageFrom, requireMine } from '../http/visible'
import { parse } from '../upstream/read-answer'

const { pagination: _, ...pages } = pageRules
const notificationQuery = {
  seen: booleanText,
  ordering: orderingOf(['createdAt', 'seenAt']),
  ...pages,
}
const ownPage = pageFrom(notificationEntry, mine)
const ownEntry = one(notificationEntry, mine)

export function notificationRoutes({ api }: { api: Api }): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()

  routes.get(`/user/account/${id}/notifications`, async (c) => {
    const member = await api.requireOwner(c)
    const path = `/user/account/${member.userId}/notifications`
    return answerPage(c, member, { path, query: notificationQuery, parse: ownPage })
  })

  routes.get('/notification/user/unseen-count', async (c) => {
    const member = await api.requireMember(c)
    const counted = await member.send('GET', '/notification/user/unseen_count')
    return answerJson(c, parse(unseenCount, counted))
  })

  routes.get(`/notification/user/${id}`, async (c) => {
    const member = await api.requireMember(c)
    const entry = await member.send('GET', `/notification/user/${c.req.param('id')}`)
    return answerJson(c, ownEntry(entry, member))
  })

  routes.patch(`/notification/user/${id}`, async (c) => {
    const member = await api.requireMember(c)
    const body = await readBody(c, seenChange)
    requireMine(await member.send('GET', `/notification/user/${c.req.param('id')}`), member)
    const entry = await member.send('PATCH', `/notification/user/${c.req.param('id')}`, { body })
    return answerJson(c, ownEntry(entry, member))
  })

  routes.delete(`/notification/user/${id}`, (c) =>
    deleteMine(api, c, `/notification/user/${c.req.param('id')}`),
  )

  routes.post('/notification/user/mark-all-as-seen', async (c) => {
    const member = await api.requireMember(c)
    await discardBody(c)
    const answer = await member.send('POST', '/notification/user/mark_all_as_seen')
    return answerJson(c, parse(marked, answer))
  })

  routes.post('/notification/user/mark-as-seen', async (c) => {
    const member = await api.requireMember(c)
    const body = await readBody(c, seenMarks)
    const answer = await member.send('POST', '/notification/user/mark_as_seen', { body })
    return answerJson(c, parse(marked, answer))
  })

  routes.post('/notification/user/mark-all-as-unseen', async (c) => {
    const member = await api.requireMember(c)
    await discardBody(c)
    const answer = await member.send('POST', '/notification/user/mark_all_as_unseen')
    return answerJson(c, parse(marked, answer))
  })

  routes.post('/notification/user/mark-as-unseen', async (c) => {
    const member = await api.requireMember(c)
    const body = await readBody(c, seenMarks)
    const answer = await member.send('POST', '/notification/user/mark_as_unseen', { body })
    return answerJson(c, parse(marked, answer))
  })

  return routes
}
