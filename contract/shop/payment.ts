import * as z from 'zod/mini'
import { uuid } from '../wire/scalars'

/** Page of the bank where an order is paid, from `POST /api/orders/uuid/{uuid}/payment`. */
export const paymentPage = z.object({ url: z.url({ protocol: /^https?$/ }) })
export type PaymentPage = z.infer<typeof paymentPage>

/**
 * Why an order gets no page of the bank, as `data.code` of a 409.
 *
 * - `paid`, `canceled`, `notOnline`: there is nothing to pay there.
 * - `expired`: its time to be paid is over (`payableUntil`).
 * - `amountDiffers`: the bank would ask for another amount than the order's; nothing was opened.
 */
export const paymentProblems = [
  'paid',
  'canceled',
  'notOnline',
  'expired',
  'amountDiffers',
] as const
export type PaymentProblem = (typeof paymentProblems)[number]

export const paymentProblem = z.object({ code: z.enum(paymentProblems) })

/** The order of a bank's return address, from `GET /api/orders/returned`: nothing of the person. */
export const returnedOrder = z.object({ uuid })
