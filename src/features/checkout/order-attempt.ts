import * as z from 'zod/mini'
import type { Cart } from '../../../contract/shop/cart'
import { type OrderCreation, orderCreation } from '../../../contract/shop/order-creation'
import { id, money } from '../../../contract/wire/scalars'
import { translate } from '../../../contract/wire/translations'
import type { CheckoutValues } from './checkout-values'

const shownItem = z.object({
  product: id,
  name: z.string(),
  /** What one piece cost when it was shown, in euro, tax included. */
  price: money,
  quantity: z.int(),
})
export type ShownItem = z.infer<typeof shownItem>

/** One wish to order, with everything that the person saw when they pressed the button. */
export const orderAttempt = z.object({
  owner: id,
  /** The cart and its content: another one means another order. */
  cart: z.string(),
  body: orderCreation,
  items: z.array(shownItem),
  /** What it was to cost in all, in euro. */
  total: money,
})
export type OrderAttempt = z.infer<typeof orderAttempt>

/** Names a cart with its present content; the same products put in again are another cart. */
export function cartMark({ uuid, cartItems }: Cart): string {
  const marks = cartItems.map((item) => `${item.uuid}x${item.quantity}`)
  return [uuid, ...marks.toSorted()].join(' ')
}

/** The products of a cart as they are shown, and ordered. */
export function shownItems({ cartItems }: Cart): ShownItem[] {
  return cartItems.map(({ product, finalPrice, quantity }) => ({
    product: product.id,
    name: translate(product.translations, 'name'),
    price: finalPrice,
    quantity,
  }))
}

/**
 * Body of the API's order. The tax number of an invoice goes as the first
 * line of the notes (decision M6).
 * @param vatLine that line
 */
export function orderBody(
  values: CheckoutValues,
  items: readonly ShownItem[],
  vatLine: string,
): OrderCreation {
  const { payWay, documentType, vatNumber: _vatNumber, customerNotes, ...recipient } = values
  const lines = documentType === 'INVOICE' ? [vatLine, customerNotes] : [customerNotes]
  return z.parse(orderCreation, {
    ...recipient,
    customerNotes: lines.filter((line) => line.trim() !== '').join('\n'),
    payWay: Number(payWay),
    documentType,
    items: items
      .map(({ product, quantity }) => ({ product, quantity }))
      .toSorted((one, other) => one.product - other.product),
  })
}
