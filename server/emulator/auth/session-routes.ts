import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import type { SessionEntry } from '#contract/allauth/account-lists'
import { type AuthSessionRow, authSessions } from '../database/tables/auth'
import type { Account } from '../lib/accounts'
import { passwordFingerprint } from '../lib/password-hashes'
import { answer, authentication } from './auth-answers'
import type { AuthCall } from './auth-call'
import { signupOpen } from './auth-flows'
import { requireAccount } from './authentication-methods'
import type { HandleCall } from './call-handler'
import { Form, jsonObjectOf } from './form'

/** `/auth/session`: reading the session, and sign-out. */
export function sessionRoutes(handle: HandleCall) {
  return new Hono()
    .get('/auth/session', handle(authentication))
    .delete('/auth/session', handle(signOut))
}

async function signOut(call: AuthCall): Promise<Response> {
  await jsonObjectOf(call)
  call.session.flush()
  return authentication(call)
}

/** `/auth/sessions`: listing and ending the sessions of an account. */
export function sessionsRoutes(handle: HandleCall) {
  return new Hono()
    .get('/auth/sessions', handle(listSessions))
    .delete('/auth/sessions', handle(endSessions))
}

/** Active sessions, oldest first. */
function activeSessions({ deps }: AuthCall, account: Account): Promise<AuthSessionRow[]> {
  const isActive = and(
    eq(authSessions.user, account.id),
    eq(authSessions.passwordFingerprint, passwordFingerprint(account)),
    gt(authSessions.expiresAt, deps.clock.now().getTime()),
  )
  const { db } = deps.store
  return db.select().from(authSessions).where(isActive).orderBy(asc(authSessions.id))
}

async function listSessions(call: AuthCall): Promise<Response> {
  const sessions = await activeSessions(call, requireAccount(call))
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
  const form = new Form(await jsonObjectOf(call))
  const live = await activeSessions(call, account)
  const choices = live.map(({ id }) => id)
  const chosen = form.ids('sessions', choices)
  form.check()
  const others = chosen.filter((id) => id !== call.session.id)
  await call.deps.store.db.delete(authSessions).where(inArray(authSessions.id, others))
  if (others.length === chosen.length) return listSessions(call)
  call.session.flush()
  return authentication(call)
}

/** `/config`: configuration of the service. */
export function configRoutes(handle: HandleCall) {
  return new Hono().get('/config', handle(showConfig))
}

async function showConfig(call: AuthCall): Promise<Response> {
  const { accounts, providers } = call.deps
  const account = {
    login_methods: ['email'],
    is_open_for_signup: signupOpen(call.deps),
    email_verification_by_code_enabled: accounts.verification === 'code',
    login_by_code_enabled: true,
    password_reset_by_code_enabled: accounts.passwordReset === 'code',
    authentication_method: 'email',
  }
  const byName = [...providers].sort((one, other) => one.name.localeCompare(other.name))
  return answer(call, 200, {
    data: {
      account,
      socialaccount: { providers: byName },
      mfa: { supported_types: ['totp', 'recovery_codes', 'webauthn'], passkey_login_enabled: true },
      usersessions: { track_activity: true },
    },
  })
}
