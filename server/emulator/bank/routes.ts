import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { bankTransactions, paymentSessions } from '../database/tables/payments'
import { ApiError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { findRow } from '../lib/list-source'
import { newUuid } from '../lib/new-stamps'
import { cancelOrder } from '../orders/change-order'
import { settlePayments } from '../orders/payment-messages'
import { bankPagePath } from '../orders/payment-sessions'
import { orderList, type WholeOrder } from '../orders/queries'
import { bankNotice, bankPage } from './bank-page'
import { bankMessages, refusalCodes } from './messages'

/** The return address is fixed at the bank, whatever the API was told. */
const returnPath = '/checkout/viva-return'

/** How long the message of a payment may take. */
const lateMs = 120_000

/** What is pressed on the bank's page. */
const pressed = z.object({
  outcome: z.enum(['paid', 'refused', 'closed', 'late', 'silent', 'twice', 'canceled']),
  code: z.enum(Object.keys(refusalCodes)).default('10051'),
  returning: z.enum(['whole', 'withoutTransaction', 'lost']).default('whole'),
})
type Pressed = z.infer<typeof pressed>

/** `/bank`: a bank with a page for each payment that the shop has asked for. */
export function bankRoutes(deps: RouteDeps) {
  const list = orderList(deps.store)

  async function orderOf(code: string): Promise<WholeOrder | null> {
    const [session] = await deps.store.db
      .select()
      .from(paymentSessions)
      .where(eq(paymentSessions.code, code))
    return session ? findRow(list, session.order) : null
  }

  /** A transaction of an order, and its message to the API: after a while, or never. */
  async function transact({ id }: WholeOrder, isPaid: boolean, tellsInMs: number | null = 0) {
    const now = deps.clock.now().getTime()
    const transaction = newUuid(deps)
    await deps.store.db.insert(bankTransactions).values({
      id: transaction,
      order: id,
      isPaid,
      tellsAt: tellsInMs === null ? null : now + tellsInMs,
      isTold: false,
    })
    await settlePayments(deps)
    return transaction
  }

  /** Does what was pressed, and returns the transaction, if there is one. */
  async function play(order: WholeOrder, { outcome }: Pressed): Promise<string | null> {
    switch (outcome) {
      case 'closed':
        return null
      case 'refused':
        return transact(order, false)
      case 'late':
        return transact(order, true, lateMs)
      case 'silent':
        return transact(order, true, null)
      case 'twice':
        await transact(order, true)
        return transact(order, true)
      case 'canceled':
        await cancelOrder(deps, order).catch((problem: unknown) => {
          // It was cancelled before.
          if (!(problem instanceof ApiError)) throw problem
        })
        return transact(order, true)
      case 'paid':
        return transact(order, true)
    }
  }

  function leave(c: Context, session: string, transaction: string | null, press: Pressed) {
    if (press.returning === 'lost') return c.html(bankNotice(bankMessages.lost))
    const t = press.returning === 'whole' ? transaction : null
    const query = new URLSearchParams({ ...(t && { t }), s: session, lang: 'el-GR' })
    if (press.outcome !== 'closed') {
      query.set('eventId', press.outcome === 'refused' ? press.code : '0')
      query.set('eci', '1')
    }
    return c.redirect(`${deps.siteUrl}${returnPath}?${query}`, 303)
  }

  return new Hono()
    .get(bankPagePath, async (c) => {
      const order = await orderOf(c.req.query('ref') ?? '')
      return order ? c.html(bankPage(order)) : c.html(bankNotice(bankMessages.noSession), 404)
    })
    .post(bankPagePath, async (c) => {
      const session = c.req.query('ref') ?? ''
      const order = await orderOf(session)
      if (!order) return c.html(bankNotice(bankMessages.noSession), 404)
      const press = pressed.safeParse(await c.req.parseBody())
      if (!press.success) return c.html(bankPage(order), 400)
      return leave(c, session, await play(order, press.data), press.data)
    })
}
