import { type Context, Hono } from 'hono'
import type { BearerEnv } from '../lib/access-tokens'
import { detailError, errorInMode, recordedErrors } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { readBody } from '../lib/read-body'
import { userAnswer } from '../lib/user-answer'
import { changeAccount, saveUser, usernameBody } from './change-account'
import { accountMessages } from './messages'
import { ownOrStaffAccount } from './requested-account'

/** Recorded answer of the real API to a changed user name. */
const plainUsernameChanged = 'Username updated successfully.'

/** `/user/account/{id}`: the caller's own account; staff may access any, others get 404. */
export function userAccountRoutes(deps: RouteDeps) {
  const { store } = deps
  const answer = async (c: Context<BearerEnv>) => {
    const { user } = await ownOrStaffAccount(c, store)
    return c.json(userAnswer(user, new URL(c.req.url).origin, deps))
  }
  const change = async (c: Context<BearerEnv>) => {
    const { user } = await ownOrStaffAccount(c, store)
    await changeAccount(deps, user, c)
    return answer(c)
  }
  return new Hono<BearerEnv>()
    .get('/:id{[0-9]+}', answer)
    .put('/:id{[0-9]+}', change)
    .patch('/:id{[0-9]+}', change)
    .post('/:id{[0-9]+}/change_username', async (c) => {
      const { id, user } = await ownOrStaffAccount(c, store)
      const { username } = await readBody(c, usernameBody)
      const refused = (detail: string) =>
        errorInMode(deps, detailError(400, detail), recordedErrors.takenUsername())
      if (username === user.username) throw refused(accountMessages.sameUsername)
      if (!(await saveUser(deps, id, { username }))) throw refused(accountMessages.takenUsername)
      const detail = deps.extensions ? accountMessages.usernameChanged : plainUsernameChanged
      return c.json({ detail })
    })
}
