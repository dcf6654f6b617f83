import type { Told } from './session-story'

export type SessionEvent =
  /** The sign-in service answered somebody's call. */
  | ({ type: 'session.told' } & Told)
  /** It may be another session by now: nothing personal is shown until it is read anew. */
  | { type: 'session.suspected' }
  /** The present session may have ended: it is asked about while what is known stays in view. */
  | { type: 'session.doubted' }
  /** In another tab somebody else is here now, or nobody. */
  | { type: 'elsewhere.changed'; userId: number | null }
  /** A page needs to know which step is waited for, or whether a proof is. */
  | { type: 'steps.wanted'; hasNext: boolean }
  | { type: 'signOut.asked' }

/** For whom the steps are read; `hasNext`: the page knows where to go on to. */
export interface StepsInput {
  isMember: boolean
  hasNext: boolean
}
