import * as z from 'zod/mini'

/** How every order is delivered. */
export const homeDelivery = 'home_delivery'

/** Settings of the shop that the API tells everybody, one at a time. */
export const publicSettings = {
  shippingPrice: 'CHECKOUT_SHIPPING_PRICE',
  freeShippingFrom: 'FREE_SHIPPING_THRESHOLD',
} as const

/** A setting that is an amount in euro. */
export const amountSetting = z.pipe(
  z.object({ value: z.union([z.number(), z.string().check(z.regex(/^\d+(\.\d+)?$/))]) }),
  z.transform(({ value }) => Number(value)),
)
