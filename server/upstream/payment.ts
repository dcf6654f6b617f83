import * as z from 'zod/mini'
import { money, uuid } from '../../contract/wire/scalars'

/** A page of the bank for one order, which may be paid there as long as it is open. */
export const checkoutSession = z.object({
  checkoutUrl: z.url({ protocol: /^https?$/ }),
  amount: money,
  currency: z.literal('EUR'),
})

/** The order that the bank's return address is of; all else may be about the person. */
export const returnedOrder = z.object({ uuid })
