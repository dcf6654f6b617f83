import * as z from 'zod/mini'
import { money, uuid } from '../../contract/wire/scalars'

/** A payment that Stripe knows of before its order, which names it. */
export const paymentIntent = z.object({ paymentIntentId: z.string().check(z.minLength(1)) })

/** A page of the bank for one order, which may be paid there as long as it is open. */
export const checkoutSession = z.object({
  checkoutUrl: z.url({ protocol: /^https?$/ }),
  amount: money,
  currency: z.literal('EUR'),
  provider: z.string(),
})

/** The order that the bank's return address is of; all else may be about the person. */
export const returnedOrder = z.object({ uuid })
