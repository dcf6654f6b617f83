import * as z from 'zod/mini'
import { country, region } from '../geo/country'
import { payWay, payWayOrderings } from '../shop/pay-way'
import { pageOf } from '../wire/page'
import {
  booleanText,
  countryText,
  languageText,
  numberText,
  orderingOf,
  slugText,
  translatedPageRules,
} from '../wire/query-rules'
import type { Endpoint } from './endpoint'

const payWayQuery = {
  active: booleanText,
  cost: numberText,
  freeForOrderAmount: numberText,
  providerCode: slugText,
  isOnlinePayment: booleanText,
  requiresConfirmation: booleanText,
  ordering: orderingOf(payWayOrderings),
  ...translatedPageRules,
}
const countryQuery = {
  alpha2: countryText,
  alpha3: z.string().check(z.regex(/^[A-Z]{3}$/)),
  isoCc: numberText,
  phoneCode: numberText,
  language: languageText,
}
const regionQuery = {
  alpha: z.string().check(z.regex(/^[A-Za-z0-9-]{1,10}$/)),
  country: countryText,
  ordering: orderingOf(['createdAt']),
  ...translatedPageRules,
}

export const listPayWays = {
  method: 'GET',
  path: '/api/pay-way',
  who: 'anyone',
  query: payWayQuery,
  answer: pageOf(payWay),
} as const satisfies Endpoint

export const listCountries = {
  method: 'GET',
  path: '/api/countries',
  who: 'anyone',
  query: countryQuery,
  answer: pageOf(country),
} as const satisfies Endpoint

export const listRegions = {
  method: 'GET',
  path: '/api/regions',
  who: 'anyone',
  query: regionQuery,
  answer: pageOf(region),
} as const satisfies Endpoint
