import type { Context } from 'hono'
import type { Store } from '../database/store'
import { type BearerEnv, signedIn } from '../lib/access-tokens'
import { type Account, accountOf } from '../lib/accounts'
import { detailError, noSuchRecord } from '../lib/api-error'
import { pathId } from '../lib/http'

/**
 * The account in the path, for its owner and for staff.
 * @throws ApiError 404 for others
 */
export async function ownOrStaffAccount(c: Context<BearerEnv>, store: Store): Promise<Account> {
  const caller = signedIn(c)
  const id = pathId(c)
  const maySee = id === caller.id || caller.user.isStaff
  const account = maySee ? await accountOf(store, id) : null
  if (!account) throw noSuchRecord('UserAccount')
  return account
}

/**
 * The account in the path, for the lists below it.
 * @throws ApiError 404 where there is none, 403 for that of another person
 */
export async function accountOfList(c: Context<BearerEnv>, store: Store): Promise<Account> {
  const caller = signedIn(c)
  const account = await accountOf(store, pathId(c))
  if (!account) throw noSuchRecord('UserAccount')
  if (account.id === caller.id || caller.user.isStaff) return account
  throw detailError(403, 'You do not have permission to access this object.')
}
