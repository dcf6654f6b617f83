import { type AccountRouteName, accountRoutes } from '../../../contract/paths/account-paths'
import { isScreenOf } from '../../session/flow-screen'
import type { SessionView } from '../../session/session-view'
import { isProof } from './auth-way'

/** What a page of the account is allowed to do (specification, section 2; decisions D02 to D06). */
export type Verdict =
  | { kind: 'show' }
  /** Nobody can say yet; `learn`: the steps have to be asked for first. */
  | { kind: 'wait'; learn: boolean }
  /** The question could not be answered (GW1). */
  | { kind: 'unavailable' }
  /** Only for members: home, with a word why (D03). */
  | { kind: 'signInFirst' }
  /** Nothing to do here: home. */
  | { kind: 'home' }
  /** Another step is waited for. */
  | { kind: 'toPending' }
  /** The step was not begun: where it begins. */
  | { kind: 'start'; route: AccountRouteName }

const show: Verdict = { kind: 'show' }
const home: Verdict = { kind: 'home' }

/** Pages of guests that are a later step: where that begins, for whoever comes too early. */
const beginnings: Partial<Record<AccountRouteName, AccountRouteName>> = {
  'account-login-code-confirm': 'account-login-code',
  'account-signup-passkey-create': 'account-signup-passkey',
}

/**
 * Whether a page may be shown to who is here.
 * @param query of the address, with the question mark
 */
export function verdictOn(name: AccountRouteName, session: SessionView, query = ''): Verdict {
  const { access } = accountRoutes[name]
  const { standing } = session
  if (access === 'anyone') return show
  if (standing === 'unknown') return { kind: 'wait', learn: false }
  if (access === 'member') return verdictOnMember(name, session)
  // Sign-in may work all the same, and says so itself where it does not.
  const isStep = access === 'pendingFlow' || beginnings[name] !== undefined
  if (standing === 'unavailable') return isStep ? { kind: 'unavailable' } : show
  if (standing === 'member') return isForMembersToo(name, query) ? show : home
  return isStep ? verdictOnStep(name, session) : show
}

/** An address to confirm (D53); a provider's return that connects an account, or says why not. */
function isForMembersToo(name: AccountRouteName, query: string): boolean {
  return name === 'account-verify-email' || (name === 'account-provider-callback' && query !== '')
}

function verdictOnMember(name: AccountRouteName, session: SessionView): Verdict {
  if (session.standing === 'unavailable') return { kind: 'unavailable' }
  if (session.standing === 'guest') return { kind: 'signInFirst' }
  if (!isProof(name) || session.proofNeeded) return show
  return session.stepsKnown ? home : { kind: 'wait', learn: true }
}

function verdictOnStep(name: AccountRouteName, session: SessionView): Verdict {
  const { pendingFlow, stepsKnown } = session
  if (pendingFlow) return isScreenOf(name, pendingFlow) ? show : { kind: 'toPending' }
  if (!stepsKnown) return { kind: 'wait', learn: true }
  const route = beginnings[name]
  return route ? { kind: 'start', route } : home
}
