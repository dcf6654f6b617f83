import type { Context } from 'hono'
import type { BearerEnv } from '../lib/access-tokens'
import { tooManyCalls } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { clientAddress } from '../lib/http'

/** Writes to carts per minute: of a person, and of a guest's address. */
const writes = { person: 60, guest: 30 }

/** Counts a write to a cart. @throws ApiError 429 */
export function limitWrites({ limits }: RouteDeps, c: Context<BearerEnv>): void {
  const account = c.get('account')
  const [kind, client] = account
    ? (['person', `${account.id}`] as const)
    : (['guest', clientAddress(c)] as const)
  const rule = { name: `cart of ${kind}`, most: writes[kind], windowMs: 60_000 }
  const seconds = limits.take(rule, client)
  if (seconds > 0) throw tooManyCalls(seconds)
}
