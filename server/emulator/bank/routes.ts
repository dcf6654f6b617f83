import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { bankTransactions, type PaymentSession, paymentSessions } from '../database/tables/payments'
import { ApiError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { findRow } from '../lib/list-source'
import { newUuid } from '../lib/new-stamps'
import { stripeId } from '../lib/random-codes'
import { cancelOrder } from '../orders/change-order'
import { settlePayments } from '../orders/payment-messages'
import { bankPagePath, openSession, stripePagePath } from '../orders/payment-sessions'
import { orderList, type WholeOrder } from '../orders/queries'
import { bankNotice, bankPage } from './bank-page'
import { bankMessages, refusalCodes } from './messages'

/** Viva's return address is fixed at the bank, whatever the API was told. */
const vivaReturnPath = '/checkout/viva-return'

/** How long the message of a payment may take. */
const lateMs = 120_000

/** How long a page of Stripe is open. */
const stripeLifeMs = 24 * 60 * 60_000

/** What is pressed on the bank's page. */
const pressed = z.object({
  outcome: z.enum(['paid', 'refused', 'closed', 'late', 'silent', 'twice', 'canceled']),
  code: z.enum(Object.keys(refusalCodes)).default('10051'),
  returning: z.enum(['whole', 'withoutTransaction', 'lost']).default('whole'),
})
type Pressed = z.infer<typeof pressed>

/** A page of the bank and the order that is paid on it. */
interface Opened {
  session: PaymentSession
  order: WholeOrder
}

/** `/bank`: two banks with a page for each payment that the shop has asked for. */
export function bankRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const list = orderList(deps.store)

  async function openedBy(c: Context): Promise<Opened | null> {
    const code = c.req.param('code') ?? c.req.query('ref') ?? ''
    const [session] = await db.select().from(paymentSessions).where(eq(paymentSessions.code, code))
    return session ? { session, order: await findRow(list, session.order) } : null
  }

  /** Stripe's page takes one payment, and closes after a day; Viva's takes any number. */
  async function isOver({ session: { provider, code, createdAt } }: Opened): Promise<boolean> {
    if (provider !== 'stripe') return false
    if (deps.clock.now().getTime() >= createdAt + stripeLifeMs) return true
    const paid = and(eq(bankTransactions.session, code), eq(bankTransactions.isPaid, true))
    return (await db.$count(bankTransactions, paid)) > 0
  }

  /** A transaction of an order, and its message to the API: after a while, or never. */
  async function transact(
    { code, order, provider }: PaymentSession,
    isPaid: boolean,
    tellsInMs: number | null = 0,
  ) {
    const now = deps.clock.now().getTime()
    const transaction = provider === 'stripe' ? stripeId(deps, 'pi') : newUuid(deps)
    await db.insert(bankTransactions).values({
      id: transaction,
      order,
      session: code,
      isPaid,
      tellsAt: tellsInMs === null ? null : now + tellsInMs,
      isTold: false,
    })
    await settlePayments(deps)
    return transaction
  }

  /** Does what was pressed, and returns the transaction, if there is one. */
  async function play(opened: Opened, { outcome }: Pressed): Promise<string | null> {
    const { session, order } = opened
    const isStripe = session.provider === 'stripe'
    switch (outcome) {
      case 'closed':
        return null
      case 'refused':
        // Stripe's message names a payment that the API does not know, which it passes over.
        return transact(session, false, isStripe ? null : 0)
      case 'late':
        return transact(session, true, lateMs)
      case 'silent':
        return transact(session, true, null)
      case 'twice':
        await transact(isStripe ? await openSession(deps, order, session) : session, true)
        return transact(session, true)
      case 'canceled':
        await cancelOrder(deps, order).catch((problem: unknown) => {
          // It was cancelled before.
          if (!(problem instanceof ApiError)) throw problem
        })
        return transact(session, true)
      case 'paid':
        return transact(session, true)
    }
  }

  function leave(c: Context, { session }: Opened, transaction: string | null, press: Pressed) {
    if (press.returning === 'lost') return c.html(bankNotice(bankMessages.lost))
    const isClosed = press.outcome === 'closed'
    if (session.provider === 'stripe') {
      return c.redirect(isClosed ? session.cancelUrl : session.successUrl, 303)
    }
    const t = press.returning === 'whole' ? transaction : null
    const query = new URLSearchParams({ ...(t && { t }), s: session.code, lang: 'el-GR' })
    if (!isClosed) {
      query.set('eventId', press.outcome === 'refused' ? press.code : '0')
      query.set('eci', '1')
    }
    return c.redirect(`${deps.siteUrl}${vivaReturnPath}?${query}`, 303)
  }

  async function show(c: Context) {
    const opened = await openedBy(c)
    if (!opened) return c.html(bankNotice(bankMessages.noSession), 404)
    if (await isOver(opened)) return c.html(bankNotice(bankMessages.over))
    return c.html(bankPage(opened.order))
  }

  async function press(c: Context) {
    const opened = await openedBy(c)
    if (!opened) return c.html(bankNotice(bankMessages.noSession), 404)
    if (await isOver(opened)) return c.html(bankNotice(bankMessages.over))
    const body = pressed.safeParse(await c.req.parseBody())
    if (!body.success) return c.html(bankPage(opened.order), 400)
    const transaction = await play(opened, body.data)
    const { outcome, code } = body.data
    // Stripe's page asks for another card: it leads back paid, or by its own way back.
    if (outcome === 'refused' && opened.session.provider === 'stripe') {
      return c.html(bankPage(opened.order, refusalCodes[code]))
    }
    return leave(c, opened, transaction, body.data)
  }

  return new Hono()
    .get(bankPagePath, show)
    .post(bankPagePath, press)
    .get(`${stripePagePath}/:code`, show)
    .post(`${stripePagePath}/:code`, press)
}
