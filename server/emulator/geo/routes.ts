import { Hono } from 'hono'
import { type CountryRow, countries, regions } from '../database/tables/geo'
import { answerList } from '../lib/answer-list'
import type { RouteDeps } from '../lib/dependencies'
import { queryParams } from '../lib/list-params'
import type { ListSource } from '../lib/list-source'
import { filterConditions, isNumber, isText } from '../lib/query-filters'
import { countryAnswer, countryList, regionAnswer, regionList } from './queries'

/** `/country`; its key is the two-letter code. */
export function countryRoutes({ store, cached }: RouteDeps) {
  const list = countryList(store)
  const filters = {
    alpha2: isText(countries.alpha2),
    alpha3: isText(countries.alpha3),
    isoCc: isNumber(countries.isoCc),
    phoneCode: isNumber(countries.phoneCode),
  }
  return new Hono().get('/', cached.keep, (c) => {
    const params = queryParams(c.req.url)
    const where = filterConditions(params, filters)
    const isOrdered = Object.hasOwn(list.orderings, params.get('ordering') ?? '')
    const source = isOrdered ? list : repeatedByTranslation(list)
    return answerList(c, source, where, (rows) => rows.map(countryAnswer))
  })
}

/**
 * The default order of the API joins the translations: a country comes once for each of them, while
 * the count, and with it the end of a page, is that of the countries.
 */
function repeatedByTranslation(list: ListSource<CountryRow>): ListSource<CountryRow> {
  return {
    ...list,
    async rows({ limit, offset = 0, ...slice }) {
      const rows = await list.rows(slice)
      const repeated = rows.flatMap((row) => Object.keys(row.translations).map(() => row))
      return limit === undefined ? repeated : repeated.slice(offset, offset + limit)
    },
  }
}

/** `/region`; its key is the code. */
export function regionRoutes({ store, cached }: RouteDeps) {
  const list = regionList(store)
  const filters = { alpha: isText(regions.alpha), country: isText(regions.country) }
  return new Hono().get('/', cached.keep, (c) => {
    const where = filterConditions(queryParams(c.req.url), filters)
    return answerList(c, list, where, (rows) => rows.map(regionAnswer))
  })
}
