import * as z from 'zod/mini'
import { contactMessage } from '../contact/contact-message'
import { date, dateTime } from '../wire/scalars'
import { asLine, asText } from '../wire/written-text'

/** Length limits of the texts of a statement of withdrawal, in characters. */
export const withdrawalLimits = {
  orderNumber: { max: 60 },
  items: { max: 2000 },
} as const

const { orderNumber, items } = withdrawalLimits

/**
 * A consumer's statement of withdrawal from a distance contract (directive 2011/83/EU, article
 * 11a). The order number is a text as people write it; no reason is asked. Without `items` the
 * statement is about the whole order, without `receivedOn` the day of receipt is not stated.
 */
export const withdrawal = z.object({
  name: contactMessage.shape.name,
  email: contactMessage.shape.email,
  orderNumber: z.string().check(asLine, z.minLength(1), z.maxLength(orderNumber.max)),
  items: z._default(z.string().check(asText, z.maxLength(items.max)), ''),
  receivedOn: z._default(z.union([z.literal(''), date]), ''),
})
export type Withdrawal = z.infer<typeof withdrawal>

/**
 * Answer of `POST /api/withdrawals/stamp`: when the gateway was asked to take the statement of this
 * idempotency key, and its proof. A statement that is sent again carries the same one, so that its
 * second message is the same as the first, also after the gateway was started anew.
 */
export const withdrawalStamp = z.object({
  /** In the time of Athens. */
  submittedAt: dateTime,
  proof: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type WithdrawalStamp = z.infer<typeof withdrawalStamp>

/**
 * Body of `POST /api/withdrawals`: a statement of fixed content, so unknown fields are refused.
 * Without a stamp its time is that at which it arrives.
 */
export const withdrawalBody = z.strictObject({
  ...withdrawal.shape,
  stamp: z.optional(withdrawalStamp),
})

/** Number by which the shop and the consumer refer to a statement, e.g. `7C2F-91AB-04D3`. */
const reference = z.string().check(z.regex(/^[0-9A-F]{4}(?:-[0-9A-F]{4}){2}$/))

/** Answer of `POST /api/withdrawals` (201): the content as it was sent, and when. */
export const withdrawalReceipt = z.object({
  reference,
  /** When the gateway was first asked to take it, in the time of Athens. */
  submittedAt: dateTime,
  statement: withdrawal,
  /** Whether the API is to send a receipt by e-mail. */
  isMailed: z.boolean(),
})
export type WithdrawalReceipt = z.infer<typeof withdrawalReceipt>

/**
 * The reference of the statement with this idempotency key: a statement that is sent again has the
 * same one, also after the gateway has forgotten it.
 */
export function withdrawalReference(key: string): string {
  const digits = key.replaceAll('-', '').toUpperCase()
  return [0, 4, 8].map((at) => digits.slice(at, at + 4)).join('-')
}

/**
 * Why a statement has no receipt, as `data.code` of an error of `POST /api/withdrawals`.
 *
 * - `withdrawalNotSent`: this request did not reach the API.
 * - `withdrawalUnclear`: it may have arrived. It may be sent again with the same key.
 */
export const withdrawalProblems = ['withdrawalNotSent', 'withdrawalUnclear'] as const
export type WithdrawalProblem = (typeof withdrawalProblems)[number]

export const withdrawalProblem = z.object({ code: z.enum(withdrawalProblems) })
