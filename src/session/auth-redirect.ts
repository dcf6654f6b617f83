import type { Flow } from '#contract/allauth/session-answer'
import { type AccountRouteName, accountRoutes } from '#contract/paths/account-paths'
import { accountRouteAt } from '#contract/paths/match-path'
import { safeNext } from '#contract/paths/safe-next'
import { publicPaths } from '#contract/paths/site-paths'
import { withNext } from '#lib/navigation/addresses'
import {
  isPageOfFlow,
  pageOfPendingFlow,
  pageOfReauthentication,
  UnknownFlowError,
} from './flow-pages'
import type { AuthEvent } from './session-context'

/** The current location. */
export interface Place {
  origin: string
  pathname: string
  search: string
}

/** Reaction to an auth event: redirect target (null: none) and the message to show. */
interface AuthRedirect {
  to: string | null
  reason?: 'expired' | 'elsewhere' | 'unknownFlow' | 'notKept'
}

const home = publicPaths.index
const overview = accountRoutes.account.pattern

/**
 * Redirect after an auth event.
 * @param continueAt the page that the user wants to open after signing out; null without one
 */
export function redirectAfter(
  event: AuthEvent,
  place: Place,
  continueAt: string | null = null,
): AuthRedirect {
  if (event.type === 'LOGGED_OUT') return redirectAfterLogout(event.reason, place, continueAt)
  if (event.type === 'LOGIN_NOT_KEPT') return { to: null, reason: 'notKept' }
  const next = nextOf(place)
  const route = accountRouteAt(place.pathname)
  // No redirect once the user has left the account pages.
  if (!route) return { to: null }
  if (event.type === 'FLOW_UPDATED')
    return redirectToScreen(() => pageOfPendingFlow(event.flow), next)
  if (event.type !== 'REAUTHENTICATION_REQUIRED') return { to: next ?? overview }
  // Already on the page of one of the methods, which the user may have chosen.
  if (event.flows.some((flow) => isPageOfFlow(route.name, flow))) return { to: null }
  const back = isReauthentication(route.name) ? next : place.pathname + place.search
  return redirectToScreen(() => pageOfReauthentication(event.flows), safeNext(back, place.origin))
}

/** The validated `next` path of a location, or null. */
export function nextOf({ origin, search }: Place): string | null {
  return safeNext(new URLSearchParams(search).get('next'), origin)
}

/** Redirect to the page of a pending flow, keeping `next`. */
export function redirectToFlow(flow: Flow, place: Place): AuthRedirect {
  return redirectToScreen(() => pageOfPendingFlow(flow), nextOf(place))
}

/** Whether a page is for reauthentication. */
export function isReauthentication(name: AccountRouteName): boolean {
  return /(^|-)reauthenticate(-|$)/.test(name)
}

function redirectAfterLogout(
  reason: (AuthEvent & { type: 'LOGGED_OUT' })['reason'],
  place: Place,
  continueAt: string | null,
): AuthRedirect {
  const message = reason === 'expired' || reason === 'elsewhere' ? { reason } : {}
  if (reason === 'left') return { to: continueAt ?? home }
  const route = accountRouteAt(place.pathname)
  const mayStay = !route || ['guest', 'anyone'].includes(route.access)
  return { to: mayStay ? null : home, ...message }
}

function redirectToScreen(screen: () => AccountRouteName, next: string | null): AuthRedirect {
  try {
    return { to: withNext(accountRoutes[screen()].pattern, next) }
  } catch (failure) {
    if (failure instanceof UnknownFlowError) return { to: null, reason: 'unknownFlow' }
    throw failure
  }
}
