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
    const { results } = await readPage(c, api.asGuest(c), endpoint, upstream.listCountries, {})
    return wholePage([...new Map(results.map((row) => [row.alpha2, row])).values()])
  })

  route(listRegions, ({ c, endpoint }) =>
    readPage(c, api.asGuest(c), endpoint, upstream.listRegions, { pageSize: 100 }),
  )

  return routes
}
