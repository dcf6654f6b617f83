import * as z from 'zod/mini'
import { stampFields, uuidField } from '../wire/common-fields'
import { id, money, percent } from '../wire/scalars'
import { product } from './product'

/**
 * A product in a cart with its quantity. `finalPrice`, `discountValue` and `vatValue` are for one
 * piece, the totals for all of them; amounts in euro.
 */
export const cartItem = z.object({
  id,
  cart: id,
  product,
  quantity: z.int().check(z.positive()),
  price: money,
  finalPrice: money,
  discountValue: money,
  discountPercent: percent,
  priceSavePercent: percent,
  vatPercent: percent,
  vatValue: money,
  totalPrice: money,
  totalDiscountValue: money,
  ...stampFields,
  ...uuidField,
})
export type CartItem = z.infer<typeof cartItem>
