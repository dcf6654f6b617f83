import { accountRoutes } from '#contract/paths/account-paths'
import { matchAccountPath } from '#contract/paths/match-path'
import { publicPaths } from '#contract/paths/site-paths'
import { arriveAt } from '#lib/navigation/navigate'
import { sessionActor } from '#session/session-actor'
import { startNavigationFrom } from './pending-navigation'

let continuation: string | null = null

/**
 * Signs the user out; from a members' page it navigates home before the request is sent (R126).
 * @param continueAt path and query of the page to open afterwards; the index without one
 */
export async function signOut(continueAt: string | null = null): Promise<void> {
  const { pathname } = window.location
  const route = matchAccountPath(pathname)
  if (route && accountRoutes[route.name].access === 'member') {
    startNavigationFrom(pathname)
    await arriveAt(publicPaths.index)
  }
  continuation = continueAt
  sessionActor().send({ type: 'signOut.requested' })
}

/** The page to open after the sign-out; null without one. Each is returned once. */
export function takeContinuation(): string | null {
  const path = continuation
  continuation = null
  return path
}
