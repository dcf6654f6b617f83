import { inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import { ApiError } from '../answers/api-error'
import { notificationAnswer } from '../answers/notification-answers'
import { askedIds } from '../routes/asked-ids'
import { accountWords } from '../seed/account-words'
import type { RouteParts } from '../stand-in-parts'
import { notifications } from '../store/notification-tables'

/** `/notification/ids`: what was said, for whoever knows the ids; 404 where none is known (2.10). */
export function notificationRoutes({ store }: RouteParts) {
  return new Hono().post('/ids', async (c) => {
    const ids = await askedIds(c, 'ids')
    const rows = await store.db.select().from(notifications).where(inArray(notifications.id, ids))
    if (rows.length === 0) throw new ApiError(404, { error: accountWords.noNotifications })
    return c.json(rows.map(notificationAnswer))
  })
}
