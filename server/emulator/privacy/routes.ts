import { Hono } from 'hono'
import * as z from 'zod'
import { ownOrStaffAccount } from '../account/requested-account'
import { accountDeletions } from '../database/tables/privacy'
import { type BearerEnv, endAccessTokens } from '../lib/access-tokens'
import { detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { readBody } from '../lib/read-body'
import { sessionOfCookie } from '../lib/session-cookie'

const deletionWord = 'DELETE'
const deletionBody = z.object({
  confirmation: z.string().refine((word) => word === deletionWord, {
    error: 'Type DELETE exactly to confirm account deletion.',
  }),
})

/** How long an authentication counts as recent, in seconds. */
const recentSeconds = 300

/** `/user/account/{id}/delete_account`: an account is deleted by a worker, later. */
export function privacyRoutes(deps: RouteDeps) {
  return new Hono<BearerEnv>().post('/:id{[0-9]+}/delete_account', async (c) => {
    const { id } = await ownOrStaffAccount(c, deps.store)
    await readBody(c, deletionBody)
    const now = deps.clock.now().getTime()
    // The token says nothing of when its person signed in: the session's cookie does.
    const session = await sessionOfCookie(deps, c)
    const last = session?.user === id ? session.state.methods.at(-1) : undefined
    if (!last || now / 1000 - last.at >= recentSeconds) {
      throw detailError(403, 'Re-authentication required.')
    }
    await endAccessTokens(deps, id)
    const row = { user: id, requestedAt: now }
    await deps.store.db.insert(accountDeletions).values(row).onConflictDoNothing()
    return c.json({ detail: 'Account deletion has been scheduled.' }, 202)
  })
}
