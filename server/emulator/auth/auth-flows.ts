import type { Flow } from '#contract/allauth/session-answer'
import type { CodeState } from '../database/session-state'
import type { Store } from '../database/store'
import { type Account, authenticatorTypesOf } from '../lib/accounts'
import type { RouteDeps } from '../lib/dependencies'
import type { AuthCall } from './auth-call'

/** Session key of a provider sign-up that waits for an e-mail address. */
export const providerSignupKey = 'provider_signup'

/** Whether sign-up is open. */
export const signupOpen = ({ accounts }: RouteDeps) => accounts.signup === 'open'

/** Passkey sign-up is only offered when addresses are verified by code. */
export const passkeySignupOpen = ({ accounts }: RouteDeps) => accounts.verification === 'code'

/** Flows of an anonymous session, in the order of the contract. */
export function anonymousFlows(deps: RouteDeps): Flow[] {
  const byToken = deps.providers.filter(({ flows }) => flows.includes('provider_token'))
  return [
    { id: 'login' },
    { id: 'login_by_code' },
    ...(signupOpen(deps) ? [{ id: 'signup' }] : []),
    ...(byToken.length > 0
      ? [{ id: 'provider_token', providers: byToken.map(({ id }) => id) }]
      : []),
    { id: 'mfa_login_webauthn' },
  ]
}

/** Flows of an anonymous session with its pending stage; password reset by code comes last. */
export async function pendingFlows(call: AuthCall): Promise<Flow[]> {
  const isResetPending = pendingReset(call) !== null
  return [...(await flowsOfLogin(call)), ...resetFlows(call.deps, isResetPending)]
}

/** The flow for password reset by code; when enabled it is always listed. */
export function resetFlows({ accounts }: RouteDeps, isPending: boolean): Flow[] {
  const isOffered = accounts.passwordReset === 'code'
  return isOffered ? [{ id: 'password_reset_by_code', is_pending: isPending }] : []
}

async function flowsOfLogin(call: AuthCall): Promise<Flow[]> {
  const flows = withProviderSignup(anonymousFlows(call.deps), call)
  const pending = await pendingStage(call)
  if (!pending) return flows
  const known = flows.some(({ id }) => id === pending.id)
  if (!known) return [...flows, pending]
  return flows.map((flow) => (flow.id === pending.id ? { ...flow, ...pending } : flow))
}

async function pendingStage({ session, deps }: AuthCall): Promise<Flow | null> {
  const { login } = session
  if (!login) return null
  const pending: Flow = { id: login.stage, is_pending: true }
  if (login.stage !== 'mfa_authenticate' || login.user === null) return pending
  return { ...pending, types: await authenticatorTypesOf(deps.store, login.user) }
}

/** `provider_signup` is listed before the passkey flow and names the provider. */
function withProviderSignup(flows: Flow[], { session, deps }: AuthCall): Flow[] {
  const signupState = session.peek(providerSignupKey)
  if (typeof signupState !== 'object' || signupState === null || !('provider' in signupState))
    return flows
  const provider = deps.providers.find(({ id }) => id === signupState.provider)
  const signup: Flow = { id: 'provider_signup', is_pending: true, ...(provider && { provider }) }
  return [...flows.slice(0, -1), signup, ...flows.slice(-1)]
}

/** Reauthentication flows of an account; empty without password and factors. */
export async function reauthenticationFlows(store: Store, account: Account): Promise<Flow[]> {
  const types = await authenticatorTypesOf(store, account.id)
  return [
    ...(account.passwordHash === null ? [] : [{ id: 'reauthenticate' }]),
    ...(types.length > 0 ? [{ id: 'mfa_reauthenticate', types }] : []),
  ]
}

/** Lifetime of a password reset code: 180 s. */
const codeLifeMs = 180_000

/** Wrong codes until the attempt ends. */
const maxAttempts = 3

/** The pending password reset of this session; an expired one is cleared. */
export function pendingReset({ session, deps }: Pick<AuthCall, 'session' | 'deps'>) {
  const { passwordReset } = session
  if (!passwordReset) return null
  if (deps.clock.now().getTime() - passwordReset.at <= codeLifeMs) return passwordReset
  session.setPasswordReset(null)
  return null
}

/** Starts a password reset by code; with a null code every attempt fails. */
export function startReset(
  { session, deps }: AuthCall,
  reset: Omit<CodeState, 'at' | 'failedAttempts'>,
) {
  session.setPasswordReset({ ...reset, at: deps.clock.now().getTime(), failedAttempts: 0 })
}

/** Counts a wrong code; the third one ends the reset. */
export function countWrongResetCode({ session }: AuthCall, reset: CodeState): void {
  const failedAttempts = reset.failedAttempts + 1
  session.setPasswordReset(failedAttempts < maxAttempts ? { ...reset, failedAttempts } : null)
}
