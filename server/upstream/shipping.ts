import * as z from 'zod/mini'
import type { ShippingTerms } from '../../contract/shop/shipping'
import { listShippingOptions, readFreeShipping, readSetting } from './endpoints/checkout'
import { addressOf } from './endpoints/endpoint'
import { homeDelivery, publicSettings } from './shop-settings'

/** What an order carries, as far as its shipping costs by it. */
export interface Parcel {
  /** Sum of the products in euro, tax included. */
  amount: number
  weightGrams: number
}

/** Sorted by priority. */
const options = z.array(listShippingOptions.rows)

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
  const weight = weightGrams > 0 && { weightGrams: `${Math.round(weightGrams)}` }
  const parcel = { orderValueAmount: `${amount}`, ...weight }
  const offered = read(addressOf(listShippingOptions, {}, parcel))
  const free = read(addressOf(readFreeShipping, {}))
  // Without a carrier it is not waited for.
  free.catch(() => undefined)
  const carrier = z.parse(options, await offered).find(({ kind }) => kind === homeDelivery)
  if (!carrier || carrier.price === null) return flatTerms(read, amount)
  const { providers } = z.parse(readFreeShipping.answer, await free)
  const threshold = providers.find(
    ({ providerCode, kind }) => providerCode === carrier.providerCode && kind === homeDelivery,
  )
  return { price: carrier.price, freeFrom: threshold?.threshold ?? 0 }
}

async function flatTerms(read: Read, amount: number): Promise<ShippingTerms> {
  const { shippingPrice, freeShippingFrom } = publicSettings
  const [price, freeFrom] = await Promise.all(
    [shippingPrice, freeShippingFrom].map(async (key) =>
      z.parse(readSetting.answer, await read(addressOf(readSetting, {}, { key }))),
    ),
  )
  if (price === undefined || freeFrom === undefined) throw new Error('no price of shipping')
  return { price: amount >= freeFrom ? 0 : price, freeFrom }
}
