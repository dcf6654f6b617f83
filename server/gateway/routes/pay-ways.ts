import { Hono } from 'hono'
import { payWayOrderings } from '#contract/shop/pay-way'
import { payWay, payWayQuery } from '#upstream/pay-way'
import type { RouteEnv } from '../services'
import { asGuest } from './api-caller'
import {
  booleanText,
  languageText,
  numberText,
  orderingOf,
  pageRules,
  queryText,
  readPageQuery,
  slugText,
} from './query'
import { answerJson, pageFrom } from './responses'

/** Ways to pay. */
export const payWayRoutes = new Hono<RouteEnv>()

const rules = {
  active: booleanText,
  cost: numberText,
  freeForOrderAmount: numberText,
  providerCode: slugText,
  isOnlinePayment: booleanText,
  requiresConfirmation: booleanText,
  ordering: orderingOf(payWayOrderings),
  language: languageText,
  ...pageRules,
}
const payWays = pageFrom(payWay)

payWayRoutes.get('/pay-way', async (c) => {
  const guest = asGuest(c)
  const query = payWayQuery(new URLSearchParams(readPageQuery(c, rules, 100)))
  const found = await guest.send('GET', '/pay_way', { query: queryText(query) })
  return answerJson(c, payWays(found, guest))
})
