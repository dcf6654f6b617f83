import type { SessionAnswer, SessionUser } from '../../contract/account/user-account'
import type { AuthUser } from '../../contract/allauth/auth-user'
import type { Flow } from '../../contract/allauth/flow'
import type { AuthAnswer } from '../../contract/allauth/session-answer'
import { type AuthEvent, authEventOf, pendingFlowIn, personIn } from './auth-event'

/** What the story of a session remembers. */
export interface SessionContext {
  user: SessionUser | null
  /** Names the session that is current; null where that is not known. */
  generation: string | null
  answer: AuthAnswer | null
  pendingFlow: Flow | null
  reauthenticationNeeded: boolean
  stepsKnown: boolean
  /** How many proofs the session held when it was last told; null where it was not. */
  methodCount: number | null
  /** The session that a 410 spoke of, while it is not clear whether that is the current one. */
  doubted: string | null
  /** Somebody was signed in before it was asked again who is. */
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
  doubted: null,
  wasMember: false,
}

/** An answer, and the session that was current when it was asked for. */
export interface Told {
  answer: AuthAnswer
  asked: string | null
}

/** The event of an answer for what is known. */
export function eventOf({ answer }: Told, context: SessionContext): AuthEvent | null {
  const { user, methodCount, reauthenticationNeeded } = context
  return authEventOf({ userId: user?.id ?? null, methodCount, reauthenticationNeeded }, answer)
}

/**
 * Whether an answer may speak of a session that another one has followed, in this tab or in another
 *; then it is only a reason to ask anew. 410 is always asked about. An answer
 * that begins a session is never late: its cookie came with it.
 */
export function isDoubtful({ answer, asked }: Told, { generation }: SessionContext): boolean {
  if (answer.status === 410) return true
  return generation !== null && !answer.meta.generation && asked !== generation
}

/** What is known after an answer. */
export function afterTold({ answer }: Told, context: SessionContext): Partial<SessionContext> {
  if (answer.status === 410) return {}
  const begun = answer.meta.generation
  const methods = answer.data.methods
  return {
    answer,
    user: newerUser(context.user, answer.data.user),
    generation: begun ?? context.generation,
    pendingFlow: pendingFlowIn(answer),
    reauthenticationNeeded: answer.status === 401 && answer.meta.is_authenticated === true,
    stepsKnown: true,
    methodCount: methods?.length ?? (personIn(answer) === null ? null : context.methodCount),
  }
}

/** The sign-in service is the first to know of a new primary address and of a first password. */
function newerUser(user: SessionUser | null, said: AuthUser | undefined): SessionUser | null {
  if (user === null || said?.id !== user.id) return user
  const { email = user.email, has_usable_password } = said
  return { ...user, email, has_usable_password }
}

/** What is known after it was asked who is here; another person, or nobody, inherits nothing. */
export function afterRead(read: SessionAnswer, context: SessionContext): SessionContext {
  const user = read.user ?? null
  const isSame = user?.id === context.user?.id
  const kept = isSame || context.user === null ? context : emptySession
  return { ...kept, user, generation: read.generation ?? null, doubted: null, wasMember: false }
}
