import type { Context } from 'hono'
import * as z from 'zod/mini'
import {
  type SessionAnswer,
  type sessionEnded,
  sessionEnding,
  userAccount,
} from '../../contract/account/user-account'
import { GatewayError } from '../gateway-error'
import type { GatewayEnv } from '../gateway-parts'
import type { LiveLines } from '../live/live-lines'
import type { SealParts } from '../session/seal'
import { isMember, type MemberSession, type SealedSession } from '../session/sealed-session'
import { clearSessionCookie, writeSessionCookie } from '../session/session-cookie'
import type { SessionKeeper } from '../session/session-keeper'
import { askUpstream, type RouteTools, restBase } from '../upstream/rest-call'
import { parse } from './answer-readers'
import { authBase } from './auth-row'
import { checkedBody } from './row-runner'

const signedIn = z.object({
  data: z.object({ user: z.object({ has_usable_password: z.boolean() }) }),
})
const stillSignedIn = z.object({ meta: z.object({ is_authenticated: z.literal(true) }) })

interface SessionTools extends RouteTools {
  sealParts: Promise<SealParts>
  keeper: SessionKeeper
  lines: LiveLines
}

/**
 * `GET /api/_auth/session` (decision GW1): who is signed in, read anew from the upstream. A guest
 * gets `{}`. A session whose token the upstream no longer knows names no user, and its cookie stays:
 * this answer may be late, and the browser's cookie a newer one (GW2).
 */
export async function readSessionRoute(
  tools: SessionTools,
  c: Context<GatewayEnv>,
): Promise<Response> {
  const { session } = c.var
  if (!session) return tools.answers.json({})
  const body = await sessionAnswerFor(tools, c, session)
  return tools.answers.json(body, 200, await rewritten(tools, c, session))
}

/** Whether a session is still that of somebody who is signed in, asked of the upstream. */
export async function isStillSignedIn(
  tools: RouteTools,
  c: Context<GatewayEnv>,
  session: MemberSession,
): Promise<boolean> {
  return (await sessionAnswerFor(tools, c, session)).user !== undefined
}

async function sessionAnswerFor(
  tools: RouteTools,
  c: Context<GatewayEnv>,
  session: SealedSession,
): Promise<SessionAnswer> {
  const { generation } = session
  if (!isMember(session)) return { generation }
  const [account, service] = await Promise.all([
    readAccount(tools, c, session),
    readSignIn(tools, c, session),
  ])
  if (!account || service.isOver) return { generation }
  return { user: { ...account, has_usable_password: service.hasPassword }, generation }
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

/**
 * What the sign-in service says of the session. One that was ended elsewhere is over, though its
 * access token may still be good; where the service says nothing, most people have a password.
 */
async function readSignIn(
  tools: RouteTools,
  c: Context<GatewayEnv>,
  session: MemberSession,
): Promise<{ isOver: boolean; hasPassword: boolean }> {
  const { sessionToken } = session
  if (!sessionToken) return { isOver: false, hasPassword: true }
  const path = `${authBase}/auth/session`
  const headers = { 'x-session-token': sessionToken }
  try {
    const answer = await askUpstream(tools, c, { method: 'GET', path, session, headers })
    const { data } = z.safeParse(signedIn, answer)
    return { isOver: false, hasPassword: data?.data.user.has_usable_password ?? true }
  } catch (error) {
    return { isOver: saysOver(error), hasPassword: true }
  }
}

function saysOver(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false
  if (error.status === 410) return true
  return error.status === 401 && !stillSignedIn.safeParse(error.details.data).success
}

async function rewritten(
  { sealParts, keeper }: SessionTools,
  c: Context<GatewayEnv>,
  session: SealedSession,
): Promise<Record<string, string>> {
  const { rewriteSessionFromMs } = c.var
  // A step of signing in is soon replaced: writing it anew could only come too late.
  const isPassing = !isMember(session) || keeper.isRetired(session)
  if (rewriteSessionFromMs === null || isPassing) return {}
  return { 'set-cookie': await writeSessionCookie(await sealParts, session, rewriteSessionFromMs) }
}

/**
 * `DELETE /api/_auth/session`: forgets the session here; the upstream is told by another call. With
 * `generation` only that session: 409 where the browser has a newer one by now (GW2).
 */
export async function endSessionRoute(
  tools: SessionTools,
  c: Context<GatewayEnv>,
): Promise<Response> {
  const { generation } = sessionEnding.parse(await checkedBody(tools, sessionEnding, c))
  const { session } = c.var
  const isAnother =
    session && (session.generation !== generation || tools.keeper.isRetired(session))
  if (generation !== undefined && isAnother)
    throw new GatewayError(409, { reason: 'a newer session is there' })
  if (session) tools.lines.end(session.generation)
  const body: z.infer<typeof sessionEnded> = { loggedOut: true }
  return tools.answers.json(body, 200, { 'set-cookie': clearSessionCookie })
}
