import { Hono } from 'hono'
import type * as z from 'zod/mini'
import {
  type SessionAnswer,
  type sessionEnded,
  sessionEnding,
} from '#contract/account/user-account'
import { account } from '#upstream/account'
import { GatewayError } from '../gateway-error'
import type { RouteContext, RouteEnv } from '../services'
import { isEnded } from '../session/session-confirmation'
import {
  clearSessionCookie,
  type EncryptedSession,
  isMember,
  type MemberSession,
  writeSessionCookie,
} from '../session/session-cookie'
import { parse } from '../upstream/read-answer'
import { clientOf, endRefused, isSignedOut, sendRest } from './api-caller'
import { readBody } from './read-request'
import { answerJson } from './responses'

/** The session of the browser's cookie. */
export const sessionRoutes = new Hono<RouteEnv>()

// Who is signed in, read again from the upstream, and how long their session is confirmed. A guest
// gets `{}`. For a session that has ended there is no user, and its cookie stays: this response may
// be late, and the browser may have a newer cookie.
sessionRoutes.get('/_auth/session', async (c) => {
  const { session, services } = c.var
  if (!session) return services.answers.json({})
  const body = await sessionAnswerFor(c, session)
  return answerJson(c, body, 200, await rewrittenCookie(c, session))
})

// Ends the session here; another call ends it upstream. With `generation` only that session ends:
// 409 if the browser has a newer one by now.
sessionRoutes.delete('/_auth/session', async (c) => {
  const { generation } = await readBody(c, sessionEnding)
  const { session, services } = c.var
  const isAnother =
    session && (session.generation !== generation || services.sessionStore.isRetired(session))
  if (generation !== undefined && isAnother) {
    throw new GatewayError(409, { reason: 'the browser has a newer session' })
  }
  if (session) services.sessionEnds.end(session.generation)
  const body: z.infer<typeof sessionEnded> = { loggedOut: true }
  return services.answers.json(body, 200, { 'set-cookie': clearSessionCookie })
})

async function sessionAnswerFor(
  c: RouteContext,
  session: EncryptedSession,
): Promise<SessionAnswer> {
  const { generation } = session
  const { services } = c.var
  if (!isMember(session)) return { generation }
  const [known, confirmation] = await Promise.all([
    readAccount(c, session),
    services.sessions.confirm(session, clientOf(c)).catch(nullIfEnded),
  ])
  if (known === 'refused' && confirmation) await endRefused(c, session)
  if (typeof known === 'string' || !confirmation) return { generation }
  const freshForMs = Math.max(0, confirmation.until - services.deps.clock())
  const user = { ...known, has_usable_password: confirmation.hasPassword }
  return { user, generation, freshForMs }
}

function nullIfEnded(error: unknown): null {
  if (isEnded(error)) return null
  throw error
}

/** The account of a session, or why there is none: its token is refused, or it is gone. */
async function readAccount(c: RouteContext, session: MemberSession) {
  const call = { method: 'GET', path: `/user/account/${session.userId}` }
  try {
    return parse(account, await sendRest(c, session, call))
  } catch (error) {
    if (isSignedOut(error)) return 'refused'
    if (error instanceof GatewayError && [403, 404].includes(error.status)) return 'gone'
    throw error
  }
}

/** The session cookie, encrypted again if a retired key had encrypted it. */
async function rewrittenCookie(
  c: RouteContext,
  session: EncryptedSession,
): Promise<Record<string, string>> {
  const { rewriteSessionFromMs, services } = c.var
  // A pending sign-in is soon replaced, and a rewritten cookie could arrive after the new one.
  const isPassing = !isMember(session) || services.sessionStore.isRetired(session)
  if (rewriteSessionFromMs === null || isPassing) return {}
  const deps = await services.encryptionDeps
  return { 'set-cookie': await writeSessionCookie(deps, session, rewriteSessionFromMs) }
}
