import { and, eq, inArray } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { notifications, notificationUsers } from '../database/tables/notifications'
import { accountByToken, type BearerEnv, signedIn } from '../lib/access-tokens'
import { answerList } from '../lib/answer-list'
import { ApiError, detailError, fieldErrors } from '../lib/api-error'
import { idField } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { queryParams } from '../lib/list-params'
import { findRow } from '../lib/list-source'
import { answerMessages } from '../lib/messages'
import { filterConditions, isBoolean } from '../lib/query-filters'
import { idListFromBody, readBody } from '../lib/read-body'
import { noNotificationsMessage } from './messages'
import { notificationAnswer, notificationUserAnswer, notificationUserList } from './queries'

/**
 * `/notification/ids`: texts of notifications by ids, without authentication; 404 when none is
 * known.
 */
export function notificationRoutes({ store }: RouteDeps) {
  return new Hono().post('/ids', async (c) => {
    const ids = await idListFromBody(c, 'ids')
    const rows = await store.db.select().from(notifications).where(inArray(notifications.id, ids))
    if (rows.length === 0) throw new ApiError(404, { error: noNotificationsMessage })
    return c.json(rows.map(notificationAnswer))
  })
}

const seenBody = z.object({ seen: z.boolean().optional(), notification: idField.optional() })

/** The caller of a bulk update, which answers 401 with `{ error }`. */
function markingUser(c: Context<BearerEnv>): number {
  const caller = c.get('account')
  if (caller) return caller.id
  throw new ApiError(401, { error: answerMessages.noToken }, { 'www-authenticate': 'Bearer' })
}

/**
 * `/notification/user`: copies of notifications and their seen state. As in the real API any
 * signed-in user can access any copy, and bulk updates store no time.
 */
export function notificationUserRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const { id, user, seen } = notificationUsers
  const list = notificationUserList(deps.store)

  async function requestedCopy(c: Context<BearerEnv>) {
    signedIn(c)
    return findRow(list, pathId(c))
  }
  const markAll = (value: boolean) => async (c: Context<BearerEnv>) => {
    await db
      .update(notificationUsers)
      .set({ seen: value })
      .where(eq(user, markingUser(c)))
    return c.json({ success: true })
  }
  const markSome = (value: boolean) => async (c: Context<BearerEnv>) => {
    const mine = eq(user, markingUser(c))
    const ids = await idListFromBody(c, 'notificationUserIds')
    await db
      .update(notificationUsers)
      .set({ seen: value })
      .where(and(mine, inArray(id, ids)))
    return c.json({ success: true })
  }

  return new Hono<BearerEnv>()
    .get('/', (c) => {
      signedIn(c)
      const where = filterConditions(queryParams(c.req.url), { seen: isBoolean(seen) })
      return answerList(c, list, where, (rows) => rows.map(notificationUserAnswer))
    })
    .get('/unseen_count', async (c) => {
      const mine = and(eq(user, signedIn(c).id), eq(seen, false))
      const count = await db.$count(notificationUsers, mine)
      return count === 0 ? c.body(null, 204) : c.json({ count })
    })
    .post('/mark_all_as_seen', markAll(true))
    .post('/mark_all_as_unseen', markAll(false))
    .post('/mark_as_seen', markSome(true))
    .post('/mark_as_unseen', markSome(false))
    .get('/:id{[0-9]+}', async (c) => c.json(notificationUserAnswer(await requestedCopy(c))))
    .patch('/:id{[0-9]+}', async (c) => {
      const row = await requestedCopy(c)
      const body = await readBody(c, seenBody)
      // The real API looks the notification up among its copies.
      const named = body.notification
      if (named !== undefined && (await db.$count(notificationUsers, eq(id, named))) === 0) {
        throw fieldErrors({ notification: [answerMessages.noSuch(named)] })
      }
      const now = deps.clock.now().getTime()
      const isSeen = body.seen ?? row.seen
      await db
        .update(notificationUsers)
        .set({ seen: isSeen, seenAt: isSeen ? now : null, updatedAt: now })
        .where(eq(id, row.id))
      return c.json(notificationUserAnswer(await findRow(list, row.id)))
    })
    .delete('/:id{[0-9]+}', async (c) => {
      const row = await requestedCopy(c)
      await db.delete(notificationUsers).where(eq(id, row.id))
      return c.body(null, 204)
    })
}

/** Path of the web socket. */
const socketPath = '/ws/notifications/'

/**
 * Authorises a web socket before the handshake: 200 with the user id, else the handshake is
 * refused. Requires the origin of the site and an access token; the vulnerability of the real API,
 * which trusts a bare `user_id`, is not copied.
 */
export function socketRoutes(deps: RouteDeps) {
  return new Hono().get(socketPath, async (c) => {
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
      throw new ApiError(426, { detail: answerMessages.notFound }, { upgrade: 'websocket' })
    }
    if (!deps.live.isOpen) throw detailError(503, answerMessages.broken)
    if (c.req.header('origin') !== new URL(deps.siteUrl).origin) throw forbidden()
    const { access_token: access, session_token: session, user_id: named } = c.req.query()
    const token = access || session
    const account = token ? await accountByToken(deps, token) : null
    if (!account || (named && named !== String(account.id))) throw forbidden()
    return c.json({ user: account.id })
  })
}

const forbidden = () => detailError(403, answerMessages.forbidden)
