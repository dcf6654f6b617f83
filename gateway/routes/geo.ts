import { Hono } from 'hono'
import * as z from 'zod/mini'
import { country, region } from '../../contract/geo/country'
import type { RouteEnv } from '../services'
import {
  countryText,
  languageText,
  numberText,
  orderingOf,
  pageRules,
  readPageQuery,
} from './query'
import { answerJson, pageFrom } from './responses'
import { asGuest } from './viewer'

/** Countries and regions. */
export const geoRoutes = new Hono<RouteEnv>()

const list = { language: languageText, ...pageRules }
const countryQuery = {
  alpha2: countryText,
  alpha3: z.string().check(z.regex(/^[A-Z]{3}$/)),
  isoCc: numberText,
  phoneCode: numberText,
  ordering: orderingOf(['alpha2', 'createdAt']),
  ...list,
}
const regionQuery = {
  alpha: z.string().check(z.regex(/^[A-Za-z0-9-]{1,10}$/)),
  country: countryText,
  ordering: orderingOf(['createdAt']),
  ...list,
}

const countries = pageFrom(country)
const regions = pageFrom(region)

geoRoutes.get('/countries', async (c) => {
  const query = readPageQuery(c, countryQuery, 100)
  const guest = asGuest(c)
  return answerJson(c, countries(await guest.send('GET', '/country', { query }), guest))
})

geoRoutes.get('/regions', async (c) => {
  const query = readPageQuery(c, regionQuery, 100)
  const guest = asGuest(c)
  return answerJson(c, regions(await guest.send('GET', '/region', { query }), guest))
})
