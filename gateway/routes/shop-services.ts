import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { RuntimeConfig } from '../../contract/config/runtime-config'
import { contactMessage, contactReceipt } from '../../contract/contact/contact-message'
import { country, region } from '../../contract/geo/country'
import { health } from '../../contract/health/health'
import { payWay, payWayOrderings } from '../../contract/shop/pay-way'
import type { RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import {
  booleanText,
  countryText,
  languageText,
  numberText,
  orderingOf,
  pageRules,
  readPageQuery,
  slugText,
} from './query'
import { readBody } from './read-body'
import { answerJson, pageFrom } from './responses'
import { asGuest } from './viewer'

/** Ways to pay, countries and regions, contact form, health and public settings. */
export const shopServiceRoutes = new Hono<RouteEnv>()

const list = { language: languageText, ...pageRules }
const payWayQuery = {
  active: booleanText,
  cost: numberText,
  freeForOrderAmount: numberText,
  providerCode: slugText,
  isOnlinePayment: booleanText,
  requiresConfirmation: booleanText,
  ordering: orderingOf(payWayOrderings),
  ...list,
}
const countryQuery = {
  alpha2: countryText,
  alpha3: z.string().check(z.regex(/^[A-Z]{3}$/)),
  isoCc: numberText,
  phoneCode: numberText,
  ordering: orderingOf(['alpha2', 'createdAt']),
  ...list,
}
const regionQuery = {
  alpha: z.string().check(z.regex(/^[A-Za-z0-9-]{1,10}$/)),
  country: countryText,
  ordering: orderingOf(['createdAt']),
  ...list,
}

const payWays = pageFrom(payWay)
const countries = pageFrom(country)
const regions = pageFrom(region)

shopServiceRoutes.get('/pay-way', async (c) => {
  const query = readPageQuery(c, payWayQuery, 100)
  const guest = asGuest(c)
  return answerJson(c, payWays(await guest.send('GET', '/pay_way', { query }), guest))
})

shopServiceRoutes.get('/countries', async (c) => {
  const query = readPageQuery(c, countryQuery, 100)
  const guest = asGuest(c)
  return answerJson(c, countries(await guest.send('GET', '/country', { query }), guest))
})

shopServiceRoutes.get('/regions', async (c) => {
  const query = readPageQuery(c, regionQuery, 100)
  const guest = asGuest(c)
  return answerJson(c, regions(await guest.send('GET', '/region', { query }), guest))
})

shopServiceRoutes.post('/contact', async (c) => {
  const body = await readBody(c, contactMessage)
  return answerJson(
    c,
    parse(contactReceipt, await asGuest(c).send('POST', '/contact', { body })),
    201,
  )
})

shopServiceRoutes.get('/health', async (c) => {
  const timeoutMs = c.var.services.deps.config.healthTimeoutMs
  return answerJson(c, parse(health, await asGuest(c).send('GET', '/health', { timeoutMs })))
})

shopServiceRoutes.get('/config/public', (c) => {
  const { shop } = c.var.services.deps.config
  const { shippingPrice, audience, reviewEditing, phoneRemoval, orderMail, onlinePayments } = shop
  return answerJson(c, {
    shippingPrice,
    shopAudience: audience,
    reviewEditing,
    phoneRemoval,
    orderMail,
    onlinePayments,
  } satisfies RuntimeConfig)
})
