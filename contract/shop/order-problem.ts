import * as z from 'zod/mini'

/**
 * Why an order has no answer, as `data.code` of an error of `POST /api/orders`.
 *
 * - `orderNotSent`: this request has not asked the API to place it.
 * - `orderUnknown`: nobody knows whether it was placed. It may be asked for again with the same key.
 */
export const orderProblems = ['orderNotSent', 'orderUnknown'] as const
export type OrderProblem = (typeof orderProblems)[number]

export const orderProblem = z.object({ code: z.enum(orderProblems) })
