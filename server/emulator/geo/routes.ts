import { asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { countries, regions } from '../database/tables/geo'
import { answerList } from '../lib/answer-list'
import type { RouteDeps } from '../lib/dependencies'
import { queryParams } from '../lib/list-params'
import { findRow } from '../lib/list-source'
import { filterConditions, isNumber, isText } from '../lib/query-filters'
import { countryAnswer, countryList, regionAnswer, regionList } from './queries'

/** `/country`; its key is the two-letter code. */
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
      const where = filterConditions(queryParams(c.req.url), filters)
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
      const where = filterConditions(queryParams(c.req.url), filters)
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
