import * as z from 'zod/mini'
import { exampleOrderCreation } from '#contract/examples/order-examples'
import type { SeededEmulator } from './seeded-emulator'
import type { Answer, Shopper } from './shopper'

const { country, region, email, firstName, lastName, street, streetNumber } = exampleOrderCreation
const { city, zipcode, customerNotes } = exampleOrderCreation

/** Body of an order with cash on delivery. */
export const orderBodyOf = (more: object = {}) => ({
  ...{ email, firstName, lastName, street, streetNumber, city, zipcode, customerNotes },
  payWayId: 1,
  countryId: country,
  regionId: region,
  phone: '6900 000 012',
  documentType: 'RECEIPT',
  shippingKind: 'home_delivery',
  ...more,
})

const made = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  status: z.string(),
  statusUpdatedAt: z.nullable(z.string()),
  paidAmount: z.number(),
  totalPriceItems: z.number(),
  totalPriceExtra: z.number(),
  items: z.array(
    z.looseObject({
      price: z.number(),
      quantity: z.number(),
      totalPrice: z.number(),
      product: z.looseObject({ id: z.number(), translations: z.record(z.string(), z.any()) }),
    }),
  ),
})

export const orderIn = ({ body }: Answer) => z.parse(made, body)

/** Puts some pieces of a product into the cart. */
export async function fillCart(buyer: Pick<Shopper, 'call'>, product: number, quantity: number) {
  const answer = await buyer.call('POST', '/cart/item', { product, quantity })
  if (answer.status !== 201) throw new Error(`Cart: ${JSON.stringify(answer.body)}`)
  return answer
}

/** Orders some pieces of one product, and nothing else; that must succeed. */
export async function placed(buyer: Shopper, product: number, quantity: number, more = {}) {
  await fillCart(buyer, product, quantity)
  const answer = await buyer.call('POST', '/order', orderBodyOf(more))
  if (answer.status !== 201) throw new Error(`Order: ${JSON.stringify(answer.body)}`)
  return orderIn(answer)
}

export async function stockLeft(emulator: SeededEmulator, product: number): Promise<number> {
  const body = await emulator.read(`/api/v1/product/${product}`)
  return z.parse(z.looseObject({ stock: z.number() }), body).stock
}
