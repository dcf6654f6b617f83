import {
  type Account,
  accountOf,
  addressesOf,
  authenticatorTypesOf,
  noAccount,
} from '../store/account-queries'
import { credentials } from '../store/auth-tables'
import type { AuthCall } from './auth-call'
import { sendVerification } from './email-verification'
import { type PendingLogin, type StageId, stageIds } from './session-state'

/** A login at its beginning. `account` null pretends one (enumeration safety). */
export function newLogin(
  { deps }: AuthCall,
  account: Account | null,
  more: Partial<PendingLogin> = {},
): PendingLogin {
  return {
    user: account?.id ?? null,
    email: null,
    signup: false,
    passkeySignup: false,
    stage: 'login_by_code',
    passed: [],
    initiatedAt: deps.clock.now().getTime(),
    loginCode: null,
    ...more,
  }
}

/**
 * Takes a login through its steps, in the order login_by_code, verify_email, mfa_authenticate,
 * mfa_signup_webauthn, and stops at the first that must be waited for: it is pending then, and the
 * session holds the login. After the last one the person is signed in under a new session key.
 * Call `recordMethod` before, and answer with `authentication(call)` afterwards.
 */
export async function resumeLogin(call: AuthCall, login: PendingLogin): Promise<void> {
  const account = await accountOf(call.deps.store, login.user ?? noAccount)
  if (account && !account.user.isActive) return call.session.setLogin(null)
  const stage = await firstToWaitFor(call, login, account)
  if (stage) return call.session.setLogin(stage)
  call.session.setLogin(null)
  if (account) await signIn(call, account)
}

/**
 * The pending login where it waits for this step; null where nothing is pending or it is another
 * step (answer `stageMissing` or `conflict` then).
 */
export function pendingAt({ session }: AuthCall, stage: StageId): PendingLogin | null {
  const { login } = session
  return login?.stage === stage ? login : null
}

/** Notes that the pending login's step was done, and goes on to the next one. */
export function passStage(call: AuthCall, login: PendingLogin): Promise<void> {
  return resumeLogin(call, { ...login, passed: [...login.passed, login.stage] })
}

async function firstToWaitFor(
  call: AuthCall,
  login: PendingLogin,
  account: Account | null,
): Promise<PendingLogin | null> {
  const passed = [...login.passed]
  for (const stage of stageIds.filter((id) => !passed.includes(id))) {
    if (await mustWait[stage](call, login, account)) return { ...login, stage, passed }
    passed.push(stage)
  }
  return null
}

type MustWait = (call: AuthCall, login: PendingLogin, account: Account | null) => Promise<boolean>

const mustWait: Record<StageId, MustWait> = {
  login_by_code: async (_call, { loginCode }) => loginCode !== null,
  verify_email: async (call, login, account) => {
    if (await hasVerifiedAddress(call, account?.id ?? noAccount, login.email)) return false
    await sendVerification(call, account, login)
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
