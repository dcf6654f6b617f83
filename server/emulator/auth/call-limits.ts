import type { MiddlewareHandler } from 'hono'
import type { RouteDeps } from '../lib/dependencies'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Calls of one client by the beginning of their path: in a minute, and in an hour. */
const limitsOf = [
  ['/auth/login', 10, 60],
  ['/auth/signup', 5, 20],
  ['/auth/password/request', 5, 10],
  ['/auth/password/reset', 5, 20],
  ['/auth/code/request', 5, 10],
  ['/auth/code/confirm', 10, 30],
  ['/auth/2fa/authenticate', 10, 30],
  ['/auth/2fa/reauthenticate', 10, 30],
  ['/auth/email/verify', 10, 30],
] as const

const tooMany = {
  status: 429,
  errors: [{ code: 'too_many_requests', message: 'Too many requests. Please try again later.' }],
} as const

/**
 * Limits that stand in front of the auth service and its own, by the address that a gateway names.
 * They do not say how long to wait. All who try the shop on its own machine have one address: that
 * is not counted.
 * @param base path of the service
 */
export function callLimits({ limits }: RouteDeps, base: string): MiddlewareHandler {
  return async (c, next) => {
    const limit = limitsOf.find(([path]) => c.req.path.startsWith(base + path))
    if (!limit || !['POST', 'PUT', 'PATCH'].includes(c.req.method)) return next()
    const [name, perMinute, perHour] = limit
    const client = c.req.header('x-real-ip')?.trim() ?? ''
    if (client === '' || isLoopback.test(client)) return next()
    const isHeld =
      limits.take({ name: `${name} minute`, most: perMinute, windowMs: minuteMs }, client) > 0 ||
      limits.take({ name: `${name} hour`, most: perHour, windowMs: hourMs }, client) > 0
    return isHeld ? c.json(tooMany, 429) : next()
  }
}

const isLoopback = /^(?:::ffff:)?127\.|^::1$/
