import type { Order } from '../shop/order'
import { athensDay } from '../wire/athens-time'

const dayMs = 86_400_000
/** Days in which a consumer may withdraw, counted from the day after the receipt. */
const termDays = 14

/**
 * The last day of the term: the fourteenth after the receipt, or the Monday after it. Public
 * holidays are not known here.
 * @param receivedOn `YYYY-MM-DD`
 */
export function lastDay(receivedOn: string): string {
  const day = new Date(Date.parse(receivedOn) + termDays * dayMs)
  const untilMonday = { 0: 1, 6: 2 }[day.getUTCDay()] ?? 0
  return new Date(day.getTime() + untilMonday * dayMs).toISOString().slice(0, 10)
}

/** Whether the term may be over; false where the day of receipt is not known. */
export function mayBeLate(receivedOn: string | null, now: number): boolean {
  return Boolean(receivedOn) && athensDay(now) > lastDay(receivedOn ?? '')
}

/** What the shop can promise: `unknown` where the day of receipt is not stated. */
export const withdrawalTimings = ['inTime', 'late', 'unknown'] as const
export type WithdrawalTiming = (typeof withdrawalTimings)[number]

/**
 * Whether a statement is within the term, as far as it says. Page, receipt and mail tell what
 * follows from this alone, so that all of them tell the same.
 */
export function timingOf(receivedOn: string, submittedAt: number): WithdrawalTiming {
  if (receivedOn === '') return 'unknown'
  return mayBeLate(receivedOn, submittedAt) ? 'late' : 'inTime'
}

type Delivered = Pick<Order, 'status' | 'statusUpdatedAt'>

/**
 * The day on which an order was delivered at the latest; null where that is not known. The term
 * runs from the receipt, which only the buyer knows.
 */
export function deliveredOn({ status, statusUpdatedAt }: Delivered): string | null {
  const isDelivered = status === 'DELIVERED' || status === 'COMPLETED'
  return isDelivered && statusUpdatedAt ? athensDay(Date.parse(statusUpdatedAt)) : null
}

/** Whether an order is cancelled or undone already. */
export function isUndone(status: Order['status']): boolean {
  return ['CANCELED', 'RETURNED', 'REFUNDED'].includes(status)
}

/** Whether an order offers the withdrawal: not once it is undone, or the term is known to be over. */
export function offersWithdrawal(order: Delivered, now: number): boolean {
  return !isUndone(order.status) && !mayBeLate(deliveredOn(order), now)
}
