import type { Context, Handler } from 'hono'
import type { RouteDeps } from '../dependencies'
import { gone } from './auth-answers'
import type { AuthCall, AuthWork } from './auth-call'
import type { SessionClient } from './auth-session'
import { AuthStop } from './auth-stop'
import { openSession } from './open-session'
import { createTurns } from './turns'

/** Frames a handler; see `framedCalls`. */
export type Framed = (work: AuthWork) => Handler

/**
 * The frame around every handler under `/_allauth/app/v1`: reads `X-Session-Token` (one that is
 * unknown or expired is answered with 410), hands the session to the handler, turns a thrown
 * `AuthStop` into its answer and saves the session. Calls of one session go one after the other,
 * so that attempts are counted and one-time states used once.
 *
 *     const framed = framedCalls(parts)
 *     new Hono().post('/auth/login', framed(logIn))
 */
export function framedCalls(deps: RouteDeps): Framed {
  const turn = createTurns()
  return (work) => (c) => {
    const key = c.req.header('x-session-token') || null
    return key ? turn(key, () => answerCall(deps, c, key, work)) : answerCall(deps, c, key, work)
  }
}

async function answerCall(deps: RouteDeps, c: Context, key: string | null, work: AuthWork) {
  const client = clientSeen(c)
  const session = await openSession(deps, client, key)
  if (!session) return gone(deps)
  const cameAs = session.account?.id ?? null
  const call: AuthCall = { deps, session, client, cameAs, request: c.req }
  try {
    return await work(call)
  } catch (problem) {
    if (problem instanceof AuthStop) return await problem.answer(call)
    throw problem
  } finally {
    await session.save()
  }
}

/** The caller as the upstream sees them: the first forwarded address, else the connection's. */
function clientSeen(c: Context): SessionClient {
  const forwarded = c.req.header('x-forwarded-for')?.split(',')[0]?.trim()
  const incoming: { socket?: { remoteAddress?: string } } | undefined = c.env?.incoming
  const ip = forwarded || incoming?.socket?.remoteAddress || '127.0.0.1'
  return { ip, userAgent: (c.req.header('user-agent') ?? '').slice(0, 200) }
}
