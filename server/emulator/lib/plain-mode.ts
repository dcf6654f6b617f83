import type { Context, MiddlewareHandler } from 'hono'

const plainKey = 'isPlainMode'

/** Whether this request is answered exactly as the recorded real API. */
export function isPlain(c: Context): boolean {
  return c.get(plainKey) === true
}

/** Flags requests in plain mode for shared code that has no access to the settings. */
export function plainMode(): MiddlewareHandler {
  return async (c, next) => {
    c.set(plainKey, true)
    await next()
  }
}
