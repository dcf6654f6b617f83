import { Hono } from 'hono'
import { detailError } from '../answers/api-error'
import { userAnswer } from '../answers/user-answer'
import { type BearerEnv, signedIn } from '../auth/bearer-accounts'
import { answerWords } from '../seed/answer-words'
import type { RouteParts } from '../stand-in-parts'
import { accountOf } from '../store/account-queries'

/** `/user/account/{id}`: one's own account; staff sees everybody's, others get 404 (2.9). */
export function userAccountRoutes({ store }: RouteParts) {
  return new Hono<BearerEnv>().get('/:id{[0-9]+}', async (c) => {
    const caller = signedIn(c)
    const id = Number(c.req.param('id'))
    const maySee = id === caller.id || caller.user.isStaff
    const account = maySee ? await accountOf(store, id) : null
    if (!account) throw detailError(404, answerWords.notFound)
    return c.json(userAnswer(account.user, new URL(c.req.url).origin))
  })
}
