import { type Context, Hono } from 'hono'
import { confirmPath, leavePath } from '#contract/paths/newsletter-paths'
import type { RouteEnv } from '../http/route-env'

/**
 * The API's mails lead to the API itself, where opening a link already acts: also when a mail
 * program looks at it beforehand. Its host hands these addresses to us
 * (docs/your-api-your-shop.md), and each has a page that acts on a press.
 */
export function mailLinkRoutes() {
  return new Hono<RouteEnv>()
    .get('/v1/user/subscription/confirm/:token', (c) =>
      toPage(c, confirmPath(c.req.param('token'))),
    )
    .get('/v1/user/unsubscribe/:token', (c) => toPage(c, leavePath(c.req.param('token'))))
    .get('/v1/user/unsubscribe/:token/:topic', (c) =>
      toPage(c, leavePath(c.req.param('token'), c.req.param('topic'))),
    )
}

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
