import type { MiddlewareHandler } from 'hono'
import type { GatewayDeps, GatewayEnv, LogEntry } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { noMetrics } from '../operations/metrics'
import { base64urlOf } from '../session/encryption'

/** Writes events for the operator: dated, and with every secret masked. */
export type WriteLog = (entry: LogEntry) => void

export function createLog({ log, clock }: Pick<GatewayDeps, 'log' | 'clock'>): WriteLog {
  return ({ event, ...facts }) => {
    log({ time: timeText(clock()), event, ...(maskSecrets(facts) as object) })
  }
}

/**
 * Logs each request by its route's pattern: paths and queries may hold keys and what people typed.
 * Requests for files of the site are logged only when they fail; all are counted.
 */
export function logRequests(
  deps: Pick<GatewayDeps, 'log' | 'clock' | 'metrics'>,
): MiddlewareHandler<GatewayEnv> {
  const { log, clock, metrics = noMetrics } = deps
  return async (c, next) => {
    await next()
    const route = c.get('route')
    const { status } = c.res
    const { method } = c.req
    const now = clock()
    const ms = now - c.get('startedAt')
    metrics.requestEnded({ method, route, status, ms })
    if (route === siteRoute && status < 500) return
    const facts = {
      time: timeText(now),
      event: 'request',
      id: c.get('requestId'),
      trace: c.get('trace').id,
      method,
      route,
      status,
      ms: Math.round(ms),
    }
    // Only failures carry text that may hold secrets.
    log(c.error ? { ...facts, ...(maskSecrets(failureOf(c.error)) as object) } : facts)
  }
}

const requestPrefixBytes = 6

/** Ids of requests: a random prefix for this copy of the gateway, then a running number. */
export function createRequestIds(random: (length: number) => Uint8Array): () => string {
  const prefix = base64urlOf(random(requestPrefixBytes))
  let served = 0
  return () => {
    served += 1
    return `${prefix}.${served.toString(36)}`
  }
}

const timeText = (ms: number) => new Date(ms).toISOString()

/** Name of the static site in the log. */
export const siteRoute = 'site'

function failureOf(error: Error): Record<string, unknown> {
  if (error instanceof GatewayError) return { reason: error.message }
  return { defect: error.message, stack: error.stack }
}

const mask = '•••'

const secretNames =
  /token|cookie|passw|secret|authori[sz]ation|api-?key|session|e-?mail|\bcode\b|\bkey\b/i

/** E-mail addresses, bearer values, and long runs of characters that are not typed by hand. */
const secretMessages = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu,
  /\b(?:bearer|basic)\s+[^\s"',;]+/gi,
  /(?:__Host-|\blocal-)[\w-]+=[^\s;"']*/g,
  /(?=[\w-]*\d)[\w-]{24,}/g,
]

const deepest = 6

/**
 * A copy of a log entry in which values with secret names, e-mail addresses and anything that
 * looks like a token are masked.
 */
export function maskSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return mask
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretNames.test(name) ? mask : maskSecrets(item, depth + 1),
    ]),
  )
}

function maskText(text: string): string {
  return secretMessages.reduce((masked, pattern) => masked.replace(pattern, mask), text)
}
