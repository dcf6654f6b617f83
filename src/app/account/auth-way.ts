import type { Flow } from '../../../contract/allauth/flow'
import { type AccountRouteName, accountRoutes } from '../../../contract/paths/account-paths'
import { matchAccountPath } from '../../../contract/paths/match-path'
import { safeNext } from '../../../contract/paths/safe-next'
import { publicPaths } from '../../../contract/paths/site-paths'
import { withNext } from '../../lib/navigation/with-next'
import type { AuthEvent } from '../../session/auth-event'
import {
  isScreenOf,
  screenOfDemand,
  screenOfPending,
  UnknownFlowError,
} from '../../session/flow-screen'

/** Where the person is. */
export interface Place {
  origin: string
  pathname: string
  search: string
}

/** What the app does about an event; `to` is null where the person stays. */
export interface AuthWay {
  to: string | null
  word?: 'expired' | 'elsewhere' | 'unknownFlow' | 'notKept'
}

const home = publicPaths.index
const overview = accountRoutes.account.pattern

/** Where an event leads. */
export function wayAfter(event: AuthEvent, place: Place): AuthWay {
  if (event.type === 'LOGGED_OUT') return wayOut(event.reason, place)
  if (event.type === 'LOGIN_NOT_KEPT') return { to: null, word: 'notKept' }
  const next = nextOf(place)
  const route = matchAccountPath(place.pathname)
  // Whoever has walked away from the form is not fetched back.
  if (!route) return { to: null }
  if (event.type === 'FLOW_UPDATED') return wayToScreen(() => screenOfPending(event.flow), next)
  if (event.type !== 'REAUTHENTICATION_REQUIRED') return { to: next ?? overview }
  // Somebody who proves it in a way of their own choice is not led back to the first one.
  if (event.flows.some((flow) => isScreenOf(route.name, flow))) return { to: null }
  const back = isReauthentication(route.name) ? next : place.pathname + place.search
  return wayToScreen(() => screenOfDemand(event.flows), safeNext(back, place.origin))
}

/** Where to go on to, as the address says it and where that is allowed. */
export function nextOf({ origin, search }: Place): string | null {
  return safeNext(new URLSearchParams(search).get('next'), origin)
}

/** The address of the screen of a step that is waited for, with where to go on to. */
export function wayToFlow(flow: Flow, place: Place): AuthWay {
  return wayToScreen(() => screenOfPending(flow), nextOf(place))
}

/** Whether a page only proves who one is. */
export function isReauthentication(name: AccountRouteName): boolean {
  return /(^|-)reauthenticate(-|$)/.test(name)
}

function wayOut(reason: (AuthEvent & { type: 'LOGGED_OUT' })['reason'], place: Place): AuthWay {
  const word = reason === 'expired' || reason === 'elsewhere' ? { word: reason } : {}
  if (reason === 'left') return { to: home }
  const route = matchAccountPath(place.pathname)
  const mayStay = !route || ['guest', 'anyone'].includes(accountRoutes[route.name].access)
  return { to: mayStay ? null : home, ...word }
}

function wayToScreen(screen: () => AccountRouteName, next: string | null): AuthWay {
  try {
    return { to: withNext(accountRoutes[screen()].pattern, next) }
  } catch (failure) {
    if (failure instanceof UnknownFlowError) return { to: null, word: 'unknownFlow' }
    throw failure
  }
}
