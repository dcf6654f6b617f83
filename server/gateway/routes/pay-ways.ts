import { listPayWays } from '#contract/endpoints/checkout'
import { payWay, payWayQuery } from '#upstream/pay-way'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { queryText, readPageQuery } from '../http/query'
import { pageFrom, withOwnLinks } from '../http/visible'

const payWays = pageFrom(payWay)

export function payWayRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(listPayWays, async ({ c, endpoint: { query: rules } }) => {
    const guest = api.asGuest(c)
    const query = payWayQuery(new URLSearchParams(readPageQuery(c, rules, 100)))
    const found = await guest.send('GET', '/pay_way', { query: queryText(query) })
    return withOwnLinks(c, rules, payWays(found, guest))
  })

  return routes
}
