import type { SessionAnswer, SessionUser } from '#contract/account/user-account'
import {
  type AuthAnswer,
  type AuthUser,
  type Flow,
  pendingFlowIn,
  type SignedInAnswer,
  type SignedOutAnswer,
} from '#contract/allauth/session-answer'

/** A change of the session. */
export type AuthEvent =
  /**
   * `expired`: 410. `ended`: the service answered that no user is signed in. `left`: the user
   * signed out. `elsewhere`: another tab did. `deleted`: the account was deleted, here or elsewhere.
   */
  | { type: 'LOGGED_OUT'; reason: 'expired' | 'ended' | 'left' | 'elsewhere' | 'deleted' }
  | { type: 'LOGGED_IN' }
  /** The sign-in succeeded, but the browser kept no session cookie. */
  | { type: 'LOGIN_NOT_KEPT' }
  | { type: 'REAUTHENTICATED' }
  | { type: 'REAUTHENTICATION_REQUIRED'; flows: readonly Flow[] }
  | { type: 'FLOW_UPDATED'; flow: Flow }

/** A change of the session, and the id of the user it concerned; null for a guest. */
export type SessionChange = AuthEvent & { userId: number | null }

export type SessionEvent =
  /** The sign-in service answered any request. */
  | ({ type: 'session.answered' } & ReceivedAnswer)
  /** It may be another session by now: the user is hidden until it is read again. */
  | { type: 'session.suspected' }
  /** The session may have ended: it is read again while the user stays in view. */
  | { type: 'session.checkDue' }
  /** Another tab has another user now, or none. */
  | { type: 'tab.changed'; userId: number | null }
  /** A page needs the pending step, or whether reauthentication is required. */
  | { type: 'steps.requested'; hasNext: boolean }
  | { type: 'signOut.requested' }
  /** Whether this page has an open socket, which the gateway closes when the session ends. */
  | { type: 'socket.changed'; isOpen: boolean }

/** For whom the steps are read; `hasNext`: the address names a page to go on to. */
export interface StepsInput {
  isMember: boolean
  hasNext: boolean
}

/** Context of the session machine. */
export interface SessionContext {
  user: SessionUser | null
  /** Id of the current session; null where it is not known. */
  generation: string | null
  answer: AuthAnswer | null
  pendingFlow: Flow | null
  reauthenticationNeeded: boolean
  stepsKnown: boolean
  /** Number of authentications in the last answer about this session; null before the first. */
  methodCount: number | null
  /** Generation that a 410 was about, until it is known whether it is the current one. */
  endedGeneration: string | null
  /** A user was signed in before the session was read again. */
  wasMember: boolean
  /** This page has an open socket. */
  hasSocket: boolean
  /** The member's browser still has the cart of a guest. */
  guestCart: boolean
}

export const emptySession: SessionContext = {
  user: null,
  generation: null,
  answer: null,
  pendingFlow: null,
  reauthenticationNeeded: false,
  stepsKnown: false,
  methodCount: null,
  endedGeneration: null,
  wasMember: false,
  hasSocket: false,
  guestCart: false,
}

/** An answer, and the generation that was current when its request was sent. */
export interface ReceivedAnswer {
  answer: AuthAnswer
  asked: string | null
}

/** The change that an answer means for the present context. */
export function changeOf({ answer }: ReceivedAnswer, context: SessionContext): AuthEvent | null {
  return authEventOf({ ...context, userId: context.user?.id ?? null }, answer)
}

/**
 * Whether an answer may be about a session that was replaced since; then the session is read again.
 * This includes every 410. An answer that begins a session is never outdated, because it sets the
 * cookie.
 */
export function mayBeOutdated(
  { answer, asked }: ReceivedAnswer,
  { generation }: SessionContext,
): boolean {
  if (answer.status === 410) return true
  return generation !== null && !answer.meta.generation && asked !== generation
}

export function afterAnswer(
  { answer }: ReceivedAnswer,
  context: SessionContext,
): Partial<SessionContext> {
  if (answer.status === 410) return {}
  const begun = answer.meta.generation
  const methods = answer.data.methods
  return {
    answer,
    user: mergedUser(context.user, answer.data.user),
    generation: begun ?? context.generation,
    pendingFlow: pendingFlowIn(answer),
    reauthenticationNeeded: answer.status === 401 && answer.meta.is_authenticated === true,
    stepsKnown: true,
    methodCount: methods?.length ?? (userIdIn(answer) === null ? null : context.methodCount),
  }
}

/** The sign-in service returns a new primary address and a first password before the API does. */
function mergedUser(user: SessionUser | null, answered: AuthUser | undefined): SessionUser | null {
  if (user === null || answered?.id !== user.id) return user
  const { email = user.email, has_usable_password } = answered
  return { ...user, email, has_usable_password }
}

/** The context after the session was read; nothing is kept for another user or a guest. */
export function afterRead(read: SessionAnswer, context: SessionContext): SessionContext {
  const user = read.user ?? null
  const isSame = user?.id === context.user?.id
  const kept = isSame || context.user === null ? context : emptySession
  return {
    ...kept,
    user,
    generation: read.generation ?? null,
    endedGeneration: null,
    wasMember: false,
    guestCart: read.hasGuestCart ?? false,
  }
}

/** The state before an answer. */
export interface KnownBefore {
  /** Null for a guest. */
  userId: number | null
  /** Number of authentications in the session; null where it is not known. */
  methodCount: number | null
  reauthenticationNeeded: boolean
}

const anonymous: KnownBefore = { userId: null, methodCount: null, reauthenticationNeeded: false }

/**
 * The change that an answer of the sign-in service means; null for none, e.g. a wrong password.
 * Equal answers give equal events.
 */
export function authEventOf(before: KnownBefore, answer: AuthAnswer): AuthEvent | null {
  if (answer.status === 410) return { type: 'LOGGED_OUT', reason: 'expired' }
  const isOther = userIdIn(answer) !== null && userIdIn(answer) !== before.userId
  const known = isOther ? anonymous : before
  return answer.status === 200 ? eventOfUser(known, answer) : eventOfSteps(known, answer)
}

/** The id of the signed-in user in an answer; null for none. */
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
