import { Hono } from 'hono'
import { payWayOrderings } from '#contract/shop/pay-way'
import { payWay, payWayQuery } from '#upstream/pay-way'
import { answerJson } from '../http/answer'
import type { Api } from '../http/api'
import {
  booleanText,
  languageText,
  numberText,
  orderingOf,
  pageRules,
  queryText,
  readPageQuery,
  slugText,
} from '../http/query'
import type { RouteEnv } from '../http/route-env'
import { pageFrom, withOwnLinks } from '../http/visible'

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

export function payWayRoutes({ api }: { api: Api }): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()

  routes.get('/pay-way', async (c) => {
    const guest = api.asGuest(c)
    const query = payWayQuery(new URLSearchParams(readPageQuery(c, rules, 100)))
    const found = await guest.send('GET', '/pay_way', { query: queryText(query) })
    return answerJson(c, withOwnLinks(c, rules, payWays(found, guest)))
  })

  return routes
}
