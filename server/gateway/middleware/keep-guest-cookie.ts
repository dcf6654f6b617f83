import type { MiddlewareHandler } from 'hono'
import type { RouteEnv } from '../http/route-env'

/** Sends what a request changed of a guest, also where it failed: the API has changed it all the same. */
export const keepGuestCookie: MiddlewareHandler<RouteEnv> = async (c, next) => {
  await next()
  const cookie = c.get('guestCookie')
  if (cookie !== null) c.res.headers.append('set-cookie', cookie)
}
