import { asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { countryAnswer, regionAnswer } from '../answers/order-answers'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { conditionsOf, isNumber, isText } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { countryList, regionList } from '../store/geo-queries'
import { countries, regions } from '../store/order-tables'
import { findRow } from './find-row'

/** `/country`; the key of a country is its two-letter code. */
export function countryRoutes({ store }: RouteDeps) {
  const list = countryList(store)
  const filters = {
    alpha2: isText(countries.alpha2),
    alpha3: isText(countries.alpha3),
    isoCc: isNumber(countries.isoCc),
    phoneCode: isNumber(countries.phoneCode),
  }
  return new Hono()
    .get('/', (c) => {
      const where = conditionsOf(queryWords(c.req.url), filters)
      return answerList(c, list, where, (rows) => rows.map(countryAnswer))
    })
    .get('/:alpha2', async (c) => c.json(countryAnswer(await findRow(list, c.req.param('alpha2')))))
}

/** `/region`, and the regions of one country as a bare array. */
export function regionRoutes({ store }: RouteDeps) {
  const list = regionList(store)
  const known = countryList(store)
  const filters = { alpha: isText(regions.alpha), country: isText(regions.country) }
  return new Hono()
    .get('/', (c) => {
      const where = conditionsOf(queryWords(c.req.url), filters)
      return answerList(c, list, where, (rows) => rows.map(regionAnswer))
    })
    .get('/:alpha', async (c) => c.json(regionAnswer(await findRow(list, c.req.param('alpha')))))
    .get('/:alpha2/get_regions_by_country_alpha_2', async (c) => {
      const { alpha2 } = await findRow(known, c.req.param('alpha2'))
      const rows = await list.rows({
        where: eq(regions.country, alpha2),
        order: [asc(regions.sortOrder)],
      })
      return c.json(rows.map(regionAnswer))
    })
}
