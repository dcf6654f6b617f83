import { Hono } from 'hono'
import type * as z from 'zod/mini'
import {
  type SessionAnswer,
  type sessionEnded,
  sessionEnding,
} from '#contract/account/user-account'
import * as endpoints from '#contract/endpoints/session'
import * as upstream from '#upstream/endpoints/account'
import { addressOf } from '#upstream/endpoints/endpoint'
import { answerJson, jsonResponse } from '../http/answer'
import type { Api } from '../http/api'
import { clientOf } from '../http/client-of'
import { patternOf } from '../http/create-routes'
import { readBody } from '../http/read-request'
import type { RouteContext, RouteEnv } from '../http/route-env'
import type { UpstreamCalls } from '../http/upstream-calls'
import { GatewayError } from '../lib/gateway-error'
import type { DeletedAccounts } from '../session/deleted-accounts'
import { type EncryptedSession, isMember, type MemberSession } from '../session/encrypted-session'
import type { EncryptionDeps } from '../session/encryption'
import { isEnded, type SessionConfirmation } from '../session/session-confirmation'
import { clearSessionCookie, writeSessionCookie } from '../session/session-cookie'
import type { SessionEnds } from '../session/session-ends'
import type { SessionStore } from '../session/session-store'
import { parse, readJson } from '../upstream/read-answer'

interface SessionTools {
  api: Api
  calls: UpstreamCalls
  encryptionDeps: Promise<EncryptionDeps>
  sessions: SessionConfirmation
  sessionEnds: SessionEnds
  sessionStore: SessionStore
  deletedAccounts: DeletedAccounts
}

/** The session of the browser's cookie. */
export function sessionRoutes(tools: SessionTools): Hono<RouteEnv> {
  const { api, sessionStore, sessionEnds } = tools
  const routes = new Hono<RouteEnv>()

  // Who is signed in, read again from the upstream, and how long their session is confirmed. A guest
  // gets `{}`. For a session that has ended there is no user, and its cookie stays: this response may
  // be late, and the browser may have a newer cookie.
  routes.get(patternOf(endpoints.readSession), async (c) => {
    const { session } = c.var
    if (!session) return jsonResponse(c, {})
    const body = await sessionAnswerFor(c, tools, session)
    return answerJson(c, body, 200, await rewrittenCookie(c, tools, session))
  })

  // Ends the session here; another call ends it upstream. With `generation` only that session ends:
  // 409 if the browser has a newer one by now.
  routes.delete(patternOf(endpoints.endSession), async (c) => {
    const { generation } = await readBody(c, sessionEnding)
    const { session } = c.var
    const isAnother =
      session && (session.generation !== generation || sessionStore.isRetired(session))
    if (generation !== undefined && isAnother) {
      throw new GatewayError(409, { reason: 'the browser has a newer session' })
    }
    if (session) sessionEnds.end(session.generation)
    await api.forgetGuest(c)
    const body: z.infer<typeof sessionEnded> = { loggedOut: true }
    return jsonResponse(c, body, 200, { 'set-cookie': clearSessionCookie })
  })

  return routes
}

async function sessionAnswerFor(
  c: RouteContext,
  { api, calls, sessions, deletedAccounts }: SessionTools,
  session: EncryptedSession,
): Promise<SessionAnswer> {
  const { generation } = session
  if (!isMember(session)) return { generation }
  const [known, confirmation] = await Promise.all([
    readAccount(c, calls, session),
    sessions.confirm(session, clientOf(c)).catch(nullIfEnded),
  ])
  if (known === 'refused' && confirmation) await api.endRefused(c, session)
  if (typeof known === 'string' || !confirmation) {
    const isDeleted = await deletedAccounts.has(session.userId)
    return { generation, ...(isDeleted && { isDeleted }) }
  }
  const freshForMs = Math.max(0, confirmation.until - c.var.basics.clock())
  const user = { ...known, has_usable_password: confirmation.hasPassword }
  const hasGuestCart = Boolean((await api.guestOf(c))?.state().cart)
  return { user, generation, freshForMs, ...(hasGuestCart && { hasGuestCart }) }
}

function nullIfEnded(error: unknown): null {
  if (isEnded(error)) return null
  throw error
}

/** The account of a session, or why there is none: its token is refused, or it is gone. */
async function readAccount(c: RouteContext, calls: UpstreamCalls, session: MemberSession) {
  const call = { method: 'GET', path: addressOf(upstream.readAccount, { me: session.userId }) }
  try {
    return parse(upstream.readAccount.answer, await calls.sendRest(c, session, call, readJson))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (error.status === 401) return 'refused'
    if ([403, 404].includes(error.status)) return 'gone'
    throw error
  }
}

/** The session cookie, encrypted again if a retired key had encrypted it. */
async function rewrittenCookie(
  c: RouteContext,
  { sessionStore, encryptionDeps }: SessionTools,
  session: EncryptedSession,
): Promise<Record<string, string>> {
  const { rewriteSessionFromMs } = c.var
  // A pending sign-in is soon replaced, and a rewritten cookie could arrive after the new one.
  const isPassing = !isMember(session) || sessionStore.isRetired(session)
  if (rewriteSessionFromMs === null || isPassing) return {}
  const written = await writeSessionCookie(await encryptionDeps, session, rewriteSessionFromMs)
  return { 'set-cookie': written }
}
