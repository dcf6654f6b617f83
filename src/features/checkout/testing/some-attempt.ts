import * as z from 'zod/mini'
import { exampleOrderCreation } from '#contract/examples/order-examples'
import { orderCreation } from '#contract/shop/order-creation'
import type { OrderAttempt } from '../order'

/** For tests: two pieces at 11.40 euro, 3 euro shipping, 2 euro fee. */
export const someAttempt: OrderAttempt = {
  owner: 9,
  cart: 'a cart with two pieces',
  body: z.parse(orderCreation, {
    ...exampleOrderCreation,
    payWay: 5,
    items: [{ product: 3, quantity: 2 }],
  }),
  items: [{ product: 3, name: 'Τετράδιο', price: 11.4, quantity: 2 }],
  total: 27.8,
  isPaidOnline: false,
}

export const someUuid = '0f2b7c1e-5c0b-4d1e-9a53-1c2d3e4f5a6b'
