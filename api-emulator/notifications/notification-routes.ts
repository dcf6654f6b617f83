import { inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import { ApiError } from '../answers/api-error'
import { notificationAnswer } from '../answers/notification-answers'
import type { RouteDeps } from '../dependencies'
import { askedIds } from '../routes/asked-ids'
import { accountMessages } from '../seed/account-words'
import { notifications } from '../store/notification-tables'

/** `/notification/ids`: what was said, for whoever knows the ids; 404 where none is known (2.10). */
export function notificationRoutes({ store }: RouteDeps) {
  return new Hono().post('/ids', async (c) => {
    const ids = await askedIds(c, 'ids')
    const rows = await store.db.select().from(notifications).where(inArray(notifications.id, ids))
    if (rows.length === 0) throw new ApiError(404, { error: accountMessages.noNotifications })
    return c.json(rows.map(notificationAnswer))
  })
}
