import * as z from 'zod/mini'

/** Why the bank did not take a payment, as far as it can be told; `failed` for an unknown reason. */
const bankWords = [
  'funds',
  'limit',
  'expiredCard',
  'cardNumber',
  'card',
  'identity',
  'left',
  'failed',
] as const
export type BankWord = (typeof bankWords)[number]

/** What a browser knows of the bank's page: somebody left for it, or was sent back by it. */
export const bankVisit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('left') }),
  z.object({ kind: z.literal('returned'), word: z.nullable(z.enum(bankWords)) }),
])
export type BankVisit = z.infer<typeof bankVisit>

/**
 * How long the bank's answer is waited for where the order says that a payment failed: most likely it is
 * this one.
 */
export const failedWaitMs = 15_000
