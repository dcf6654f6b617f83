import type { MiddlewareHandler } from 'hono'
import type { GatewayDeps, GatewayEnv, LogEntry } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { maskSecrets } from './mask-secrets'

/** Writes events for the operator: dated, and with every secret masked. */
export type WriteLog = (entry: LogEntry) => void

export function createLog({ log, clock }: Pick<GatewayDeps, 'log' | 'clock'>): WriteLog {
  return ({ event, ...facts }) => {
    log({ time: timeOf(clock), event, ...(maskSecrets(facts) as object) })
  }
}

/**
 * Logs each request by its route's pattern: paths and queries may hold keys and what people typed.
 * Requests for files of the site are logged only when they fail.
 */
export function logRequests(
  deps: Pick<GatewayDeps, 'log' | 'clock'>,
): MiddlewareHandler<GatewayEnv> {
  const { log, clock } = deps
  const write = createLog(deps)
  return async (c, next) => {
    const startedAt = clock()
    await next()
    const { route, requestId } = c.var
    const { status } = c.res
    if (route === siteRoute && status < 500) return
    const facts = {
      event: 'request',
      id: requestId,
      method: c.req.method,
      route,
      status,
      ms: Math.round(clock() - startedAt),
    }
    // Only a failure brings words that we did not choose.
    if (c.error) write({ ...facts, ...failureOf(c.error) })
    else log({ time: timeOf(clock), ...facts })
  }
}

const timeOf = (clock: () => number) => new Date(clock()).toISOString()

/** Name of the static site in the log. */
export const siteRoute = 'site'

function failureOf(error: Error): Record<string, unknown> {
  if (error instanceof GatewayError) return { reason: error.message }
  return { defect: error.message, stack: error.stack }
}
