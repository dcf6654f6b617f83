import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Store } from '../database/store'
import { bankTransactions, type PaymentSession, paymentSessions } from '../database/tables/payments'
import { detailError } from '../lib/api-error'
import { textField } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { bankCode, stripeId } from '../lib/random-codes'
import { orderMessages } from './messages'
import type { WholeOrder } from './queries'

const address = textField().pipe(z.url({ protocol: /^https?$/, error: orderMessages.notAnAddress }))

/** Body of `create_checkout_session`: both addresses must be there. Viva does not use them. */
export const sessionBody = z.object({ successUrl: address, cancelUrl: address })

/** Where Viva's page is, with the code of a session as `ref`, and Stripe's, with its code at the end. */
export const bankPagePath = '/bank/checkout'
export const stripePagePath = '/bank/c/pay'

/**
 * Opens a page of the bank for an order, also for a cancelled one.
 * @throws ApiError 400 where the order is of no known provider
 */
export async function openSession(
  deps: RouteDeps,
  { id, way }: WholeOrder,
  { successUrl, cancelUrl }: z.output<typeof sessionBody>,
): Promise<PaymentSession> {
  const provider = way?.providerCode
  if (provider !== 'viva_wallet' && provider !== 'stripe') {
    throw detailError(400, orderMessages.notOnline)
  }
  const code = provider === 'stripe' ? stripeId(deps, 'cs_test') : bankCode(deps)
  const createdAt = deps.clock.now().getTime()
  const session: PaymentSession = { code, order: id, provider, successUrl, cancelUrl, createdAt }
  await deps.store.db.insert(paymentSessions).values(session)
  return session
}

/** The answer of `create_checkout_session`; the amount is a text. */
export function sessionAnswer({ ownUrl }: RouteDeps, order: WholeOrder, session: PaymentSession) {
  const { code, provider } = session
  const page = provider === 'stripe' ? `${stripePagePath}/${code}` : `${bankPagePath}?ref=${code}`
  return {
    sessionId: code,
    checkoutUrl: `${ownUrl}${page}`,
    status: 'created',
    amount: order.paidAmount.toFixed(2),
    currency: 'EUR',
    provider,
  }
}

/** What Viva's return address names: the code of a session and a transaction. */
interface Returned {
  s: string | undefined
  t: string | undefined
}

/** The id of the order that Viva sends somebody back to. */
export async function orderOfReturn({ db }: Store, { s, t }: Returned): Promise<number | null> {
  const ofViva = eq(paymentSessions.provider, 'viva_wallet')
  const [found] = s
    ? await db
        .select()
        .from(paymentSessions)
        .where(and(eq(paymentSessions.code, s), ofViva))
    : await db
        .select()
        .from(bankTransactions)
        .where(eq(bankTransactions.id, t ?? ''))
  return found?.order ?? null
}
