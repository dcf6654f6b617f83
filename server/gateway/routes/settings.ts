import type { RuntimeConfig } from '#contract/config/runtime-config'
import { readConfig, readHealth } from '#contract/endpoints/shop'
import * as upstream from '#upstream/endpoints/shop'
import type { Api } from '../http/api'
import { clientOf } from '../http/client-of'
import { createRoutes } from '../http/create-routes'
import { readQuery } from '../http/query'
import type { ShippingReader } from '../orders/shipping'

interface SettingsTools {
  config: {
    healthTimeoutMs: number
    shop: { audience: RuntimeConfig['shopAudience']; orderMail: RuntimeConfig['orderMail'] }
  }
  api: Api
  shipping: ShippingReader
}

/** Health of the API, and the public settings of the shop. */
export function settingsRoutes({ config, api, shipping }: SettingsTools) {
  const { routes, route } = createRoutes(api)

  route(readHealth, ({ c }) =>
    api.asGuest(c).ask(upstream.readHealth, { timeoutMs: config.healthTimeoutMs }),
  )

  route(readConfig, async ({ c, endpoint }) => {
    const { audience, orderMail } = config.shop
    const parcel = parcelIn(readQuery(c, endpoint.query))
    const { price, freeFrom } = await shipping(clientOf(c), parcel)
    return { shippingPrice: price, freeShippingFrom: freeFrom, shopAudience: audience, orderMail }
  })

  return routes
}

/** The order whose shipping is asked for, if any. */
function parcelIn(query: URLSearchParams) {
  const amount = query.get('amount')
  if (amount === null) return undefined
  return { amount: Number(amount), weightGrams: Number(query.get('weightGrams') ?? 0) }
}
