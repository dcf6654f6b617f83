import { type AccountRouteName, accountRoutes } from '#contract/paths/account-paths'
import { isPageOfFlow, isReauthentication } from '#session/after-sign-in'
import type { SessionView } from '#session/session'

/** Decision of a guard about an account page. */
export type GuardResult =
  | { kind: 'show' }
  /** Not known yet; `needsSteps`: the pending flows have to be fetched first. */
  | { kind: 'wait'; needsSteps: boolean }
  /** The session could not be read. */
  | { kind: 'unavailable' }
  /** Members only: redirect home with a message. */
  | { kind: 'signInFirst' }
  /** Already signed in: redirect to `next` or home with a message. */
  | { kind: 'signedIn' }
  /** The page has no purpose in this session: redirect home. */
  | { kind: 'home' }
  /** Another step of the flow is pending: redirect to it. */
  | { kind: 'toPending' }
  /** The flow has not started: redirect to its first step. */
  | { kind: 'start'; route: AccountRouteName }

const show: GuardResult = { kind: 'show' }
const home: GuardResult = { kind: 'home' }

/** Later steps of guest flows, each with the first step of its flow. */
const firstSteps: Partial<Record<AccountRouteName, AccountRouteName>> = {
  'account-login-code-confirm': 'account-login-code',
  'account-signup-passkey-create': 'account-signup-passkey',
}

/**
 * Whether an account page may be shown in a session.
 * @param query of the address, with the question mark
 */
export function guardResultFor(
  name: AccountRouteName,
  session: SessionView,
  query = '',
): GuardResult {
  const { access } = accountRoutes[name]
  const { status } = session
  if (access === 'anyone') return show
  if (status === 'unknown') return { kind: 'wait', needsSteps: false }
  if (access === 'member') return resultForMemberPage(name, session)
  // Sign-in pages may work without a session; they show their own errors.
  const isStep = access === 'pendingFlow' || firstSteps[name] !== undefined
  if (status === 'unavailable') return isStep ? { kind: 'unavailable' } : show
  if (status === 'member') return isForMembersToo(name, query) ? show : { kind: 'signedIn' }
  return isStep ? resultForFlowStep(name, session) : show
}

/** The page that confirms an address, and the callback of a provider that connects an account. */
function isForMembersToo(name: AccountRouteName, query: string): boolean {
  return name === 'account-verify-email' || (name === 'account-provider-callback' && query !== '')
}

function resultForMemberPage(name: AccountRouteName, session: SessionView): GuardResult {
  if (session.status === 'unavailable') return { kind: 'unavailable' }
  if (session.status !== 'member') return { kind: 'signInFirst' }
  if (!isReauthentication(name) || session.reauthenticationNeeded) return show
  return session.stepsKnown ? home : { kind: 'wait', needsSteps: true }
}

function resultForFlowStep(name: AccountRouteName, session: SessionView): GuardResult {
  const { pendingFlow, stepsKnown } = session
  if (pendingFlow) return isPageOfFlow(name, pendingFlow) ? show : { kind: 'toPending' }
  if (!stepsKnown) return { kind: 'wait', needsSteps: true }
  const route = firstSteps[name]
  return route ? { kind: 'start', route } : home
}
