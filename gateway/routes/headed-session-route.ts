import type { Context } from 'hono'
import { userAccount } from '../../contract/account/user-account'
import { encryptedTokenHeader } from '../../contract/allauth/key-checks'
import type { GatewayEnv } from '../dependencies'
import { cookieValues } from '../session/cookie-values'
import type { EncryptedSession } from '../session/encrypted-session'
import { openEncryptedToken } from '../session/encrypted-token'
import type { SessionNews } from '../session/session-change'
import { askUpstream, restBase } from '../upstream/rest-call'
import { parse } from './answer-readers'
import type { AuthRow } from './auth-row'
import { type AuthTools, carryOut, runAuthRow } from './auth-runner'

/** Shape of a session key of Django. */
const sessionIdShape = /^[a-z0-9]{32}$/

/**
 * `GET /auth/session`. With `X-Encrypted-Token` a sign-in at the upstream's own
 * pages is taken over: the token of the header, and the session of its cookie. What does not open,
 * or belongs to another person, is ignored.
 */
export async function headedSessionRoute(
  tools: AuthTools,
  row: AuthRow,
  c: Context<GatewayEnv>,
): Promise<Response> {
  const headed = await headedSession(tools, c)
  if (!headed) return runAuthRow(tools, row, c)
  const learn = async (news: SessionNews): Promise<SessionNews> => {
    const isTheirs = news.userId !== undefined && (await owns(tools, c, headed, news.userId))
    const { sessionToken, accessToken } = headed
    return isTheirs ? { ...news, sessionToken, accessToken } : news
  }
  const secrets = [headed.sessionToken, headed.accessToken]
  return carryOut(tools, row, c, { body: null, as: headed, learn, secrets })
}

async function headedSession(
  { deps }: AuthTools,
  c: Context<GatewayEnv>,
): Promise<EncryptedSession | null> {
  const sealed = c.req.header(encryptedTokenHeader)
  const secret = deps.config.encryptedTokenSecret
  if (!sealed || !secret) return null
  const sessionIds = cookieValues(c.req.header('cookie') ?? '', 'sessionid')
  const [sessionId = '', ...more] = sessionIds.filter((id) => sessionIdShape.test(id))
  const known = c.var.session?.sessionToken
  const sessionToken = more.length === 0 && sessionId ? sessionId : known
  const accessToken = await openEncryptedToken(secret, sealed)
  return accessToken && sessionToken ? { sessionToken, accessToken, generation: 'headed' } : null
}

async function owns(
  tools: AuthTools,
  c: Context<GatewayEnv>,
  headed: EncryptedSession,
  userId: number,
): Promise<boolean> {
  const path = `${restBase}/user/account/${userId}`
  const session = { ...headed, userId }
  try {
    const account = await askUpstream(tools, c, { method: 'GET', path, session })
    return parse(userAccount, account).id === userId
  } catch {
    return false
  }
}
