import type { Authenticator } from '../../contract/allauth/authenticator'
import type { Flow } from '../../contract/allauth/flow'
import type { AuthAnswer, SignedInAnswer } from '../../contract/allauth/session-answer'

/** How long a proof of who one is lasts, in seconds. */
const reauthenticationLasts = 300

/** Whether a page that proves who one is has a reason to be open after a reload. */
export function isReauthenticationDue(
  { data }: SignedInAnswer,
  { hasNext, nowMs }: { hasNext: boolean; nowMs: number },
): boolean {
  const newest = Math.max(0, ...data.methods.map(({ at }) => at))
  return hasNext && nowMs / 1000 - newest > reauthenticationLasts
}

/**
 * The demand for a proof as the service would have said it before the reload: the
 * password where there is one, and the second factors that there are.
 * @param authenticators null where they could not be read: then no way is named, and the page that
 *   asks for the proof reads them itself
 */
export function restoredDemand(
  { data }: SignedInAnswer,
  authenticators: readonly Authenticator[] | null,
): AuthAnswer {
  const meta = { is_authenticated: true }
  if (authenticators === null) return { status: 401, data: { ...data, flows: [] }, meta }
  const types = authenticators.map(({ type }) => type)
  const flows: Flow[] = [
    ...(data.user.has_usable_password ? [{ id: 'reauthenticate' }] : []),
    ...(types.length > 0 ? [{ id: 'mfa_reauthenticate', types: [...new Set(types)] }] : []),
  ]
  return { status: 401, data: { ...data, flows }, meta }
}
