import { type Context, Hono } from 'hono'
import type { BearerEnv } from '../lib/access-tokens'
import { detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { readBody } from '../lib/read-body'
import { userAnswer } from '../lib/user-answer'
import { changeAccount, saveUser, usernameBody } from './change-account'
import { ownOrStaffAccount } from './requested-account'

/** `/user/account/{id}`: the caller's own account; staff may access any, others get 404. */
export function userAccountRoutes(deps: RouteDeps) {
  const { store } = deps
  const answer = async (c: Context<BearerEnv>) => {
    const { user } = await ownOrStaffAccount(c, store)
    return c.json(userAnswer(user))
  }
  return new Hono<BearerEnv>()
    .get('/:id{[0-9]+}', answer)
    .patch('/:id{[0-9]+}', async (c) => {
      const { user } = await ownOrStaffAccount(c, store)
      await changeAccount(deps, user, c)
      return answer(c)
    })
    .post('/:id{[0-9]+}/change_username', async (c) => {
      const { id } = await ownOrStaffAccount(c, store)
      const { username } = await readBody(c, usernameBody)
      const isFree = await saveUser(deps, id, { username })
      if (!isFree) throw detailError(409, 'Username already taken.')
      return c.json({ detail: 'Username updated successfully.' })
    })
}
