import type { AuthenticatorType, Flow } from '#contract/allauth/session-answer'
import { trustDevice } from '#contract/endpoints/sign-in-session'
import { type AccountRouteName, accountRoutes } from '#contract/paths/account-paths'
import { accountRouteAt } from '#contract/paths/match-path'
import { safeNext } from '#contract/paths/safe-next'
import { publicPaths } from '#contract/paths/site-paths'
import { withNext } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import { type SignInStep, signInStep } from './auth-request'
import { runningSession } from './running-session'
import { whenSessionRead } from './session'
import type { AuthEvent } from './session-context'

/** Props of every account page. */
export interface AccountPageProps {
  /** Path of the page, without query. */
  path: string
  /** Values of the path's parameters. */
  params: {
    id?: string | undefined
    linkKey?: string | undefined
    topic?: string | undefined
  }
  /** Path to go to after signing in, validated by the router; null for none. */
  next: string | null
}

/**
 * Goes on after a step of signing in or of reauthentication: to the page of the next step, or, once
 * the session was read, to `next` or the account.
 * @returns the step
 */
export async function afterSignIn<Step extends SignInStep>(step: Step): Promise<Step> {
  if (step.kind === 'nextStep') {
    // The site does not offer to trust a browser, so this step is declined.
    if (step.flow.id === 'mfa_trust') {
      await afterSignIn(await signInStep(trustDevice, { body: { trust: false } }))
    } else open({ type: 'FLOW_UPDATED', flow: step.flow })
  }
  if (step.kind === 'signedIn') {
    const read = runningSession() && (await whenSessionRead())
    // A guest's browser kept no cookie, or the session is over already: an event tells.
    if (read?.status !== 'guest') open({ type: 'LOGGED_IN' })
  }
  return step
}

function open(event: AuthEvent): void {
  const { location } = window
  const { to } = redirectAfter(event, location)
  // Also the current address: the second of two equal answers counts like the first.
  if (to !== null) goTo(to, { replace: to === location.pathname + location.search })
}

/** The current location. */
export interface Place {
  origin: string
  pathname: string
  search: string
}

/** Reaction to an auth event: redirect target (null: none) and the message to show. */
interface AuthRedirect {
  to: string | null
  reason?: 'expired' | 'elsewhere' | 'deleted' | 'unknownFlow' | 'notKept'
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
  const isTold = reason === 'expired' || reason === 'elsewhere' || reason === 'deleted'
  const message = isTold ? { reason } : {}
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

/** Thrown for a flow without a page. */
export class UnknownFlowError extends Error {
  override readonly name = 'UnknownFlowError'

  constructor(readonly flowId: string) {
    super('Unknown path for flow')
  }
}

const pages: ReadonlyMap<string, AccountRouteName> = new Map(
  Object.entries({
    login: 'account-login',
    login_by_code: 'account-login-code-confirm',
    signup: 'account-signup',
    verify_email: 'account-verify-email',
    provider_signup: 'account-provider-signup',
    reauthenticate: 'account-reauthenticate',
    mfa_signup_webauthn: 'account-signup-passkey-create',
    password_reset_by_code: 'account-password-reset',
    'mfa_authenticate:totp': 'account-2fa-authenticate-totp',
    'mfa_authenticate:recovery_codes': 'account-2fa-authenticate-recovery-codes',
    'mfa_authenticate:webauthn': 'account-2fa-authenticate-webauthn',
    'mfa_reauthenticate:totp': 'account-2fa-reauthenticate-totp',
    'mfa_reauthenticate:recovery_codes': 'account-2fa-reauthenticate-recovery-codes',
    'mfa_reauthenticate:webauthn': 'account-2fa-reauthenticate-webauthn',
  } as const),
)

/** Second factors in the order in which they are offered, the most convenient first. */
export const factorsByPreference = ['webauthn', 'totp', 'recovery_codes'] as const

/**
 * The page of a flow; of several types that of the first, or of the given one.
 * @throws UnknownFlowError for a flow without a page
 */
export function pageOfFlow(
  { id, types = [] }: Pick<Flow, 'id' | 'types'>,
  type: AuthenticatorType | undefined = types[0],
): AccountRouteName {
  const page = pages.get(id) ?? pages.get(`${id}:${type}`)
  if (!page) throw new UnknownFlowError(id)
  return page
}

/** Whether a pending flow is a step that the site knows; `mfa_trust` is declined without a page. */
export function isKnownFlow({ id, types = [] }: Pick<Flow, 'id' | 'types'>): boolean {
  return id === 'mfa_trust' || pages.has(id) || pages.has(`${id}:${preferredType(types)}`)
}

/** The type whose page is opened first; it links to the others. */
export function preferredType(types: readonly AuthenticatorType[] = []) {
  return factorsByPreference.find((type) => types.includes(type))
}

/**
 * The page of a pending flow, by the preferred type.
 * @throws UnknownFlowError for a flow without a page
 */
export function pageOfPendingFlow(flow: Pick<Flow, 'id' | 'types'>): AccountRouteName {
  return pageOfFlow(flow, preferredType(flow.types))
}

/**
 * The page of reauthentication: of the pending flow, else by password, else by a second factor.
 * @throws UnknownFlowError where the service offers no method
 */
export function pageOfReauthentication(flows: readonly Flow[]): AccountRouteName {
  const withId = (id: string) => flows.find((flow) => flow.id === id)
  const flow =
    flows.findLast(({ is_pending }) => is_pending) ??
    withId('reauthenticate') ??
    withId('mfa_reauthenticate')
  if (!flow) throw new UnknownFlowError('')
  return pageOfPendingFlow(flow)
}

/** Whether a page belongs to a flow, by any of its types. */
export function isPageOfFlow(page: AccountRouteName, flow: Flow): boolean {
  const types = flow.types ?? []
  return (
    pages.get(flow.id) === page || types.some((type) => pages.get(`${flow.id}:${type}`) === page)
  )
}
