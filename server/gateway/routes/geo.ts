import { listCountries, listRegions } from '#contract/endpoints/checkout'
import { wholePage } from '#upstream/api'
import * as upstream from '#upstream/endpoints/checkout'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { readPage } from '../http/visible'

/** Countries and regions. */
export function geoRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(listCountries, async ({ c, endpoint }) => {
    const caller = api.asGuest(c)
    const { results, leftOut } = await readPage(c, caller, endpoint, upstream.listCountries, {})
    const countries = [...new Map(results.map((row) => [row.alpha2, row])).values()]
    return { ...wholePage(countries), leftOut }
  })

  route(listRegions, ({ c, endpoint }) =>
    readPage(c, api.asGuest(c), endpoint, upstream.listRegions, { pageSize: 100 }),
  )

  return routes
}
