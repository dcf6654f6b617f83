import * as z from 'zod/mini'
import { stampFields, uuidField } from '../wire/common-fields'
import { count, dateTime, id, money } from '../wire/scalars'
import { cartItem } from './cart-item'

/**
 * A person's cart, from `GET /cart`, which makes one when there is none. `totalItems` adds up the
 * quantities, `totalItemsUnique` counts the products. `totalVatValue` leaves the quantities out in
 * some versions: do not show it.
 */
export const cart = z.object({
  id,
  user: z.nullish(id),
  cartItems: z.array(cartItem),
  totalPrice: money,
  totalDiscountValue: money,
  totalVatValue: money,
  totalItems: count,
  totalItemsUnique: count,
  lastActivity: dateTime,
  ...stampFields,
  ...uuidField,
})
export type Cart = z.infer<typeof cart>
