import type { Context } from 'hono'
import * as z from 'zod/mini'
import {
  type SessionAnswer,
  type sessionEnded,
  userAccount,
} from '../../contract/account/user-account'
import { GatewayError } from '../gateway-error'
import type { GatewayEnv } from '../gateway-parts'
import type { SealParts } from '../session/seal'
import { isMember, type MemberSession, type SealedSession } from '../session/sealed-session'
import { clearSessionCookie, writeSessionCookie } from '../session/session-cookie'
import { askUpstream, type RouteTools, restBase } from '../upstream/rest-call'
import { parse } from './answer-readers'

const allauthSession = z.object({
  data: z.object({ user: z.object({ has_usable_password: z.boolean() }) }),
})

/**
 * `GET /api/_auth/session` (decision GW1): who is signed in, read anew from the upstream. A guest
 * gets `{}`. A session whose token the upstream no longer knows names no user, and its cookie stays:
 * this answer may be late, and the browser's cookie a newer one (GW2).
 */
export async function readSessionRoute(
  tools: RouteTools,
  sealParts: Promise<SealParts>,
  c: Context<GatewayEnv>,
): Promise<Response> {
  const { session } = c.var
  if (!session) return tools.answers.json({})
  const body = await sessionAnswerFor(tools, c, session)
  return tools.answers.json(body, 200, await rewritten(sealParts, c, session))
}

async function sessionAnswerFor(
  tools: RouteTools,
  c: Context<GatewayEnv>,
  session: SealedSession,
): Promise<SessionAnswer> {
  const { generation } = session
  if (!isMember(session)) return { generation }
  const [account, hasPassword] = await Promise.all([
    readAccount(tools, c, session),
    hasUsablePassword(tools, c, session),
  ])
  if (!account) return { generation }
  return { user: { ...account, has_usable_password: hasPassword }, generation }
}

async function readAccount(tools: RouteTools, c: Context<GatewayEnv>, session: MemberSession) {
  const path = `${restBase}/user/account/${session.userId}`
  try {
    return parse(userAccount, await askUpstream(tools, c, { method: 'GET', path, session }))
  } catch (error) {
    const unknown = error instanceof GatewayError && [401, 403, 404].includes(error.status)
    if (unknown) return null
    throw error
  }
}

/** Read from the allauth session; true where that cannot be had, as for most people. */
async function hasUsablePassword(
  tools: RouteTools,
  c: Context<GatewayEnv>,
  session: MemberSession,
): Promise<boolean> {
  const { sessionToken } = session
  if (!sessionToken) return true
  const path = '/_allauth/app/v1/auth/session'
  const headers = { 'x-session-token': sessionToken }
  try {
    const answer = await askUpstream(tools, c, { method: 'GET', path, session, headers })
    const parsed = z.safeParse(allauthSession, answer)
    return parsed.success ? parsed.data.data.user.has_usable_password : true
  } catch {
    return true
  }
}

async function rewritten(
  sealParts: Promise<SealParts>,
  c: Context<GatewayEnv>,
  session: SealedSession,
): Promise<Record<string, string>> {
  const { rewriteSessionFromMs } = c.var
  if (rewriteSessionFromMs === null) return {}
  return { 'set-cookie': await writeSessionCookie(await sealParts, session, rewriteSessionFromMs) }
}

/** `DELETE /api/_auth/session`: forgets the session here; the upstream is told by another call. */
export function endSessionRoute({ answers }: RouteTools): Response {
  const body: z.infer<typeof sessionEnded> = { loggedOut: true }
  return answers.json(body, 200, { 'set-cookie': clearSessionCookie })
}
