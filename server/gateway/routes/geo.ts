import { Hono } from 'hono'
import * as z from 'zod/mini'
import { country, region } from '#contract/geo/country'
import { wholePage } from '#upstream/api'
import type { Api, Reader } from '../http/api'
import { countryText, languageText, numberText, orderingOf, pageRules } from '../http/query'
import type { RouteEnv } from '../http/route-env'
import { answerPage, listOf, pageFrom } from '../http/visible'

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

/** Countries and regions. */
export function geoRoutes({ api }: { api: Api }): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()

  routes.get('/countries', (c) => answerPage(c, api.asGuest(c), countries))

  routes.get('/regions', (c) => answerPage(c, api.asGuest(c), regions))

  return routes
}
