import * as z from 'zod/mini'
import { exampleUpstreamOrderCreation } from '#contract/examples/order-examples'
import { orderDetail } from '#contract/shop/order'
import { product } from '#contract/shop/product'
import type { SeededEmulator } from './seeded-emulator'
import type { Answer, Shopper } from './shopper'

/** Order body for some pieces of one product, with cash on delivery. */
export const bodyFor = (productId: number, quantity: number, more: object = {}) => ({
  ...exampleUpstreamOrderCreation,
  payWay: 1,
  items: [{ product: productId, quantity }],
  ...more,
})

/** The order in an answer. */
export const orderIn = ({ body }: Answer) => z.parse(orderDetail, body)

/** Places an order that must succeed. */
export async function placed(buyer: Shopper, productId: number, quantity: number, more = {}) {
  const answer = await buyer.call('POST', '/order', bodyFor(productId, quantity, more))
  if (answer.status !== 201) throw new Error(`Order: ${JSON.stringify(answer.body)}`)
  return orderIn(answer)
}

/** The stock of a product. */
export async function stockLeft(emulator: SeededEmulator, productId: number): Promise<number> {
  return z.parse(product, await emulator.read(`/api/v1/product/${productId}`)).stock
}
