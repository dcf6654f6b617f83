import * as z from 'zod/mini'
import type { ShippingTerms } from '../../contract/shop/shipping'
import { money } from '../../contract/wire/scalars'
import { amountSetting, homeDelivery, publicSettings, settingPath } from './shop-settings'

/** What an order carries, as far as its shipping costs by it. */
export interface Parcel {
  /** Sum of the products in euro, tax included. */
  amount: number
  weightGrams: number
}

/** A carrier. Its metadata name foreign servers: they are not read. */
export const shippingOption = z.object({
  providerCode: z.string(),
  kind: z.string(),
  price: z.nullable(money),
})

/** Sorted by priority. */
const options = z.array(shippingOption)

/** From which amount carriers charge nothing. */
export const shippingThresholds = z.object({
  providers: z.array(z.object({ providerCode: z.string(), kind: z.string(), threshold: money })),
})

/** Reads a path below the REST API. */
type Read = (path: string) => Promise<unknown>

/**
 * The price of shipping as `POST /order` charges it: that of the first carrier that delivers to the
 * door, whatever the country, else the shop's flat price.
 * @throws ZodError for an answer in another shape, or what `read` throws
 */
export async function readShippingTerms(
  read: Read,
  { amount, weightGrams }: Parcel = { amount: 0, weightGrams: 0 },
): Promise<ShippingTerms> {
  const weight = weightGrams > 0 ? `&weightGrams=${Math.round(weightGrams)}` : ''
  const offered = read(`/shipping/options?orderValueAmount=${amount}${weight}`)
  const free = read('/shipping/free-shipping-info')
  // Without a carrier it is not waited for.
  free.catch(() => undefined)
  const carrier = z.parse(options, await offered).find(({ kind }) => kind === homeDelivery)
  if (!carrier || carrier.price === null) return flatTerms(read, amount)
  const { providers } = z.parse(shippingThresholds, await free)
  const threshold = providers.find(
    ({ providerCode, kind }) => providerCode === carrier.providerCode && kind === homeDelivery,
  )
  return { price: carrier.price, freeFrom: threshold?.threshold ?? 0 }
}

async function flatTerms(read: Read, amount: number): Promise<ShippingTerms> {
  const { shippingPrice, freeShippingFrom } = publicSettings
  const [price, freeFrom] = await Promise.all(
    [shippingPrice, freeShippingFrom].map(async (key) =>
      z.parse(amountSetting, await read(settingPath(key))),
    ),
  )
  if (price === undefined || freeFrom === undefined) throw new Error('no price of shipping')
  return { price: amount >= freeFrom ? 0 : price, freeFrom }
}
