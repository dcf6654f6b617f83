import { type Context, Hono } from 'hono'
import { usernameBody } from '../account/account-body'
import { accountNamed } from '../account/account-named'
import { changeAccount, saveUser } from '../account/change-account'
import { detailError } from '../answers/api-error'
import { plainRefusals, refusalFor } from '../answers/plain-refusals'
import { userAnswer } from '../answers/user-answer'
import type { BearerEnv } from '../auth/bearer-accounts'
import { readBody } from '../bodies/read-body'
import type { RouteDeps } from '../dependencies'
import { accountMessages } from '../seed/account-words'

/** What the real API says of a changed user name, as recorded. */
const plainUsernameChanged = 'Username updated successfully.'

/** `/user/account/{id}`: one's own account; staff reaches everybody's, others get 404 (2.9). */
export function userAccountRoutes(deps: RouteDeps) {
  const { store } = deps
  const answer = async (c: Context<BearerEnv>) => {
    const { user } = await accountNamed(c, store)
    return c.json(userAnswer(user, new URL(c.req.url).origin, deps))
  }
  const change = async (c: Context<BearerEnv>) => {
    const { user } = await accountNamed(c, store)
    await changeAccount(deps, user, c)
    return answer(c)
  }
  return new Hono<BearerEnv>()
    .get('/:id{[0-9]+}', answer)
    .put('/:id{[0-9]+}', change)
    .patch('/:id{[0-9]+}', change)
    .post('/:id{[0-9]+}/change_username', async (c) => {
      const { id, user } = await accountNamed(c, store)
      const { username } = await readBody(c, usernameBody)
      const refused = (words: string) =>
        refusalFor(deps, detailError(400, words), plainRefusals.takenUsername())
      if (username === user.username) throw refused(accountMessages.sameUsername)
      if (!(await saveUser(deps, id, { username }))) throw refused(accountMessages.takenUsername)
      const detail = deps.extensions ? accountMessages.usernameChanged : plainUsernameChanged
      return c.json({ detail })
    })
}
