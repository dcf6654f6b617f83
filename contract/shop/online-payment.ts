import * as z from 'zod/mini'
import { type Translations, translate } from '../wire/translations'
import type { Order } from './order'
import type { PayWay } from './pay-way'

/** Names of ways to pay in the API of generation G1, unless the owner wrote another name. */
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

/**
 * Addresses of payment pages: an https address for each way to pay, by the code that is its name in
 * the API, or by its `providerCode`. `{id}` and `{uuid}` are placeholders for those of the order.
 */
export const onlinePayments = z.record(z.string(), z.string())
export type OnlinePayments = z.infer<typeof onlinePayments>

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

function addressFor(payWay: PaidBy, payments: OnlinePayments): string | undefined {
  const known = [payWayCodeOf(payWay), payWay.providerCode].find(
    (name) => name && Object.hasOwn(payments, name),
  )
  return known ? payments[known] : undefined
}

/** Whether a way to pay can be chosen: one that is paid online needs a payment page. */
export function isOffered(
  payWay: PaidBy & Pick<PayWay, 'active'>,
  payments: OnlinePayments,
): boolean {
  return payWay.active && (!isPaidOnline(payWay) || addressFor(payWay, payments) !== undefined)
}

/** The payment page of an order; null for any other way to pay, and where no page is known. */
export function paymentAddress(
  { id, uuid, payWay }: Pick<Order, 'id' | 'uuid'> & { payWay: PaidBy | null },
  payments: OnlinePayments,
): string | null {
  if (!payWay || !isPaidOnline(payWay)) return null
  const address = addressFor(payWay, payments)
  return address?.replaceAll('{id}', String(id)).replaceAll('{uuid}', uuid) ?? null
}
