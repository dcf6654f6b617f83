import type { MiddlewareHandler } from 'hono'

const ownHost = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Answers 400 under any other name than this machine's, as Django does for hosts that it does not
 * know: a page whose name was made to lead here must not read the mails or turn the switches.
 */
export const ownHosts: MiddlewareHandler = (c, next) => {
  const { hostname } = new URL(c.req.url)
  if (ownHost.test(hostname)) return next()
  return Promise.resolve(c.text('Bad Request', 400))
}
