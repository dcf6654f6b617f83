import * as z from 'zod/mini'
import { runtimeConfig } from '../config/runtime-config'
import { contactMessage } from '../contact/contact-message'
import { contactReceipt } from '../contact/contact-receipt'
import { health } from '../health/health'
import { searchAnswer } from '../search/search-answer'
import { booleanText, languageText, numberText, pageRules } from '../wire/query-rules'
import { normalLine } from '../wire/typed-text'
import { withdrawalBody, withdrawalReceipt, withdrawalStamp } from '../withdrawal/withdrawal'
import type { Endpoint } from './endpoint'

/** Longest query, in characters; of a longer one the beginning is searched for. */
const longestQuery = 200

const searchQuery = {
  query: z.pipe(
    z.string(),
    z.transform((text) => normalLine(text).slice(0, longestQuery)),
  ),
  language: languageText,
  limit: pageRules.limit,
  offset: pageRules.offset,
  offers: booleanText,
}

/** Products and posts; with `offers`, prices, stock and ratings of the products, too. */
export const search = {
  method: 'GET',
  path: '/api/search',
  who: 'anyone',
  query: searchQuery,
  answer: searchAnswer,
} as const satisfies Endpoint

/** Settings of the shop; what shipping costs, of a parcel where its worth is named. */
export const readConfig = {
  method: 'GET',
  path: '/api/config/public',
  who: 'anyone',
  query: { amount: numberText, weightGrams: numberText },
  answer: runtimeConfig,
} as const satisfies Endpoint

export const readHealth = {
  method: 'GET',
  path: '/api/health',
  who: 'anyone',
  answer: health,
} as const satisfies Endpoint

export const sendContactMessage = {
  method: 'POST',
  path: '/api/contact',
  who: 'anyone',
  body: contactMessage,
  answer: contactReceipt,
  status: 201,
} as const satisfies Endpoint

/** When a statement of withdrawal was begun, sealed. */
export const stampWithdrawal = {
  method: 'POST',
  path: '/api/withdrawals/stamp',
  who: 'anyone',
  answer: withdrawalStamp,
  isKeyed: true,
} as const satisfies Endpoint

export const withdraw = {
  method: 'POST',
  path: '/api/withdrawals',
  who: 'anyone',
  body: withdrawalBody,
  answer: withdrawalReceipt,
  status: 201,
  isKeyed: true,
} as const satisfies Endpoint
