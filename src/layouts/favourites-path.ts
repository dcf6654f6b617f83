import type { accountRoutes } from '../../contract/paths/account-paths'
import { loginPath } from '../lib/navigation/login-path'

// Written out: the whole table of the account is too heavy for every page's first load.
const favourites =
  '/account/favourites/posts' satisfies (typeof accountRoutes)['account-favourites-posts']['pattern']

/** Where the heart leads: guests sign in first (R142). */
export function favouritesPath(signedIn: boolean): string {
  return signedIn ? favourites : loginPath(favourites)
}
