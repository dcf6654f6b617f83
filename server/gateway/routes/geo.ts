import { Hono } from 'hono'
import * as z from 'zod/mini'
import { country, region } from '#upstream/geo'
import type { RouteEnv } from '../services'
import { asGuest } from './api-caller'
import { countryText, languageText, numberText, orderingOf, pageRules } from './query'
import { answerPage, pageFrom } from './responses'

/** Countries and regions. */
export const geoRoutes = new Hono<RouteEnv>()

const list = { language: languageText, ...pageRules }
const countries = {
  path: '/country',
  query: {
    alpha2: countryText,
    alpha3: z.string().check(z.regex(/^[A-Z]{3}$/)),
    isoCc: numberText,
    phoneCode: numberText,
    ordering: orderingOf(['alpha2', 'createdAt']),
    ...list,
  },
  parse: pageFrom(country),
  pageSize: 100,
}
const regions = {
  path: '/region',
  query: {
    alpha: z.string().check(z.regex(/^[A-Za-z0-9-]{1,10}$/)),
    country: countryText,
    ordering: orderingOf(['createdAt']),
    ...list,
  },
  parse: pageFrom(region),
  pageSize: 100,
}

geoRoutes.get('/countries', (c) => answerPage(c, asGuest(c), countries))

geoRoutes.get('/regions', (c) => answerPage(c, asGuest(c), regions))
