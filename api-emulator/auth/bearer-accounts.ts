import type { Context, MiddlewareHandler } from 'hono'
import { ApiError } from '../answers/api-error'
import type { RouteDeps } from '../dependencies'
import { answerMessages } from '../seed/answer-words'
import type { Account } from '../store/account-queries'
import { accountOfToken } from './knox-tokens'

/** What `bearerAccounts` leaves for the routes below it. */
export interface BearerEnv {
  Variables: { account: Account | null }
}

/**
 * Finds who calls the REST API by `Authorization: Bearer`. A token that is unknown or expired is
 * refused with 401 even where nobody need be signed in, as the real API does.
 */
export function bearerAccounts(deps: RouteDeps): MiddlewareHandler<BearerEnv> {
  return async (c, next) => {
    const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const account = token ? await accountOfToken(deps, token) : null
    if (token && !account) throw unauthorized(answerMessages.deadToken)
    c.set('account', account)
    await next()
  }
}

/** Who calls; 401 `{detail}` where nobody is signed in. */
export function signedIn(c: Context<BearerEnv>): Account {
  const account = c.get('account')
  if (!account) throw unauthorized(answerMessages.noToken)
  return account
}

const unauthorized = (detail: string) =>
  new ApiError(401, { detail }, { 'www-authenticate': 'Bearer' })
