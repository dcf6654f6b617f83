import type { Method } from '#contract/allauth/session-answer'
import type { Account } from '../lib/accounts'
import { reauthenticationRequired, unauthenticated } from './auth-answers'
import { type AuthCall, AuthInterruption } from './auth-call'
import { reauthenticationFlows } from './auth-flows'

/** How long an authentication counts as recent, in seconds. */
const recentSeconds = 300

/** Now in seconds since 1970 with a fraction, as the auth service sends times. */
const epochNow = ({ deps }: Pick<AuthCall, 'deps'>) => deps.clock.now().getTime() / 1000

/** Records a completed authentication method; `at` is now. */
export function recordMethod(call: AuthCall, method: Omit<Method, 'at'>): void {
  const { method: name, ...rest } = method
  call.session.addMethod({ method: name, at: epochNow(call), ...rest })
}

/**
 * The signed-in account.
 * @throws AuthInterruption 401 with the flows
 */
export function requireAccount({ session }: AuthCall): Account {
  if (session.account) return session.account
  throw new AuthInterruption(unauthenticated)
}

/**
 * Requires an authentication younger than 300 s, unless the account has no means to reauthenticate;
 * else 401 with the reauthentication flows. Validate the body first.
 */
export async function requireRecentAuthentication(call: AuthCall): Promise<void> {
  const account = requireAccount(call)
  const flows = await reauthenticationFlows(call.deps.store, account)
  if (flows.length === 0) return
  const last = call.session.methods.at(-1)
  if (last && epochNow(call) - last.at < recentSeconds) return
  throw new AuthInterruption(reauthenticationRequired)
}
