import { listCountries, listRegions } from '#contract/endpoints/checkout'
import { country, region } from '#contract/geo/country'
import { wholePage } from '#upstream/api'
import type { Api, Reader } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { listOf, pageFrom, readPage } from '../http/visible'

const countryRows = listOf(country)
const countries = {
  path: '/country',
  // Ordered otherwise, or in pages, the API repeats a country for each of its translations.
  forced: { ordering: 'sortOrder', pagination: 'false' },
  parse: (body: unknown, reader: Reader) => {
    const rows = countryRows(body, reader)
    return wholePage([...new Map(rows.map((row) => [row.alpha2, row])).values()])
  },
}
const regions = { path: '/region', parse: pageFrom(region), pageSize: 100 }

/** Countries and regions. */
export function geoRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(listCountries, ({ c, endpoint }) => readPage(c, api.asGuest(c), endpoint, countries))

  route(listRegions, ({ c, endpoint }) => readPage(c, api.asGuest(c), endpoint, regions))

  return routes
}
