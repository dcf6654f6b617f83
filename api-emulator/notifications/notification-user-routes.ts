import { and, eq, inArray } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { ApiError, fieldErrors } from '../answers/api-error'
import { notificationUserAnswer } from '../answers/notification-answers'
import { type BearerEnv, signedIn } from '../auth/bearer-accounts'
import { idField } from '../bodies/body-fields'
import { readBody } from '../bodies/read-body'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { conditionsOf, isTruth } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { askedIds } from '../routes/asked-ids'
import { findRow } from '../routes/find-row'
import { pathId } from '../routes/path-id'
import { answerMessages } from '../seed/answer-words'
import { notificationUserList } from '../store/notification-queries'
import { notificationUsers } from '../store/notification-tables'

const seenBody = z.object({ seen: z.boolean().optional(), notification: idField.optional() })

/** Who calls; the calls that mark several answer 401 with `{ error }`. */
function marker(c: Context<BearerEnv>): number {
  const caller = c.get('account')
  if (caller) return caller.id
  throw new ApiError(401, { error: answerMessages.noToken }, { 'www-authenticate': 'Bearer' })
}

/**
 * `/notification/user`: who was told what, and whether they saw it. As in the real API a single one
 * is anybody's who is signed in, and marking several keeps no time.
 */
export function notificationUserRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const { id, user, seen } = notificationUsers
  const list = notificationUserList(deps.store)

  async function askedFor(c: Context<BearerEnv>) {
    signedIn(c)
    return findRow(list, pathId(c))
  }
  const markAll = (value: boolean) => async (c: Context<BearerEnv>) => {
    await db
      .update(notificationUsers)
      .set({ seen: value })
      .where(eq(user, marker(c)))
    return c.json({ success: true })
  }
  const markSome = (value: boolean) => async (c: Context<BearerEnv>) => {
    const mine = eq(user, marker(c))
    const ids = await askedIds(c, 'notificationUserIds')
    await db
      .update(notificationUsers)
      .set({ seen: value })
      .where(and(mine, inArray(id, ids)))
    return c.json({ success: true })
  }

  return new Hono<BearerEnv>()
    .get('/', (c) => {
      signedIn(c)
      const where = conditionsOf(queryWords(c.req.url), { seen: isTruth(seen) })
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
    .get('/:id{[0-9]+}', async (c) => c.json(notificationUserAnswer(await askedFor(c))))
    .patch('/:id{[0-9]+}', async (c) => {
      const row = await askedFor(c)
      const body = await readBody(c, seenBody)
      // The real API looks a notification up among the copies of it.
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
      const row = await askedFor(c)
      await db.delete(notificationUsers).where(eq(id, row.id))
      return c.body(null, 204)
    })
}
