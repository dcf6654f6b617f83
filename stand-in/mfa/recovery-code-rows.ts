import type { RouteParts } from '../stand-in-parts'
import type { AuthenticatorRow } from '../store/auth-tables'
import { addAuthenticator, authenticatorsOfType, removeAuthenticators } from './authenticator-rows'
import { newRecoveryCodes } from './recovery-codes'

/** The recovery codes of an account. */
export async function recoveryCodesOf(
  { store }: RouteParts,
  user: number,
): Promise<AuthenticatorRow | undefined> {
  const [row] = await authenticatorsOfType(store, user, 'recovery_codes')
  return row
}

/** Puts a new generation in the place of the old one, whose codes die. */
export async function replaceRecoveryCodes(
  parts: RouteParts,
  user: number,
): Promise<AuthenticatorRow> {
  const old = await recoveryCodesOf(parts, user)
  if (old) await removeAuthenticators(parts.store, user, [old.id])
  return addAuthenticator(parts.store, {
    user,
    type: 'recovery_codes',
    data: { codes: newRecoveryCodes(parts), used: [] },
    createdAt: parts.clock.now().getTime(),
  })
}

/** Makes recovery codes where there are none, as the first factor comes. Says whether it did. */
export async function ensureRecoveryCodes(parts: RouteParts, user: number): Promise<boolean> {
  if (await recoveryCodesOf(parts, user)) return false
  await replaceRecoveryCodes(parts, user)
  return true
}
