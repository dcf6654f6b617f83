import { and, eq, inArray, lte, or } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { deleteCart } from '../cart/queries'
import { orders, payWays } from '../database/tables/orders'
import { bankTransactions } from '../database/tables/payments'
import { ApiError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { findRow } from '../lib/list-source'
import { notificationMessages } from '../notifications/messages'
import { changeOrderStatus, statusChange } from './change-order'
import { confirmByMail } from './confirm-order'
import { notifyOwner } from './notify-owner'
import { orderList, type WholeOrder } from './queries'

const minuteMs = 60_000

/** How long an order waits for its payment, and for another one after a failure. */
const unpaidLifeMs = 24 * 60 * minuteMs
const failedLifeMs = 30 * minuteMs

/**
 * What happens by itself until now: messages of the bank come, and orders that nobody pays are
 * cancelled. The clock can be moved, so it is done when somebody asks.
 */
export async function settlePayments(deps: RouteDeps): Promise<void> {
  await receiveMessages(deps)
  await cancelUnpaid(deps)
}

/** The same before each request. */
export function settledPayments(deps: RouteDeps): MiddlewareHandler {
  return async (_, next) => {
    await settlePayments(deps)
    return next()
  }
}

async function receiveMessages(deps: RouteDeps): Promise<void> {
  const due = and(
    eq(bankTransactions.isTold, false),
    lte(bankTransactions.tellsAt, deps.clock.now().getTime()),
  )
  // Of two requests at once only one receives a message.
  const told = await deps.store.db
    .update(bankTransactions)
    .set({ isTold: true })
    .where(due)
    .returning()
  for (const { id, order, isPaid } of told) {
    const whole = await findRow(orderList(deps.store), order)
    // Messages may be late: what was paid back stays so, and a failure does not undo a payment.
    if (settled.includes(whole.paymentStatus)) continue
    if (isPaid) await receivePayment(deps, whole, id)
    else if (whole.paymentStatus !== 'COMPLETED') await receiveFailure(deps, whole)
  }
}

const settled: readonly string[] = ['REFUNDED', 'PARTIALLY_REFUNDED', 'CANCELED']

/** A cancelled order stays so: the owner pays back. A second payment replaces the first. */
async function receivePayment(deps: RouteDeps, order: WholeOrder, transaction: string) {
  const now = deps.clock.now().getTime()
  const isOpen = order.status === 'PENDING'
  const isFirst = order.paymentStatus !== 'COMPLETED'
  await deps.store.db
    .update(orders)
    .set({
      paymentStatus: 'COMPLETED',
      paymentId: transaction,
      paymentMethod: order.way?.providerCode ?? '',
      updatedAt: now,
      ...(isOpen && { ...statusChange('PROCESSING', now), cart: null }),
    })
    .where(eq(orders.id, order.id))
  if (isOpen) {
    // Whole, also what came into it after the order.
    if (order.cart !== null) await deleteCart(deps.store, order.cart)
    await confirmByMail(deps, order)
  }
  if (isFirst) await notifyOwner(deps, order, notificationMessages.paymentConfirmed)
}

async function receiveFailure(deps: RouteDeps, order: WholeOrder) {
  if (order.status !== 'PENDING') return
  await deps.store.db
    .update(orders)
    .set({ paymentStatus: 'FAILED', updatedAt: deps.clock.now().getTime() })
    .where(eq(orders.id, order.id))
  await notifyOwner(deps, order, notificationMessages.paymentFailed)
}

/** The stock comes back. */
async function cancelUnpaid(deps: RouteDeps): Promise<void> {
  const { db } = deps.store
  const now = deps.clock.now().getTime()
  const online = db
    .select({ id: payWays.id })
    .from(payWays)
    .where(eq(payWays.isOnlinePayment, true))
  const isOver = or(
    and(eq(orders.paymentStatus, 'PENDING'), lte(orders.createdAt, now - unpaidLifeMs)),
    and(eq(orders.paymentStatus, 'FAILED'), lte(orders.updatedAt, now - failedLifeMs)),
  )
  const where = and(eq(orders.status, 'PENDING'), inArray(orders.payWay, online), isOver)
  for (const order of await orderList(deps.store).rows({ where, order: [] })) {
    await changeOrderStatus(deps, order, 'CANCELED').catch((problem: unknown) => {
      // Somebody has cancelled it meanwhile.
      if (!(problem instanceof ApiError)) throw problem
    })
  }
}
