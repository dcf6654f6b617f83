import * as notifications from '#contract/endpoints/notifications'
import * as upstream from '#upstream/endpoints/notifications'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { deleteMine, mine, readPage, requireMine } from '../http/visible'

const removal = { read: upstream.readNotification, remove: upstream.removeNotification }

export function notificationRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(notifications.listNotificationsOf, ({ c, member, endpoint }) => {
    const list = { params: { me: member.userId }, visible: mine }
    return readPage(c, member, endpoint, upstream.listNotifications, list)
  })

  route(notifications.countUnseen, ({ member }) => member.ask(upstream.countUnseen))

  route(notifications.readNotification, ({ member, id }) =>
    member.ask(upstream.readNotification, { params: { id }, visible: mine }),
  )

  route(notifications.changeNotification, async ({ member, id, body }) => {
    await requireMine(member, upstream.readNotification, id)
    return member.ask(upstream.changeNotification, { params: { id }, body, visible: mine })
  })

  route(notifications.removeNotification, ({ member, id }) => deleteMine(member, removal, id))

  route(notifications.markAllSeen, ({ member }) => member.ask(upstream.markAllSeen))
  route(notifications.markSeen, ({ member, body }) => member.ask(upstream.markSeen, { body }))
  route(notifications.markAllUnseen, ({ member }) => member.ask(upstream.markAllUnseen))
  route(notifications.markUnseen, ({ member, body }) => member.ask(upstream.markUnseen, { body }))

  return routes
}
