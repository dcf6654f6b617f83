import type { Flow } from '../../contract/allauth/flow'
import type {
  AuthAnswer,
  SignedInAnswer,
  SignedOutAnswer,
} from '../../contract/allauth/session-answer'
import { pendingStep } from './pending-step'

/** What changed with an answer. */
export type AuthEvent =
  /**
   * `expired`: the service said 410. `ended`: it no longer knows anybody. `left`: the person asked
   * for it. `elsewhere`: another tab did.
   */
  | { type: 'LOGGED_OUT'; reason: 'expired' | 'ended' | 'left' | 'elsewhere' }
  | { type: 'LOGGED_IN' }
  /** The sign-in succeeded, but the browser kept no session cookie. */
  | { type: 'LOGIN_NOT_KEPT' }
  | { type: 'REAUTHENTICATED' }
  | { type: 'REAUTHENTICATION_REQUIRED'; flows: readonly Flow[] }
  | { type: 'FLOW_UPDATED'; flow: Flow }

/** What was known before the answer. */
export interface KnownBefore {
  /** Null where nobody was signed in. */
  userId: number | null
  /** How many proofs the session held; null where nobody asked. */
  methodCount: number | null
  reauthenticationNeeded: boolean
}

const anonymous: KnownBefore = { userId: null, methodCount: null, reauthenticationNeeded: false }

/**
 * What an answer of the sign-in service changes. Null
 * where nothing does: a wrong password stays on its form. Equal answers give equal events: the
 * second one counts like the first (R201).
 */
export function authEventOf(before: KnownBefore, answer: AuthAnswer): AuthEvent | null {
  if (answer.status === 410) return { type: 'LOGGED_OUT', reason: 'expired' }
  const isOther = personIn(answer) !== null && personIn(answer) !== before.userId
  const known = isOther ? anonymous : before
  return answer.status === 200 ? eventOfUser(known, answer) : eventOfSteps(known, answer)
}

/** The step that is waited for: the last pending one (R196). */
export function pendingFlowIn(answer: AuthAnswer): Flow | null {
  if (answer.status !== 401 || answer.meta.is_authenticated) return null
  return pendingStep(answer.data.flows) ?? null
}

/** The id of the person whom an answer names as signed in. */
export function personIn(answer: AuthAnswer): number | null {
  if (answer.status === 200) return answer.data.user.id
  if (answer.status === 410 || !answer.meta.is_authenticated) return null
  return answer.data.user?.id ?? null
}

function eventOfUser(before: KnownBefore, { data, meta }: SignedInAnswer): AuthEvent | null {
  if (before.userId === null) {
    return meta.access_token || meta.session_token ? { type: 'LOGGED_IN' } : null
  }
  const hasProved = before.methodCount !== null && data.methods.length > before.methodCount
  return before.reauthenticationNeeded || hasProved ? { type: 'REAUTHENTICATED' } : null
}

function eventOfSteps(before: KnownBefore, answer: SignedOutAnswer): AuthEvent | null {
  if (answer.meta.is_authenticated) {
    return { type: 'REAUTHENTICATION_REQUIRED', flows: answer.data.flows }
  }
  if (before.userId !== null) return { type: 'LOGGED_OUT', reason: 'ended' }
  const flow = pendingFlowIn(answer)
  return flow && { type: 'FLOW_UPDATED', flow }
}
