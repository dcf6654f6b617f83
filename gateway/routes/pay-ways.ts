import { Hono } from 'hono'
import { payWay, payWayOrderings } from '../../contract/shop/pay-way'
import type { RouteEnv } from '../services'
import {
  booleanText,
  languageText,
  numberText,
  orderingOf,
  pageRules,
  readPageQuery,
  slugText,
} from './query'
import { answerJson, pageFrom } from './responses'
import { asGuest } from './viewer'

/** Ways to pay. */
export const payWayRoutes = new Hono<RouteEnv>()

const payWayQuery = {
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
  const query = readPageQuery(c, payWayQuery, 100)
  const guest = asGuest(c)
  return answerJson(c, payWays(await guest.send('GET', '/pay_way', { query }), guest))
})
