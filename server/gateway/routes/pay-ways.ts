import { listPayWays } from '#contract/endpoints/checkout'
import * as upstream from '#upstream/endpoints/checkout'
import { payWayQuery } from '#upstream/pay-way'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { readPage } from '../http/visible'

export function payWayRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(listPayWays, ({ c, endpoint }) =>
    readPage(c, api.asGuest(c), endpoint, upstream.listPayWays, {
      pageSize: 100,
      renamed: payWayQuery,
    }),
  )

  return routes
}
