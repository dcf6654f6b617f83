import { Hono } from 'hono'
import { payWay, payWayOrderings } from '#contract/shop/pay-way'
import type { RouteEnv } from '../services'
import { asGuest } from './api-caller'
import { booleanText, languageText, numberText, orderingOf, pageRules, slugText } from './query'
import { answerPage, pageFrom } from './responses'

/** Ways to pay. */
export const payWayRoutes = new Hono<RouteEnv>()

const payWays = {
  path: '/pay_way',
  query: {
    active: booleanText,
    cost: numberText,
    freeForOrderAmount: numberText,
    providerCode: slugText,
    isOnlinePayment: booleanText,
    requiresConfirmation: booleanText,
    ordering: orderingOf(payWayOrderings),
    language: languageText,
    ...pageRules,
  },
  parse: pageFrom(payWay),
  pageSize: 100,
}

payWayRoutes.get('/pay-way', (c) => answerPage(c, asGuest(c), payWays))
