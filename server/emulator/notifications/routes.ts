import { and, eq, inArray } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { notifications, notificationUsers } from '../database/tables/notifications'
import { type BearerEnv, signedIn } from '../lib/access-tokens'
import { ApiError, noSuchRecord } from '../lib/api-error'
import { idField } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { findRow } from '../lib/list-source'
import { idListFromBody, readBody } from '../lib/read-body'
import { entryAnswer, entryList, notificationAnswer } from './queries'

/** `/notification/ids`: the caller's notifications by their ids; 404 when there is none. */
export function notificationRoutes({ store, siteUrl }: RouteDeps) {
  return new Hono<BearerEnv>().post('/ids', async (c) => {
    const { id } = signedIn(c)
    const ids = await idListFromBody(c, 'ids')
    const rows = await store.db
      .selectDistinct({ row: notifications })
      .from(notifications)
      .innerJoin(notificationUsers, eq(notificationUsers.notification, notifications.id))
      .where(and(eq(notificationUsers.user, id), inArray(notifications.id, ids)))
    if (rows.length === 0) {
      throw new ApiError(404, { error: 'No notifications found for the provided ids.' })
    }
    return c.json(rows.map(({ row }) => notificationAnswer(row, siteUrl)))
  })
}

const seenBody = z.object({ seen: z.boolean().optional() })
const marksBody = z.object({ notificationUserIds: z.array(idField) })

/** `/notification/user`: the caller's copies of notifications and their seen state. */
export function notificationUserRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const { id, user, seen } = notificationUsers
  const list = entryList(deps.store)

  async function requestedEntry(c: Context<BearerEnv>) {
    const caller = signedIn(c)
    const row = await findRow(list, pathId(c), noSuchRecord('NotificationUser'))
    if (row.user !== caller.id) throw noSuchRecord('NotificationUser')
    return row
  }
  const stateOf = (isSeen: boolean) => ({
    seen: isSeen,
    seenAt: isSeen ? deps.clock.now().getTime() : null,
  })
  const markAll = (isSeen: boolean) => async (c: Context<BearerEnv>) => {
    const others = and(eq(user, signedIn(c).id), eq(seen, !isSeen))
    await db.update(notificationUsers).set(stateOf(isSeen)).where(others)
    return c.json({ success: true })
  }
  const markSome = (isSeen: boolean) => async (c: Context<BearerEnv>) => {
    const mine = eq(user, signedIn(c).id)
    const { notificationUserIds } = await readBody(c, marksBody)
    if (notificationUserIds.length === 0) {
      throw new ApiError(400, { error: 'No notification user ids provided.', success: false })
    }
    await db
      .update(notificationUsers)
      .set(stateOf(isSeen))
      .where(and(mine, inArray(id, notificationUserIds)))
    return c.json({ success: true })
  }

  return new Hono<BearerEnv>()
    .get('/unseen_count', async (c) => {
      const mine = and(eq(user, signedIn(c).id), eq(seen, false))
      return c.json({ count: await db.$count(notificationUsers, mine) })
    })
    .post('/mark_all_as_seen', markAll(true))
    .post('/mark_all_as_unseen', markAll(false))
    .post('/mark_as_seen', markSome(true))
    .post('/mark_as_unseen', markSome(false))
    .get('/:id{[0-9]+}', async (c) => c.json(entryAnswer(await requestedEntry(c), deps.siteUrl)))
    .patch('/:id{[0-9]+}', async (c) => {
      const row = await requestedEntry(c)
      const body = await readBody(c, seenBody)
      const updatedAt = deps.clock.now().getTime()
      await db
        .update(notificationUsers)
        .set({ ...stateOf(body.seen ?? row.seen), updatedAt })
        .where(eq(id, row.id))
      return c.json(entryAnswer(await findRow(list, row.id), deps.siteUrl))
    })
    .delete('/:id{[0-9]+}', async (c) => {
      const row = await requestedEntry(c)
      await db.delete(notificationUsers).where(eq(id, row.id))
      return c.body(null, 204)
    })
}
