import type { Context } from 'hono'
import type { Store } from '../database/store'
import { type BearerEnv, signedIn } from '../lib/access-tokens'
import { type Account, accountOf } from '../lib/accounts'
import { detailError } from '../lib/api-error'
import { pathId } from '../lib/http'
import { answerMessages } from '../lib/messages'

/**
 * The account in the path, for its owner and for staff.
 * @throws ApiError 404 for others
 */
export async function ownOrStaffAccount(c: Context<BearerEnv>, store: Store): Promise<Account> {
  const caller = signedIn(c)
  const id = pathId(c)
  const maySee = id === caller.id || caller.user.isStaff
  return known(maySee ? await accountOf(store, id) : null)
}

/** The account in the path, for any signed-in caller, as in the real API. */
export async function requestedAccount(c: Context<BearerEnv>, store: Store): Promise<Account> {
  signedIn(c)
  return known(await accountOf(store, pathId(c)))
}

function known(account: Account | null): Account {
  if (!account) throw detailError(404, answerMessages.notFound)
  return account
}
