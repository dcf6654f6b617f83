import { type Context, Hono } from 'hono'
import { confirmPath, leavePath } from '#contract/paths/newsletter-paths'
import { restPath } from '#upstream/api'
import type { UpstreamEndpoint } from '#upstream/endpoints/endpoint'
import * as upstream from '#upstream/endpoints/newsletter'
import { patternOf } from '../http/create-routes'
import type { RouteEnv } from '../http/route-env'

/**
 * The API's mails lead to the API itself, where opening a link already acts: also when a mail
 * program looks at it beforehand. Its host hands these addresses to us
 * (docs/your-api-your-shop.md), and each has a page that acts on a press.
 */
export function mailLinkRoutes() {
  const routes = new Hono<RouteEnv>()
  const { confirmByLink, leaveAllByLink, leaveTopicByLink } = upstream
  routes.get(linkPathOf(confirmByLink), (c) => toPage(c, confirmPath(tokenOf(c))))
  routes.get(linkPathOf(leaveAllByLink), (c) => toPage(c, leavePath(tokenOf(c))))
  routes.get(linkPathOf(leaveTopicByLink), (c) =>
    toPage(c, leavePath(tokenOf(c), c.req.param('topic'))),
  )
  return routes
}

/** The path of a link, as the API has mailed it. */
const linkPathOf = ({ path }: Pick<UpstreamEndpoint, 'path'>) =>
  patternOf({ path: `${restPath}${path}` })

const tokenOf = (c: Context<RouteEnv>): string => c.req.param('token') ?? ''

/** The address holds a token: nobody keeps it, and no page is told where it was. */
function toPage(c: Context<RouteEnv>, path: string): Response {
  return new Response(null, {
    status: 302,
    headers: {
      ...c.var.basics.headers,
      location: path,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
