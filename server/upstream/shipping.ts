import * as z from 'zod/mini'
import type { ShippingTerms } from '../../contract/shop/shipping'
import { shippingThreshold } from './carrier'
import { listShippingOptions, readFreeShipping, readSetting } from './endpoints/checkout'
import { addressOf } from './endpoints/endpoint'
import { homeDelivery, publicSettings } from './shop-settings'

/** What an order carries, as far as its shipping costs by it. */
export interface Parcel {
  /** Sum of the products in euro, tax included. */
  amount: number
  weightGrams: number
}

/** Reads a path below the REST API. */
type Read = (path: string) => Promise<unknown>

/**
 * Asks from which amount a carrier charges nothing, which the price of this order is known without: who
 * need not know it may answer 0 where it takes long after `needed`, or fails.
 */
type AskThreshold = (
  ask: (read: Read) => Promise<number>,
  needed: Promise<unknown>,
) => Promise<number>

/**
 * The price of shipping as `POST /order` charges it: that of the first carrier that delivers to the
 * door, whatever the country, else the shop's flat price. Rows of others need not fit.
 * @throws ZodError for an answer in another shape, or what `read` and `askThreshold` throw
 */
export async function readShippingTerms(
  read: Read,
  { amount, weightGrams }: Parcel = { amount: 0, weightGrams: 0 },
  askThreshold: AskThreshold = (ask) => ask(read),
): Promise<ShippingTerms> {
  const weight = weightGrams > 0 && { weightGrams: `${Math.round(weightGrams)}` }
  const parcel = { orderValueAmount: `${amount}`, ...weight }
  const carrier = read(addressOf(listShippingOptions, {}, parcel)).then((rows) =>
    firstToDoor(listShippingOptions.rows, z.parse(anyRows, rows)),
  )
  const freeFrom = askThreshold((ask) => thresholdOf(carrier, ask), carrier)
  // Without a carrier it is not waited for.
  freeFrom.catch(() => undefined)
  const price = (await carrier)?.price ?? null
  return price === null ? flatTerms(read, amount) : { price, freeFrom: await freeFrom }
}

const anyRows = z.array(z.unknown())
const anyThresholds = z.object({ providers: anyRows })

/** The first row about delivery to the door, of one carrier if it is named. */
function firstToDoor<Row>(
  row: z.ZodMiniType<Row>,
  rows: readonly unknown[],
  providerCode?: string,
): Row | undefined {
  const wanted = z.object({
    kind: z.literal(homeDelivery),
    providerCode: providerCode === undefined ? z.unknown() : z.literal(providerCode),
  })
  const found = rows.find((one) => z.safeParse(wanted, one).success)
  return found === undefined ? undefined : z.parse(row, found)
}

/** 0 where the carrier never waives its price. */
async function thresholdOf(
  carrier: Promise<z.infer<typeof listShippingOptions.rows> | undefined>,
  read: Read,
): Promise<number> {
  const [answer, found] = await Promise.all([read(addressOf(readFreeShipping, {})), carrier])
  const { providers } = z.parse(anyThresholds, answer)
  return found ? (firstToDoor(shippingThreshold, providers, found.providerCode)?.threshold ?? 0) : 0
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
