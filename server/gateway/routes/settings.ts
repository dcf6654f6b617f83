import { Hono } from 'hono'
import type { RuntimeConfig } from '#contract/config/runtime-config'
import { health } from '#upstream/health'
import type { RouteContext, RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { asGuest, clientOf } from './api-caller'
import { numberText, readQuery } from './query'
import { answerJson } from './responses'

/** Health of the API, and the public settings of the shop. */
export const settingsRoutes = new Hono<RouteEnv>()

settingsRoutes.get('/health', async (c) => {
  const timeoutMs = c.var.services.deps.config.healthTimeoutMs
  return answerJson(c, parse(health, await asGuest(c).send('GET', '/health', { timeoutMs })))
})

settingsRoutes.get('/config/public', async (c) => {
  const { shop } = c.var.services.deps.config
  const { audience, orderMail } = shop
  const { price, freeFrom } = await c.var.services.shipping(clientOf(c), parcelIn(c))
  return answerJson(c, {
    shippingPrice: price,
    freeShippingFrom: freeFrom,
    shopAudience: audience,
    orderMail,
  } satisfies RuntimeConfig)
})

/** The order whose shipping is asked for, if any. */
function parcelIn(c: RouteContext) {
  const query = readQuery(c, { amount: numberText, weightGrams: numberText })
  const amount = query.get('amount')
  if (amount === null) return undefined
  return { amount: Number(amount), weightGrams: Number(query.get('weightGrams') ?? 0) }
}
