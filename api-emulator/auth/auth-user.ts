import type { AuthUser } from '../../contract/allauth/auth-user'
import { type Account, addressesOf } from '../store/account-queries'
import type { Store } from '../store/open-store'

/** The small user of the sign-in service. */
export async function authUserOf(store: Store, account: Account): Promise<AuthUser> {
  const { id, user, passwordHash } = account
  const primary = (await addressesOf(store, id)).find((address) => address.primary)
  return {
    id,
    display: user.username ?? user.email,
    has_usable_password: passwordHash !== null,
    email: primary?.email ?? user.email,
    ...(user.username ? { username: user.username } : {}),
  }
}
