import * as z from 'zod/mini'
import { contactMessage, contactReceipt } from '../../contract/contact/contact-message'
import { country } from '../../contract/geo/country'
import { region } from '../../contract/geo/region'
import { health } from '../../contract/health/health'
import { payWay, payWayOrderings } from '../../contract/shop/pay-way'
import { one, pageFrom } from './answer-readers'
import {
  booleanText,
  countryText,
  languageText,
  numberText,
  orderingOf,
  pageRules,
  slugText,
} from './query-rules'
import type { RouteRow } from './route-row'

const list = { language: languageText, ...pageRules }
const threeLetters = z.string().check(z.regex(/^[A-Z]{3}$/))
const regionCode = z.string().check(z.regex(/^[A-Za-z0-9-]{1,10}$/))

/** Ways to pay, places, contact and health. */
export const serviceRows: readonly RouteRow[] = [
  {
    method: 'GET',
    path: '/pay-way',
    upstream: '/pay_way',
    query: {
      active: booleanText,
      cost: numberText,
      freeForOrderAmount: numberText,
      providerCode: slugText,
      isOnlinePayment: booleanText,
      requiresConfirmation: booleanText,
      ordering: orderingOf(payWayOrderings),
      ...list,
    },
    pageSize: 100,
    answer: pageFrom(payWay),
  },
  {
    method: 'GET',
    path: '/countries',
    upstream: '/country',
    query: {
      alpha2: countryText,
      alpha3: threeLetters,
      isoCc: numberText,
      phoneCode: numberText,
      ordering: orderingOf(['alpha2', 'createdAt']),
      ...list,
    },
    pageSize: 100,
    answer: pageFrom(country),
  },
  {
    method: 'GET',
    path: '/regions',
    upstream: '/region',
    query: {
      alpha: regionCode,
      country: countryText,
      ordering: orderingOf(['createdAt']),
      ...list,
    },
    pageSize: 100,
    answer: pageFrom(region),
  },
  {
    method: 'POST',
    path: '/contact',
    upstream: '/contact',
    body: contactMessage,
    answer: one(contactReceipt),
    success: 201,
  },
  { method: 'GET', path: '/health', upstream: '/health', answer: one(health), slow: true },
]
