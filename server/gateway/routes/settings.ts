import { Hono } from 'hono'
import type { RuntimeConfig } from '#contract/config/runtime-config'
import { health } from '#upstream/health'
import type { RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { asGuest } from './api-caller'
import { answerJson } from './responses'

/** Health of the API, and the public settings of the shop. */
export const settingsRoutes = new Hono<RouteEnv>()

settingsRoutes.get('/health', async (c) => {
  const timeoutMs = c.var.services.deps.config.healthTimeoutMs
  return answerJson(c, parse(health, await asGuest(c).send('GET', '/health', { timeoutMs })))
})

settingsRoutes.get('/config/public', (c) => {
  const { shop } = c.var.services.deps.config
  const { shippingPrice, audience, orderMail, onlinePayments } = shop
  return answerJson(c, {
    shippingPrice,
    shopAudience: audience,
    orderMail,
    onlinePayments,
  } satisfies RuntimeConfig)
})
