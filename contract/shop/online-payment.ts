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

/** Whether a way to pay can be chosen: one that is paid online cannot be paid here yet. */
export function isOffered(payWay: PaidBy & Pick<PayWay, 'active'>): boolean {
  return payWay.active && !isPaidOnline(payWay)
}

const hourMs = 3_600_000

/**
 * The moment until which an order can be paid on the bank's page, in ms since 1970: after it the API
 * cancels the order. A day after it was placed, half an hour after a failed payment.
 */
export function payableUntil({
  createdAt,
  updatedAt,
  paymentStatus,
}: Pick<Order, 'createdAt' | 'updatedAt' | 'paymentStatus'>): number {
  const end = Date.parse(createdAt) + 24 * hourMs
  return paymentStatus === 'FAILED' ? Math.min(end, Date.parse(updatedAt) + hourMs / 2) : end
}
