import { accountRoutes } from '../../../contract/paths/account-paths'
import { matchAccountPath } from '../../../contract/paths/match-path'
import { publicPaths } from '../../../contract/paths/site-paths'
import { arriveAt } from '../../lib/navigation/go-to'
import { liveSession } from '../../session/live-session'
import { depart } from './departure'

/** Signs the person out; from a protected page they go home before anything is sent (R126). */
export async function signOut(): Promise<void> {
  const { pathname } = window.location
  const route = matchAccountPath(pathname)
  if (route && accountRoutes[route.name].access === 'member') {
    depart(pathname)
    await arriveAt(publicPaths.index)
  }
  liveSession().send({ type: 'signOut.asked' })
}
