import type { AuthAnswer, Flow } from '#contract/allauth/session-answer'

// Apart from the view of the session, which every page loads: only scripts of the account need this.

/** A change of the session. */
export type AuthEvent =
  /**
   * `expired`: 410. `ended`: the service answered that no user is signed in. `left`: the user
   * signed out. `elsewhere`: another tab did.
   */
  | { type: 'LOGGED_OUT'; reason: 'expired' | 'ended' | 'left' | 'elsewhere' }
  | { type: 'LOGGED_IN' }
  /** The sign-in succeeded, but the browser kept no session cookie. */
  | { type: 'LOGIN_NOT_KEPT' }
  | { type: 'REAUTHENTICATED' }
  | { type: 'REAUTHENTICATION_REQUIRED'; flows: readonly Flow[] }
  | { type: 'FLOW_UPDATED'; flow: Flow }

/** A change of the session, and the id of the user it concerned; null for a guest. */
export type SessionChange = AuthEvent & { userId: number | null }

const listeners = new Set<(change: SessionChange) => void>()

/**
 * Calls a function with each change of the session, before any page renders it.
 * @returns the function that unsubscribes
 */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells a change of the session. Called by the session actor alone. */
export function tellSessionChange(change: SessionChange): void {
  for (const listener of [...listeners]) listener(change)
}

/** Who keeps the session of this document: the session actor, once its scripts have loaded. */
export interface SessionOwner {
  /** Id of the current session; null where it is not known. */
  generation: () => string | null
  /**
   * Takes an answer of the sign-in service about the session.
   * @param asked the generation when its request was sent; null where it is not known
   */
  receive: (answer: AuthAnswer, asked: string | null) => void
  /** Whether a user is signed in, once the session was read after an answer that may say so. */
  whenRead: () => Promise<'guest' | 'member' | 'unavailable' | 'unknown'>
  /** Reads the session again, because the API no longer accepts it. */
  check: () => void
  /** Whether this page has an open socket, which the gateway closes when the session ends. */
  setSocket: (isOpen: boolean) => void
}

let owner: SessionOwner | null = null

/** Sets who keeps the session. */
export function ownSession(by: SessionOwner): void {
  owner = by
}

/** Who keeps the session; null before it was started. */
export const sessionOwner = (): SessionOwner | null => owner
