import { accountRoutes } from '../../../contract/paths/account-paths'
import { matchAccountPath } from '../../../contract/paths/match-path'
import { publicPaths } from '../../../contract/paths/site-paths'
import { arriveAt } from '../../lib/navigation/navigate'
import { sessionActor } from '../../session/session-actor'
import { startNavigationFrom } from './pending-navigation'

/** Signs the user out; from a members' page it navigates home before the request is sent (R126). */
export async function signOut(): Promise<void> {
  const { pathname } = window.location
  const route = matchAccountPath(pathname)
  if (route && accountRoutes[route.name].access === 'member') {
    startNavigationFrom(pathname)
    await arriveAt(publicPaths.index)
  }
  sessionActor().send({ type: 'signOut.requested' })
}
