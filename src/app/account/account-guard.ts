import { type AccountRouteName, accountRoutes } from '../../../contract/paths/account-paths'
import { isScreenOf } from '../../session/flow-screen'
import type { SessionView } from '../../session/session-view'
import { isReauthentication } from './auth-way'

/** What a page of the account is allowed to do. */
export type GuardResult =
  | { kind: 'show' }
  /** Nobody can say yet; `learn`: the steps have to be asked for first. */
  | { kind: 'wait'; learn: boolean }
  /** The question could not be answered. */
  | { kind: 'unavailable' }
  /** Only for members: home, with a word why. */
  | { kind: 'signInFirst' }
  /** Nothing to do here: home. */
  | { kind: 'home' }
  /** Another step is waited for. */
  | { kind: 'toPending' }
  /** The step was not begun: where it begins. */
  | { kind: 'start'; route: AccountRouteName }

const show: GuardResult = { kind: 'show' }
const home: GuardResult = { kind: 'home' }

/** Pages of guests that are a later step: where that begins, for whoever comes too early. */
const beginnings: Partial<Record<AccountRouteName, AccountRouteName>> = {
  'account-login-code-confirm': 'account-login-code',
  'account-signup-passkey-create': 'account-signup-passkey',
}

/**
 * Whether a page may be shown to who is here.
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
  if (status === 'unknown') return { kind: 'wait', learn: false }
  if (access === 'member') return verdictOnMember(name, session)
  // Sign-in may work all the same, and says so itself where it does not.
  const isStep = access === 'pendingFlow' || beginnings[name] !== undefined
  if (status === 'unavailable') return isStep ? { kind: 'unavailable' } : show
  if (status === 'member') return isForMembersToo(name, query) ? show : home
  return isStep ? verdictOnStep(name, session) : show
}

/** An address to confirm; a provider's return that connects an account, or says why not. */
function isForMembersToo(name: AccountRouteName, query: string): boolean {
  return name === 'account-verify-email' || (name === 'account-provider-callback' && query !== '')
}

function verdictOnMember(name: AccountRouteName, session: SessionView): GuardResult {
  if (session.status === 'unavailable') return { kind: 'unavailable' }
  if (session.status === 'guest') return { kind: 'signInFirst' }
  if (!isReauthentication(name) || session.reauthenticationNeeded) return show
  return session.stepsKnown ? home : { kind: 'wait', learn: true }
}

function verdictOnStep(name: AccountRouteName, session: SessionView): GuardResult {
  const { pendingFlow, stepsKnown } = session
  if (pendingFlow) return isScreenOf(name, pendingFlow) ? show : { kind: 'toPending' }
  if (!stepsKnown) return { kind: 'wait', learn: true }
  const route = beginnings[name]
  return route ? { kind: 'start', route } : home
}
