import { type PendingLogin, type StageId, stageIds } from '../database/session-state'
import { credentials } from '../database/tables/auth'
import {
  type Account,
  accountOf,
  addressesOf,
  authenticatorTypesOf,
  noAccountId,
} from '../lib/accounts'
import type { AuthCall } from './auth-call'
import { sendLoginVerification } from './email-verification'

/** A new pending login. `account` null simulates one, which prevents enumeration. */
export function newLogin(
  { deps }: AuthCall,
  account: Account | null,
  more: Partial<PendingLogin> = {},
): PendingLogin {
  return {
    user: account?.id ?? null,
    email: null,
    passkeySignup: false,
    stage: 'login_by_code',
    passed: [],
    initiatedAt: deps.clock.now().getTime(),
    loginCode: null,
    ...more,
  }
}

/**
 * Runs a login through its stages in the order login_by_code, verify_email, mfa_authenticate,
 * mfa_signup_webauthn. At the first stage that needs input the session stores the login as pending;
 * after the last one the account is signed in under a new session key. Call `recordMethod` before
 * and answer with `authentication(call)` afterwards.
 */
export async function advanceLogin(call: AuthCall, login: PendingLogin): Promise<void> {
  const account = await accountOf(call.deps.store, login.user ?? noAccountId)
  if (account && !account.user.isActive) return call.session.setLogin(null)
  const stage = await firstPendingStage(call, login, account)
  if (stage) return call.session.setLogin(stage)
  call.session.setLogin(null)
  if (account) await signIn(call, account)
}

/**
 * The pending login when it waits at this stage; else null (answer `stageNotPending` or
 * `conflict`).
 */
export function loginPendingAt({ session }: AuthCall, stage: StageId): PendingLogin | null {
  const { login } = session
  return login?.stage === stage ? login : null
}

/** Marks the current stage as completed and continues with the next one. */
export function completeStage(call: AuthCall, login: PendingLogin): Promise<void> {
  return advanceLogin(call, { ...login, passed: [...login.passed, login.stage] })
}

async function firstPendingStage(
  call: AuthCall,
  login: PendingLogin,
  account: Account | null,
): Promise<PendingLogin | null> {
  const passed = [...login.passed]
  for (const stage of stageIds.filter((id) => !passed.includes(id))) {
    if (await isStagePending[stage](call, login, account)) return { ...login, stage, passed }
    passed.push(stage)
  }
  return null
}

type StageCheck = (call: AuthCall, login: PendingLogin, account: Account | null) => Promise<boolean>

const isStagePending: Record<StageId, StageCheck> = {
  login_by_code: async (_call, { loginCode }) => loginCode !== null,
  verify_email: async (call, login, account) => {
    if (await hasVerifiedAddress(call, account?.id ?? noAccountId, login.email)) return false
    await sendLoginVerification(call, account, login)
    return true
  },
  mfa_authenticate: async (call, _login, account) => {
    if (!account || usedPasswordlessKey(call)) return false
    const types = await authenticatorTypesOf(call.deps.store, account.id)
    return types.includes('totp') || types.includes('webauthn')
  },
  mfa_signup_webauthn: async (_call, { passkeySignup }) => passkeySignup,
}

async function hasVerifiedAddress({ deps }: AuthCall, id: number, email: string | null) {
  const addresses = await addressesOf(deps.store, id)
  return addresses.some((address) => address.verified && (!email || address.email === email))
}

const usedPasswordlessKey = ({ session }: AuthCall) =>
  session.methods.some(({ type, passwordless }) => type === 'webauthn' && passwordless === true)

async function signIn({ session, deps }: AuthCall, account: Account): Promise<void> {
  const lastLoginAt = deps.clock.now().getTime()
  session.setEmailVerification(null)
  session.signIn({ ...account, lastLoginAt })
  await deps.store.db
    .insert(credentials)
    .values({ user: account.id, passwordHash: account.passwordHash, lastLoginAt })
    .onConflictDoUpdate({ target: credentials.user, set: { lastLoginAt } })
}
