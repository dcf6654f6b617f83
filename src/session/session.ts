import type { SessionUser } from '#contract/account/user-account'
import type { AuthAnswer, Flow } from '#contract/allauth/session-answer'
import type { PublicConfig } from '#contract/config/public-config'
import { createStore, useStore } from '#lib/state/create-store'

/**
 * Whether a user is signed in. `unavailable`: the session could not be read, which is not the same
 * as `guest`. `signingIn`: a user has just signed in here, and the session is being read.
 */
export type Status = 'unknown' | 'guest' | 'signingIn' | 'member' | 'unavailable'

/** The view of the session for components. */
export interface SessionView {
  status: Status
  /** Null unless a member is signed in. */
  user: SessionUser | null
  /** The sign-in service's last answer about the session; null before the first. */
  answer: AuthAnswer | null
  /** The sign-in step that is pending: the last one in the answer. */
  pendingFlow: Flow | null
  /** A member has to reauthenticate. */
  reauthenticationNeeded: boolean
  /** `pendingFlow` and `reauthenticationNeeded` were fetched since the page was loaded. */
  stepsKnown: boolean
  /** This browser has a guest's cart, which a member's takes in. */
  guestCart: boolean
}

/** The view before the first answer; the build renders it, too. */
export const unknownSession: SessionView = {
  status: 'unknown',
  user: null,
  answer: null,
  pendingFlow: null,
  reauthenticationNeeded: false,
  stepsKnown: false,
  guestCart: false,
}

/** The view of a visitor without any hint of a session, before any request. */
const presumedGuest: SessionView = { ...unknownSession, status: 'guest' }

/** Pages that depend on the session: account, cart, checkout. */
const dependentPaths = /^\/(?:account|cart|checkout)(?:\/|$)/

/** Whether a page shows nothing before the session is known. */
export function dependsOnSession(path: string): boolean {
  return dependentPaths.test(path)
}

const view = createStore(unknownSession)
const ofBuild = () => unknownSession

/** The present view; a presumed guest counts as unknown where a page depends on the session. */
export function currentSession(): SessionView {
  const current = view.get()
  const isPresumed = current === presumedGuest && dependsOnSession(window.location.pathname)
  return isPresumed ? unknownSession : current
}

/** Presumes that the visitor is a guest, unless the session is known already. */
export function presumeGuest(): void {
  if (view.get() === unknownSession) publishSession(presumedGuest)
}

/** Replaces the view. Called by the session actor, and for a presumed guest. */
export const publishSession = view.set

/**
 * Calls a function after each change of the view.
 * @returns the function that unsubscribes
 */
export const watchSession = view.watch

/**
 * The session of this document. `unknown` in the build and until the first answer, so that
 * hydration matches the built HTML.
 */
export function useSession(): SessionView {
  return useStore({ get: currentSession, watch: watchSession }, ofBuild)
}

/** Resolves once a member is signed in; never for a guest. */
export async function whenMember(): Promise<void> {
  await when(({ user }) => user !== null)
}

/** Resolves once the session was read after an answer that may have signed a user in. */
export function whenSessionRead(): Promise<SessionView> {
  return when(({ status }) => status !== 'unknown' && status !== 'signingIn')
}

function when(isReached: (view: SessionView) => boolean): Promise<SessionView> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isReached(view.get())) return
      stop()
      resolve(view.get())
    }
    const stop = view.watch(look)
    look()
  })
}

/**
 * Whether the shop's links and the cart are shown.
 * @param user the member; null for a guest and while the session is unknown
 * @param audience visitors for whom the build shows them
 */
export function shopEnabled(
  user: { isSuperuser: boolean } | null,
  audience: PublicConfig['shopAudience'],
): boolean {
  if (audience === 'everyone') return true
  if (audience === 'customers') return user !== null
  return user?.isSuperuser === true
}
