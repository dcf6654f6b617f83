import type { SessionAnswer, SessionUser } from '../../contract/account/user-account'
import type { AuthAnswer, AuthUser, Flow } from '../../contract/allauth/session-answer'
import { type AuthEvent, authEventOf, pendingFlowIn, userIdIn } from './auth-event'

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
  | { type: 'steps.wanted'; hasNext: boolean }
  | { type: 'signOut.asked' }

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
}

/** An answer, and the generation that was current when its request was sent. */
export interface ReceivedAnswer {
  answer: AuthAnswer
  asked: string | null
}

/** The change that an answer means for the present context. */
export function changeOf({ answer }: ReceivedAnswer, context: SessionContext): AuthEvent | null {
  const { user, methodCount, reauthenticationNeeded } = context
  return authEventOf({ userId: user?.id ?? null, methodCount, reauthenticationNeeded }, answer)
}

/**
 * Whether an answer may be about a session that was replaced since; then the session is read again.
 * So is it after every 410. An answer that begins a session is never late: its cookie came with it.
 */
export function mayBeOutdated(
  { answer, asked }: ReceivedAnswer,
  { generation }: SessionContext,
): boolean {
  if (answer.status === 410) return true
  return generation !== null && !answer.meta.generation && asked !== generation
}

/** The context after an answer. */
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

/** The sign-in service knows a new primary address and a first password before the API does. */
function mergedUser(user: SessionUser | null, answered: AuthUser | undefined): SessionUser | null {
  if (user === null || answered?.id !== user.id) return user
  const { email = user.email, has_usable_password } = answered
  return { ...user, email, has_usable_password }
}

/** The context after the session was read; another user, or a guest, inherits nothing. */
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
  }
}
