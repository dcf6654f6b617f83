import type { Context, Hono } from 'hono'
import type { BearerEnv } from './access-tokens'
import { ApiError, detailError } from './api-error'
import type { RouteDeps } from './dependencies'
import { answerMessages } from './messages'

/** The `{id}` of a path whose route accepts digits only. */
export const pathId = (c: Context): number => Number(c.req.param('id'))

/** Client address for rate limits: the forwarded one, else that of the connection. */
export function clientAddress(c: Context): string {
  const forwarded = c.req.header('x-forwarded-for')?.replaceAll(' ', '')
  const incoming: { socket?: { remoteAddress?: string } } | undefined = c.env?.incoming
  return forwarded || incoming?.socket?.remoteAddress || 'unknown'
}

/**
 * Limits an action to five calls a minute per account or client address.
 * @throws ApiError 429 with `Retry-After`
 */
export function limitBurst({ limits }: RouteDeps, c: Context<BearerEnv>, name: string): void {
  const account = c.get('account')
  const client = account ? `user ${account.id}` : clientAddress(c)
  const seconds = limits.take({ name: `burst ${name}`, most: 5, windowMs: 60_000 }, client)
  if (seconds === 0) return
  const headers = { 'retry-after': String(seconds) }
  throw new ApiError(429, { detail: answerMessages.tooMany(seconds) }, headers)
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
