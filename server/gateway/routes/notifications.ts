import * as notifications from '#contract/endpoints/notifications'
import { marked, notificationEntry, unseenCount } from '#upstream/notification'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { deleteMine, mine, one, pageFrom, readPage, requireMine } from '../http/visible'
import { parse } from '../upstream/read-answer'

const ownPage = pageFrom(notificationEntry, mine)
const ownEntry = one(notificationEntry, mine)

export function notificationRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(notifications.listNotificationsOf, ({ c, member, endpoint }) => {
    const path = `/user/account/${member.userId}/notifications`
    return readPage(c, member, endpoint, { path, parse: ownPage })
  })

  route(notifications.countUnseen, async ({ member }) =>
    parse(unseenCount, await member.send('GET', '/notification/user/unseen_count')),
  )

  route(notifications.readNotification, async ({ member, id }) =>
    ownEntry(await member.send('GET', `/notification/user/${id}`), member),
  )

  route(notifications.changeNotification, async ({ member, id, body }) => {
    const path = `/notification/user/${id}`
    requireMine(await member.send('GET', path), member)
    return ownEntry(await member.send('PATCH', path, { body }), member)
  })

  route(notifications.removeNotification, ({ member, id }) =>
    deleteMine(member, `/notification/user/${id}`),
  )

  route(notifications.markAllSeen, async ({ member }) =>
    parse(marked, await member.send('POST', '/notification/user/mark_all_as_seen')),
  )

  route(notifications.markSeen, async ({ member, body }) =>
    parse(marked, await member.send('POST', '/notification/user/mark_as_seen', { body })),
  )

  route(notifications.markAllUnseen, async ({ member }) =>
    parse(marked, await member.send('POST', '/notification/user/mark_all_as_unseen')),
  )

  route(notifications.markUnseen, async ({ member, body }) =>
    parse(marked, await member.send('POST', '/notification/user/mark_as_unseen', { body })),
  )

  return routes
}
