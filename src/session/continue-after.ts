import { goTo } from '#lib/navigation/navigate'
import { authRequest } from './auth-client'
import type { AuthOutcome } from './auth-outcome'
import { redirectAfter } from './auth-redirect'
import type { AuthEvent } from './session-context'
import { whenSessionRead } from './session-store'

/**
 * Goes on after the answer to a step of signing in or of reauthentication: to the page of the next
 * step, or, once the session was read, to `next` or the account. Other outcomes are the form's.
 * @returns the outcome
 */
export async function continueAfter<Outcome extends AuthOutcome<unknown>>(
  outcome: Outcome,
): Promise<Outcome> {
  if (outcome.kind === 'nextStep') {
    // The site does not offer to trust a browser, so this step is declined.
    if (outcome.flow.id === 'mfa_trust') await continueAfter(await declineTrust())
    else open({ type: 'FLOW_UPDATED', flow: outcome.flow })
  }
  if (outcome.kind === 'signedIn') {
    const { status } = await whenSessionRead()
    // A guest's browser kept no cookie, or the session is over already: an event tells.
    if (status !== 'guest') open({ type: 'LOGGED_IN' })
  }
  return outcome
}

function declineTrust(): Promise<AuthOutcome<unknown>> {
  return authRequest({ method: 'POST', path: '/auth/2fa/trust', body: { trust: false } })
}

function open(event: AuthEvent): void {
  const { location } = window
  const { to } = redirectAfter(event, location)
  // Also the current address: the second of two equal answers counts like the first.
  if (to !== null) goTo(to, { replace: to === location.pathname + location.search })
}
