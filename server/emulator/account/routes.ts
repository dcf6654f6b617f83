import { type Context, Hono } from 'hono'
import type { BearerEnv } from '../lib/access-tokens'
import { detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { readBody } from '../lib/read-body'
import { userAnswer } from '../lib/user-answer'
import { changeAccount, saveUser, usernameBody } from './change-account'
import { accountMessages } from './messages'
import { ownOrStaffAccount } from './requested-account'

/** `/user/account/{id}`: the caller's own account; staff may access any, others get 404. */
export function userAccountRoutes(deps: RouteDeps) {
  const { store } = deps
  const answer = async (c: Context<BearerEnv>) => {
    const { user } = await ownOrStaffAccount(c, store)
    return c.json(userAnswer(user, new URL(c.req.url).origin))
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
      if (username === user.username) throw detailError(400, accountMessages.sameUsername)
      if (!(await saveUser(deps, id, { username }))) {
        throw detailError(400, accountMessages.takenUsername)
      }
      return c.json({ detail: accountMessages.usernameChanged })
    })
}
