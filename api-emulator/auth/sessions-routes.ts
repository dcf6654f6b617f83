import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import type { SessionEntry } from '../../contract/allauth/session-list'
import type { Account } from '../store/account-queries'
import { type AuthSessionRow, authSessions } from '../store/auth-tables'
import { answer, authentication } from './auth-answers'
import type { AuthCall } from './auth-call'
import { bodyOf } from './body-of'
import { Form } from './form'
import type { Framed } from './framed-calls'
import { endAccessTokens } from './knox-tokens'
import { requireAccount } from './methods'
import { passwordMark } from './password-mark'

/** `/auth/sessions`: where somebody is signed in, and ending that. */
export function sessionsRoutes(framed: Framed) {
  return new Hono()
    .get('/auth/sessions', framed(listSessions))
    .delete('/auth/sessions', framed(endSessions))
}

/** Sessions that are alive, in the order in which they began. */
function liveSessions({ deps }: AuthCall, account: Account): Promise<AuthSessionRow[]> {
  const isAlive = and(
    eq(authSessions.user, account.id),
    eq(authSessions.passwordMark, passwordMark(account)),
    gt(authSessions.expiresAt, deps.clock.now().getTime()),
  )
  const { db } = deps.store
  return db.select().from(authSessions).where(isAlive).orderBy(asc(authSessions.id))
}

async function listSessions(call: AuthCall): Promise<Response> {
  const sessions = await liveSessions(call, requireAccount(call))
  return answer(call, 200, { data: sessions.map((row) => entryOf(row, call)) })
}

function entryOf(row: AuthSessionRow, { session, deps, client }: AuthCall): SessionEntry {
  const isCurrent = row.id === session.id
  const seenAt = isCurrent ? deps.clock.now().getTime() : row.lastSeenAt
  return {
    id: row.id,
    user_agent: isCurrent ? client.userAgent : row.userAgent,
    ip: isCurrent ? client.ip : row.ip,
    created_at: row.createdAt / 1000,
    last_seen_at: seenAt / 1000,
    is_current: isCurrent,
  }
}

async function endSessions(call: AuthCall): Promise<Response> {
  const account = requireAccount(call)
  const form = new Form(await bodyOf(call))
  const live = await liveSessions(call, account)
  const choices = live.map(({ id }) => id)
  const chosen = form.ids('sessions', choices)
  form.check()
  const others = chosen.filter((id) => id !== call.session.id)
  const ended = live.filter(({ id }) => others.includes(id))
  await call.deps.store.db.delete(authSessions).where(inArray(authSessions.id, others))
  await endAccessTokens(
    call.deps,
    ended.flatMap(({ accessToken }) => accessToken ?? []),
  )
  if (others.length === chosen.length) return listSessions(call)
  call.session.flush()
  return authentication(call)
}
