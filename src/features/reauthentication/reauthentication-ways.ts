import type { Authenticator } from '../../../contract/allauth/authenticator'
import type { AuthenticatorType } from '../../../contract/allauth/authenticator-type'
import type { Flow } from '../../../contract/allauth/flow'
import { accountRoutes } from '../../../contract/paths/account-paths'

/** The second step of signing in, or proving again who one is, before something sensitive. */
export type ReauthenticationPurpose = 'authenticate' | 'reauthenticate'
export type ReauthenticationMethod = AuthenticatorType | 'password'

/** The password comes last because people without a second factor see nothing else. */
const byPreference: readonly ReauthenticationMethod[] = [
  'webauthn',
  'totp',
  'recovery_codes',
  'password',
]

/** The ways that the sign-in service offers by its steps, the best first; null where it said none. */
export function waysInFlows(
  purpose: ReauthenticationPurpose,
  flows: readonly Flow[],
): ReauthenticationMethod[] | null {
  const types = flows.find(({ id }) => id === `mfa_${purpose}`)?.types ?? []
  const hasPassword =
    purpose === 'reauthenticate' && flows.some(({ id }) => id === 'reauthenticate')
  const ways = inOrder([...types, ...(hasPassword ? (['password'] as const) : [])])
  return ways.length > 0 ? ways : null
}

/** The ways that a person owns, the best first. */
export function waysOwned(
  authenticators: readonly Authenticator[],
  hasPassword: boolean,
): ReauthenticationMethod[] {
  const usable = authenticators.filter(
    (one) => one.type !== 'recovery_codes' || one.unused_code_count > 0,
  )
  return inOrder([
    ...usable.map(({ type }) => type),
    ...(hasPassword ? (['password'] as const) : []),
  ])
}

function inOrder(ways: readonly ReauthenticationMethod[]): ReauthenticationMethod[] {
  return byPreference.filter((way) => ways.includes(way))
}

const endings = {
  webauthn: 'webauthn',
  totp: 'totp',
  recovery_codes: 'recovery-codes',
} as const

/** The page where a way of proof is asked for (R091 to R096, R089). */
export function reauthenticationPath(
  purpose: ReauthenticationPurpose,
  way: ReauthenticationMethod,
): string {
  if (way === 'password') return accountRoutes['account-reauthenticate'].pattern
  return accountRoutes[`account-2fa-${purpose}-${endings[way]}`].pattern
}
