import type { Context } from 'hono'
import { detailError } from '../answers/api-error'
import { type BearerEnv, signedIn } from '../auth/bearer-accounts'
import { pathId } from '../routes/path-id'
import { answerMessages } from '../seed/answer-words'
import { type Account, accountOf } from '../store/account-queries'
import type { Store } from '../store/open-store'

/** The account that the path names, for its owner and for staff; 404 for others (2.9). */
export async function accountNamed(c: Context<BearerEnv>, store: Store): Promise<Account> {
  const caller = signedIn(c)
  const id = pathId(c)
  const maySee = id === caller.id || caller.user.isStaff
  return known(maySee ? await accountOf(store, id) : null)
}

/** The account that the path names, for whoever is signed in, as the real API has it (7.5). */
export async function anyAccountNamed(c: Context<BearerEnv>, store: Store): Promise<Account> {
  signedIn(c)
  return known(await accountOf(store, pathId(c)))
}

function known(account: Account | null): Account {
  if (!account) throw detailError(404, answerMessages.notFound)
  return account
}
