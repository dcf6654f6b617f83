import type { RouteDeps } from '../dependencies'
import type { AuthenticatorRow } from '../store/auth-tables'
import { addAuthenticator, authenticatorsOfType, removeAuthenticators } from './authenticator-rows'
import { newRecoveryCodes } from './recovery-codes'

/** The recovery codes of an account. */
export async function recoveryCodesOf(
  { store }: RouteDeps,
  user: number,
): Promise<AuthenticatorRow | undefined> {
  const [row] = await authenticatorsOfType(store, user, 'recovery_codes')
  return row
}

/** Puts a new generation in the place of the old one, whose codes die. */
export async function replaceRecoveryCodes(
  deps: RouteDeps,
  user: number,
): Promise<AuthenticatorRow> {
  const old = await recoveryCodesOf(deps, user)
  if (old) await removeAuthenticators(deps.store, user, [old.id])
  return addAuthenticator(deps.store, {
    user,
    type: 'recovery_codes',
    data: { codes: newRecoveryCodes(deps), used: [] },
    createdAt: deps.clock.now().getTime(),
  })
}

/** Makes recovery codes where there are none, as the first factor comes. Says whether it did. */
export async function ensureRecoveryCodes(deps: RouteDeps, user: number): Promise<boolean> {
  if (await recoveryCodesOf(deps, user)) return false
  await replaceRecoveryCodes(deps, user)
  return true
}
