import type { Flow } from '../../contract/allauth/flow'
import type { RouteDeps } from '../dependencies'
import { type Account, authenticatorTypesOf } from '../store/account-queries'
import type { Store } from '../store/open-store'
import type { AuthCall } from './auth-call'
import { awaitedReset } from './awaited-reset'

/** Under this name a session keeps a provider sign-up that waits for an address. */
export const providerSignupKey = 'provider_signup'

/** Whether anybody may open an account. */
export const signupOpen = ({ accounts }: RouteDeps) => accounts.signup === 'open'

/** Passkey sign-up is only offered where addresses are verified by code (decision 'Real allauth'). */
export const passkeySignupOpen = ({ accounts }: RouteDeps) => accounts.verification === 'code'

/** What somebody who is not signed in can do, in the order of the contract. */
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

/** The same, with the step that the session waits for; a code for a new password comes last. */
export async function pendingFlows(call: AuthCall): Promise<Flow[]> {
  const isResetPending = awaitedReset(call) !== null
  return [...(await flowsOfLogin(call)), ...resetFlows(call.deps, isResetPending)]
}

/** The flow of a new password by code: where there is this way, it is named at all times. */
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

/** `provider_signup` stands before the passkey's flow and names the provider. */
function withProviderSignup(flows: Flow[], { session, deps }: AuthCall): Flow[] {
  const kept = session.peek(providerSignupKey)
  if (typeof kept !== 'object' || kept === null || !('provider' in kept)) return flows
  const provider = deps.providers.find(({ id }) => id === kept.provider)
  const signup: Flow = { id: 'provider_signup', is_pending: true, ...(provider && { provider }) }
  return [...flows.slice(0, -1), signup, ...flows.slice(-1)]
}

/** How somebody signed in can prove it again; empty for accounts without password and factors. */
export async function reauthenticationFlows(store: Store, account: Account): Promise<Flow[]> {
  const types = await authenticatorTypesOf(store, account.id)
  return [
    ...(account.passwordHash === null ? [] : [{ id: 'reauthenticate' }]),
    ...(types.length > 0 ? [{ id: 'mfa_reauthenticate', types }] : []),
  ]
}
