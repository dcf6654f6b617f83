import type { Context } from 'hono'
import type * as z from 'zod/mini'
import {
  type SessionAnswer,
  type sessionEnded,
  sessionEnding,
  userAccount,
} from '../../contract/account/user-account'
import type { GatewayEnv } from '../dependencies'
import { GatewayError } from '../gateway-error'
import type { LiveLines } from '../realtime/sockets'
import { type EncryptedSession, isMember, type MemberSession } from '../session/encrypted-session'
import type { EncryptionDeps } from '../session/encryption'
import { isEnded } from '../session/session-confirmation'
import { clearSessionCookie, writeSessionCookie } from '../session/session-cookie'
import type { SessionStore } from '../session/session-store'
import { askUpstream, type RouteTools, restBase } from '../upstream/rest-call'
import { parse } from './answer-readers'
import { checkedBody } from './row-runner'

interface SessionTools extends RouteTools {
  encryptionDeps: Promise<EncryptionDeps>
  keeper: SessionStore
  lines: LiveLines
}

/**
 * `GET /api/_auth/session`: who is signed in, read anew from the upstream, and how
 * long their session is confirmed. A guest gets `{}`. One that has ended names no user, and its cookie
 * stays: this answer may be late, and the browser's cookie a newer one.
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

async function sessionAnswerFor(
  tools: RouteTools,
  c: Context<GatewayEnv>,
  session: EncryptedSession,
): Promise<SessionAnswer> {
  const { generation } = session
  if (!isMember(session)) return { generation }
  const [account, confirmation] = await Promise.all([
    readAccount(tools, c, session),
    tools.sessions.confirm(session, c).catch(nullIfEnded),
  ])
  if (!account || !confirmation) return { generation }
  const freshForMs = Math.max(0, confirmation.until - tools.deps.clock())
  const user = { ...account, has_usable_password: confirmation.hasPassword }
  return { user, generation, freshForMs }
}

function nullIfEnded(error: unknown): null {
  if (isEnded(error)) return null
  throw error
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

async function rewritten(
  { encryptionDeps, keeper }: SessionTools,
  c: Context<GatewayEnv>,
  session: EncryptedSession,
): Promise<Record<string, string>> {
  const { rewriteSessionFromMs } = c.var
  // A step of signing in is soon replaced: writing it anew could only come too late.
  const isPassing = !isMember(session) || keeper.isRetired(session)
  if (rewriteSessionFromMs === null || isPassing) return {}
  return {
    'set-cookie': await writeSessionCookie(await encryptionDeps, session, rewriteSessionFromMs),
  }
}

/**
 * `DELETE /api/_auth/session`: forgets the session here; the upstream is told by another call. With
 * `generation` only that session: 409 where the browser has a newer one by now.
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
  if (session) {
    tools.sessions.drop(session.generation)
    tools.lines.end(session.generation)
  }
  const body: z.infer<typeof sessionEnded> = { loggedOut: true }
  return tools.answers.json(body, 200, { 'set-cookie': clearSessionCookie })
}
