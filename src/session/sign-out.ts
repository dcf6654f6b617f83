import { waitFor } from 'xstate'
import { accountRouteAt } from '#contract/paths/match-path'
import { publicPaths } from '#contract/paths/site-paths'
import { arriveAt } from '#lib/navigation/arrive-at'
import { goTo } from '#lib/navigation/navigate'
import { redirectAfter } from './after-sign-in'
import { sessionActor } from './session-actor'

/**
 * Signs the user out and goes on; from a members' page it navigates home before the request is
 * sent.
 * @param continueAt path and query of the page to open afterwards; the index without one
 */
export async function signOut(continueAt: string | null = null): Promise<void> {
  const { location } = window
  const isMemberPage = accountRouteAt(location.pathname)?.access === 'member'
  if (isMemberPage) await arriveAt(publicPaths.index)
  await endSession()
  const { to } = redirectAfter({ type: 'LOGGED_OUT', reason: 'left' }, location, continueAt)
  if (to !== null) goTo(to, { replace: to === location.pathname + location.search })
}

/** Signs the user out without going anywhere. */
export async function endSession(): Promise<void> {
  const actor = sessionActor()
  actor.send({ type: 'signOut.requested' })
  await waitFor(actor, (session) => !session.matches({ member: 'signingOut' }))
}
