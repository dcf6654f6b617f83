import type {
  AuthAnswer,
  Flow,
  SignedInAnswer,
  SignedOutAnswer,
} from '../../contract/allauth/session-answer'
import { pendingStep } from './auth-outcome'

/** A change of the session. */
export type AuthEvent =
  /**
   * `expired`: 410. `ended`: the service answered that nobody is signed in. `left`: the user signed
   * out. `elsewhere`: another tab did.
   */
  | { type: 'LOGGED_OUT'; reason: 'expired' | 'ended' | 'left' | 'elsewhere' }
  | { type: 'LOGGED_IN' }
  /** The sign-in succeeded, but the browser kept no session cookie. */
  | { type: 'LOGIN_NOT_KEPT' }
  | { type: 'REAUTHENTICATED' }
  | { type: 'REAUTHENTICATION_REQUIRED'; flows: readonly Flow[] }
  | { type: 'FLOW_UPDATED'; flow: Flow }

/** What was known before an answer. */
export interface KnownBefore {
  /** Null for a guest. */
  userId: number | null
  /** Number of authentications in the session; null where it is not known. */
  methodCount: number | null
  reauthenticationNeeded: boolean
}

const anonymous: KnownBefore = { userId: null, methodCount: null, reauthenticationNeeded: false }

/**
 * The change that an answer of the sign-in service means; null for none, e.g. a wrong password. Equal
 * answers give equal events (R201).
 */
export function authEventOf(before: KnownBefore, answer: AuthAnswer): AuthEvent | null {
  if (answer.status === 410) return { type: 'LOGGED_OUT', reason: 'expired' }
  const isOther = userIdIn(answer) !== null && userIdIn(answer) !== before.userId
  const known = isOther ? anonymous : before
  return answer.status === 200 ? eventOfUser(known, answer) : eventOfSteps(known, answer)
}

/** The pending step of signing in: the last one (R196). */
export function pendingFlowIn(answer: AuthAnswer): Flow | null {
  if (answer.status !== 401 || answer.meta.is_authenticated) return null
  return pendingStep(answer.data.flows) ?? null
}

/** The id of the user whom an answer names as signed in. */
export function userIdIn(answer: AuthAnswer): number | null {
  if (answer.status === 200) return answer.data.user.id
  if (answer.status === 410 || !answer.meta.is_authenticated) return null
  return answer.data.user?.id ?? null
}

function eventOfUser(before: KnownBefore, { data, meta }: SignedInAnswer): AuthEvent | null {
  if (before.userId === null) {
    return meta.access_token || meta.session_token ? { type: 'LOGGED_IN' } : null
  }
  const hasReauthenticated = before.methodCount !== null && data.methods.length > before.methodCount
  return before.reauthenticationNeeded || hasReauthenticated ? { type: 'REAUTHENTICATED' } : null
}

function eventOfSteps(before: KnownBefore, answer: SignedOutAnswer): AuthEvent | null {
  if (answer.meta.is_authenticated) {
    return { type: 'REAUTHENTICATION_REQUIRED', flows: answer.data.flows }
  }
  if (before.userId !== null) return { type: 'LOGGED_OUT', reason: 'ended' }
  const flow = pendingFlowIn(answer)
  return flow && { type: 'FLOW_UPDATED', flow }
}
