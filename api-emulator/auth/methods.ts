import type { Method } from '../../contract/allauth/method'
import type { Account } from '../store/account-queries'
import { reauthenticationNeeded, unauthenticated } from './auth-answers'
import type { AuthCall } from './auth-call'
import { reauthenticationFlows } from './auth-flows'
import { AuthStop } from './auth-stop'

/** How long a proof counts as recent. */
const recentSeconds = 300

/** Seconds since 1970, with a fraction, as the sign-in service sends moments. */
export const epochNow = ({ deps }: Pick<AuthCall, 'deps'>) => deps.clock.now().getTime() / 1000

/** Notes that a person proved who they are; `at` is now. */
export function recordMethod(call: AuthCall, method: Omit<Method, 'at'>): void {
  const { method: name, ...rest } = method
  call.session.addMethod({ method: name, at: epochNow(call), ...rest })
}

/** Who is signed in; everybody else gets 401 with the flows. */
export function requireAccount({ session }: AuthCall): Account {
  if (session.account) return session.account
  throw new AuthStop(unauthenticated)
}

/**
 * Goes on where the last proof is younger than 300 s, or where the account has nothing to prove it
 * with; else 401 with the ways to prove it again. Validate the body first.
 */
export async function requireRecentAuthentication(call: AuthCall): Promise<void> {
  const account = requireAccount(call)
  const flows = await reauthenticationFlows(call.deps.store, account)
  if (flows.length === 0) return
  const last = call.session.methods.at(-1)
  if (last && epochNow(call) - last.at < recentSeconds) return
  throw new AuthStop(reauthenticationNeeded)
}
