import { Hono } from 'hono'
import type { RuntimeConfig } from '#contract/config/runtime-config'
import { health } from '#contract/health/health'
import { answerJson } from '../http/answer'
import type { Api } from '../http/api'
import { clientOf } from '../http/client-of'
import { numberText, readQuery } from '../http/query'
import type { RouteContext, RouteEnv } from '../http/route-env'
import type { ShippingReader } from '../orders/shipping'
import { parse } from '../upstream/read-answer'

interface SettingsTools {
  config: {
    healthTimeoutMs: number
    shop: { audience: RuntimeConfig['shopAudience']; orderMail: RuntimeConfig['orderMail'] }
  }
  api: Api
  shipping: ShippingReader
}

/** Health of the API, and the public settings of the shop. */
export function settingsRoutes({ config, api, shipping }: SettingsTools): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()

  routes.get('/health', async (c) => {
    const { healthTimeoutMs: timeoutMs } = config
    return answerJson(c, parse(health, await api.asGuest(c).send('GET', '/health', { timeoutMs })))
  })

  routes.get('/config/public', async (c) => {
    const { audience, orderMail } = config.shop
    const { price, freeFrom } = await shipping(clientOf(c), parcelIn(c))
    return answerJson(c, {
      shippingPrice: price,
      freeShippingFrom: freeFrom,
      shopAudience: audience,
      orderMail,
    } satisfies RuntimeConfig)
  })

  return routes
}

/** The order whose shipping is asked for, if any. */
function parcelIn(c: RouteContext) {
  const query = readQuery(c, { amount: numberText, weightGrams: numberText })
  const amount = query.get('amount')
  if (amount === null) return undefined
  return { amount: Number(amount), weightGrams: Number(query.get('weightGrams') ?? 0) }
}
