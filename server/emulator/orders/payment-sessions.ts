import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Store } from '../database/store'
import { bankTransactions, paymentSessions } from '../database/tables/payments'
import { textField } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { bankCode } from '../lib/random-codes'
import type { WholeOrder } from './queries'

/** Body of `create_checkout_session`: both addresses must be there, and are not used. */
export const sessionBody = z.object({ successUrl: textField(), cancelUrl: textField() })

/** Where the bank's page is, with the code of a session as `ref`. */
export const bankPagePath = '/bank/checkout'

/** Opens a page of the bank for an order, also for a cancelled one, and returns its code. */
export async function openSession(deps: RouteDeps, { id }: WholeOrder): Promise<string> {
  const code = bankCode(deps)
  const createdAt = deps.clock.now().getTime()
  await deps.store.db.insert(paymentSessions).values({ code, order: id, createdAt })
  return code
}

/** The answer of `create_checkout_session`; the amount is a text. */
export function sessionAnswer({ ownUrl }: RouteDeps, order: WholeOrder, code: string) {
  return {
    sessionId: code,
    checkoutUrl: `${ownUrl}${bankPagePath}?ref=${code}`,
    status: 'created',
    amount: order.paidAmount.toFixed(2),
    currency: 'EUR',
    provider: 'viva_wallet',
  }
}

/** What the bank's return address names: the code of a session and a transaction. */
interface Returned {
  s: string | undefined
  t: string | undefined
}

/** The id of the order that the bank sends somebody back to. */
export async function orderOfReturn({ db }: Store, { s, t }: Returned): Promise<number | null> {
  const [found] = s
    ? await db.select().from(paymentSessions).where(eq(paymentSessions.code, s))
    : await db
        .select()
        .from(bankTransactions)
        .where(eq(bankTransactions.id, t ?? ''))
  return found?.order ?? null
}
