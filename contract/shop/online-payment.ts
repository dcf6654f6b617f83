import { type Translations, translate } from '../wire/translations'
import type { Order } from './order'
import type { PayWay } from './pay-way'

/** Names of ways to pay in the API, unless the owner wrote another name. */
export const payWayCodes = [
  'CREDIT_CARD',
  'PAY_ON_DELIVERY',
  'PAY_ON_STORE',
  'PAY_PAL',
  'STRIPE',
  'BANK_TRANSFER',
  'APPLE_PAY',
  'GOOGLE_PAY',
] as const
export type PayWayCode = (typeof payWayCodes)[number]

/** The code that a way to pay has as its name; null for a name that the owner wrote. */
export function payWayCodeOf({
  translations,
}: {
  translations: Translations<'name'>
}): PayWayCode | null {
  const name = translate(translations, 'name').trim()
  return payWayCodes.find((code) => code === name) ?? null
}

type PaidBy = Pick<PayWay, 'translations' | 'isOnlinePayment' | 'providerCode'>

/** Codes that are always paid online, whatever the API's flag. */
const alwaysOnline: readonly (PayWayCode | null)[] = [
  'PAY_PAL',
  'STRIPE',
  'APPLE_PAY',
  'GOOGLE_PAY',
]

/** Whether an order is paid on a provider's page after it was placed. */
export function isPaidOnline(payWay: PaidBy): boolean {
  return payWay.isOnlinePayment || alwaysOnline.includes(payWayCodeOf(payWay))
}

/** Whether nothing is sent before the customer's transfer has arrived, days after the order. */
export function isPaidByTransfer(
  payWay: Pick<PayWay, 'translations' | 'requiresConfirmation'>,
): boolean {
  return payWay.requiresConfirmation || payWayCodeOf(payWay) === 'BANK_TRANSFER'
}

/** Providers on whose page an order can be paid, as the API calls them. */
const supportedProviders: readonly string[] = ['viva_wallet', 'stripe']

/** Whether a way to pay can be chosen: of those that are paid online, the ones of a known provider. */
export function isOffered(payWay: PaidBy & Pick<PayWay, 'active'>): boolean {
  const { active, isOnlinePayment, providerCode } = payWay
  if (!isPaidOnline(payWay)) return active
  return active && isOnlinePayment && supportedProviders.includes(providerCode)
}

const minuteMs = 60_000

/** How long the API keeps an order that is not paid, and one whose payment has failed. */
const unpaidLifeMs = 24 * 60 * minuteMs
const failedLifeMs = 30 * minuteMs

type Payable = Pick<Order, 'status' | 'paymentStatus' | 'isPaidOnline' | 'createdAt' | 'updatedAt'>

/**
 * Until when an order may be paid online, in ms since 1970: the API cancels it then, and its stock
 * comes back.
 */
export function payableUntil({
  paymentStatus,
  createdAt,
  updatedAt,
}: Pick<Payable, 'paymentStatus' | 'createdAt' | 'updatedAt'>): number {
  if (paymentStatus === 'FAILED') return Date.parse(updatedAt) + failedLifeMs
  return Date.parse(createdAt) + unpaidLifeMs
}

/**
 * Why an order that was not paid in time is over: a day has passed since it was placed, or half an hour
 * since a payment failed; null where neither is known.
 */
export function unpaidReason(order: Payable & Pick<Order, 'statusUpdatedAt'>, now: number) {
  const { status, paymentStatus, createdAt, statusUpdatedAt } = order
  const isCanceled = status === 'CANCELED'
  // What was said of a failed payment last is overwritten by the cancellation.
  const endedAt = isCanceled ? Date.parse(statusUpdatedAt ?? createdAt) : now
  if (endedAt >= Date.parse(createdAt) + unpaidLifeMs) return 'day'
  return !isCanceled && paymentStatus === 'FAILED' ? 'failure' : null
}

/** Whether an order waits to be paid online: it may still be, or the bank is at it. */
export function waitsForPayment(order: Payable, now: number): boolean {
  const isAtBank = order.status === 'PENDING' && order.paymentStatus === 'PROCESSING'
  return isPayable(order, now) || (order.isPaidOnline && isAtBank && now < payableUntil(order))
}

/** Whether an order waits to be paid online and may still be. */
export function isPayable(order: Payable, now: number): boolean {
  const waits = order.paymentStatus === 'PENDING' || order.paymentStatus === 'FAILED'
  return order.isPaidOnline && order.status === 'PENDING' && waits && now < payableUntil(order)
}
