import { Hono } from 'hono'
import * as z from 'zod/mini'
import { wholePage } from '#upstream/api'
import { country, region } from '#upstream/geo'
import type { RouteEnv } from '../services'
import { asGuest } from './api-caller'
import { countryText, languageText, numberText, orderingOf, pageRules } from './query'
import { answerPage, listOf, pageFrom } from './responses'
import type { Reader } from './viewer'

/** Countries and regions. */
export const geoRoutes = new Hono<RouteEnv>()

const countryRows = listOf(country)
const countries = {
  path: '/country',
  query: {
    alpha2: countryText,
    alpha3: z.string().check(z.regex(/^[A-Z]{3}$/)),
    isoCc: numberText,
    phoneCode: numberText,
    language: languageText,
  },
  // Ordered otherwise, or in pages, the API repeats a country for each of its translations.
  forced: { ordering: 'sortOrder', pagination: 'false' },
  parse: (body: unknown, reader: Reader) => {
    const rows = countryRows(body, reader)
    return wholePage([...new Map(rows.map((row) => [row.alpha2, row])).values()])
  },
}
const regions = {
  path: '/region',
  query: {
    alpha: z.string().check(z.regex(/^[A-Za-z0-9-]{1,10}$/)),
    country: countryText,
    ordering: orderingOf(['createdAt']),
    language: languageText,
    ...pageRules,
  },
  parse: pageFrom(region),
  pageSize: 100,
}

geoRoutes.get('/countries', (c) => answerPage(c, asGuest(c), countries))

geoRoutes.get('/regions', (c) => answerPage(c, asGuest(c), regions))
