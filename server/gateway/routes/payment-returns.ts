import { Hono } from 'hono'
import { paymentReturnPaths } from '#contract/paths/payment-return-path'
import { readBytes } from '../http/read-request'
import type { RouteEnv } from '../http/route-env'

/** More than any bank says. */
const mostBytes = 8 * 1024
const mostFields = 20
const longestField = 200

/**
 * A bank may send somebody back by a form: the browser then opens the same page by GET, with what
 * the form says in the address. Nothing is believed of it, and it changes nothing.
 */
export function paymentReturnRoutes(): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()
  for (const path of paymentReturnPaths) {
    routes.post(path, async (c) => {
      const isForm = /^application\/x-www-form-urlencoded\b/i.test(
        c.req.header('content-type') ?? '',
      )
      const body = isForm ? new TextDecoder().decode(await readBytes(c, mostBytes)) : ''
      const said = [...new URL(c.req.url).searchParams, ...new URLSearchParams(body)]
      const kept = said.filter((field) => field.every((text) => text.length <= longestField))
      const query = new URLSearchParams(kept.slice(0, mostFields))
      return c.newResponse(null, 303, {
        ...c.var.basics.headers,
        location: `${path}${kept.length > 0 ? `?${query}` : ''}`,
      })
    })
  }
  return routes
}
