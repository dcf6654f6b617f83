import type { Context, MiddlewareHandler } from 'hono'

const plainKey = 'isPlainMode'

/** Whether this request is answered exactly as the recorded real API answers it. */
export function isPlain(c: Context): boolean {
  return c.get(plainKey) === true
}

/** Marks the requests of plain mode for the shared list code, which does not see the settings. */
export function plainMode(): MiddlewareHandler {
  return async (c, next) => {
    c.set(plainKey, true)
    await next()
  }
}
