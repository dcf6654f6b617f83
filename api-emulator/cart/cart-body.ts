import * as z from 'zod'
import { largestQuantity } from '../../contract/shop/cart-item-write'
import { idField, wholeNumber } from '../bodies/body-fields'

const quantity = wholeNumber.pipe(z.number().min(1).max(largestQuantity))

/** Body of `POST /cart/item`; `cart` must be one, but it is the caller's own that is meant. */
export const newItemBody = z.object({ cart: idField, product: idField, quantity })

/** Body of `PUT` and `PATCH /cart/item/{id}`. */
export const itemBody = z.object({ quantity })
