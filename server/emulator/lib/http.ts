import type { Context, Hono } from 'hono'
import { detailError } from './api-error'
import { answerMessages } from './messages'

/** The `{id}` of a path whose route accepts digits only. */
export const pathId = (c: Context): number => Number(c.req.param('id'))

/** Client address for rate limits: the last of the forwarded ones, else that of the connection. */
export function clientAddress(c: Context): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  const incoming: { socket?: { remoteAddress?: string } } | undefined = c.env?.incoming
  return forwarded || incoming?.socket?.remoteAddress || 'unknown'
}

/**
 * Answers 405 on known paths with other methods. Must be called after all routes are registered.
 */
export function refuseOtherMethods(app: Hono): void {
  const paths = app.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path)
  for (const path of new Set(paths)) {
    app.all(path, (c) => {
      throw detailError(405, answerMessages.methodNotAllowed(c.req.method))
    })
  }
}
