import { eq } from 'drizzle-orm'
import type { Context, Handler } from 'hono'
import { authSessions } from '../database/tables/auth'
import { accountOf } from '../lib/accounts'
import type { RouteDeps } from '../lib/dependencies'
import { passwordFingerprint } from '../lib/password-hashes'
import { gone } from './auth-answers'
import { type AuthCall, type AuthHandler, AuthInterruption } from './auth-call'
import { AuthSession, type SessionClient } from './auth-session'

/** Wraps a handler; see `createCallHandler`. */
export type HandleCall = (handler: AuthHandler) => Handler

/**
 * Wraps every handler under `/_allauth/app/v1`: loads the session of `X-Session-Token` (410 when it
 * is unknown or expired), passes it to the handler, sends the answer of a thrown `AuthInterruption`
 * and saves the session. Calls of one session run one after the other, so that attempts are counted
 * and one-time state is used once.
 */
export function createCallHandler(deps: RouteDeps): HandleCall {
  const enqueue = createKeyedQueue()
  return (handler) => (c) => {
    const key = c.req.header('x-session-token') || null
    return key
      ? enqueue(key, () => handleRequest(deps, c, key, handler))
      : handleRequest(deps, c, key, handler)
  }
}

async function handleRequest(
  deps: RouteDeps,
  c: Context,
  key: string | null,
  handler: AuthHandler,
) {
  const client = clientOf(c)
  const session = await openSession(deps, client, key)
  if (!session) return gone(deps)
  const previousUser = session.account?.id ?? null
  const call: AuthCall = { deps, session, client, previousUser, request: c.req }
  try {
    return await handler(call)
  } catch (problem) {
    if (problem instanceof AuthInterruption) return await problem.answer(call)
    throw problem
  } finally {
    await session.save()
  }
}

/** The client: the first forwarded address, else that of the connection. */
function clientOf(c: Context): SessionClient {
  const forwarded = c.req.header('x-forwarded-for')?.split(',')[0]?.trim()
  const incoming: { socket?: { remoteAddress?: string } } | undefined = c.env?.incoming
  const ip = forwarded || incoming?.socket?.remoteAddress || '127.0.0.1'
  return { ip, userAgent: (c.req.header('user-agent') ?? '').slice(0, 200) }
}

/**
 * Loads the session of a key, or a new one without a key. Null when the key is unknown or expired
 * (410). A session that is older than a change of password ends here: this call is anonymous and
 * the next one with its key gets 410, as in the real service.
 */
async function openSession(
  deps: RouteDeps,
  client: SessionClient,
  key: string | null,
): Promise<AuthSession | null> {
  if (key === null) return new AuthSession(deps, client, null, null)
  const [row] = await deps.store.db.select().from(authSessions).where(eq(authSessions.key, key))
  if (!row || row.expiresAt <= deps.clock.now().getTime()) return null
  const account = row.user === null ? null : await accountOf(deps.store, row.user)
  const isStillValid =
    account?.user.isActive && passwordFingerprint(account) === row.passwordFingerprint
  const session = new AuthSession(deps, client, row, isStillValid ? account : null)
  if (row.user !== null && !isStillValid) session.flush()
  return session
}

/** Runs tasks with the same key one after the other, and those of different keys concurrently. */
function createKeyedQueue(): <Result>(
  key: string,
  handler: () => Promise<Result>,
) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return (key, handler) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(handler)
    const settled = turn.then(ignore, ignore).then(() => {
      if (last.get(key) === settled) last.delete(key)
    })
    last.set(key, settled)
    return turn
  }
}

const ignore = () => undefined
