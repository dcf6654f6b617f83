import * as z from 'zod/mini'
import { searchAnswer } from '../search/search-answer'
import { booleanText, languageText, pageRules } from '../wire/query-rules'
import { normalLine } from '../wire/typed-text'
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
