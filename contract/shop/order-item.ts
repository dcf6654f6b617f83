import * as z from 'zod/mini'
import { sortField, stampFields, uuidField } from '../wire/common-fields'
import { count, id, lenientText, money } from '../wire/scalars'
import { product } from './product'

/**
 * A product of an order. `price` is what one piece cost when it was ordered, `totalPrice` what all
 * of them did; `net…` leaves out what was refunded. Amounts in euro.
 */
export const orderItem = z.object({
  id,
  product,
  price: money,
  quantity: z.int().check(z.positive()),
  originalQuantity: z.nullish(count),
  isRefunded: z.boolean(),
  refundedQuantity: count,
  netQuantity: count,
  totalPrice: money,
  refundedAmount: money,
  netPrice: money,
  notes: lenientText,
  ...sortField,
  ...stampFields,
  ...uuidField,
})
export type OrderItem = z.infer<typeof orderItem>
