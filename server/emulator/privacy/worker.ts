import { lte } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { accountDeletions } from '../database/tables/privacy'
import type { RouteDeps } from '../lib/dependencies'
import { makeExports } from './data-exports'
import { eraseAccount } from './erase-account'

/** Does the work that was asked for until then. */
export async function runWorker(deps: RouteDeps, until: number): Promise<void> {
  const { store } = deps
  await makeExports(deps, until)
  const due = await store.db
    .select()
    .from(accountDeletions)
    .where(lte(accountDeletions.requestedAt, until))
  for (const { user } of due) await eraseAccount(store, user)
}

/** Before each call, work that has waited long enough is done. */
export function dueWork(deps: RouteDeps): MiddlewareHandler {
  return async (_, next) => {
    const { delayMs } = deps.worker
    if (delayMs !== null) await runWorker(deps, deps.clock.now().getTime() - delayMs)
    await next()
  }
}
