import { authErrorOf, stopWith } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { addressesOf } from '../store/account-queries'

/**
 * Whether an account may take a second factor: each of its addresses must be verified, or somebody
 * could lock the owner of an address out.
 */
export async function mayAddFactor({ deps }: AuthCall, user: number): Promise<boolean> {
  const addresses = await addressesOf(deps.store, user)
  return addresses.every(({ verified }) => verified)
}

/** Answers 409 with `unverified_email` where it may not. */
export async function requireMayAdd(call: AuthCall, user: number): Promise<void> {
  if (await mayAddFactor(call, user)) return
  throw stopWith(409, { errors: [authErrorOf('unverified_email')] })
}
