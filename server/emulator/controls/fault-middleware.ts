import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { answerMessages } from '../lib/messages'
import type { FaultMode, FaultRule, FaultRules } from './fault-rules'

const htmlPage = '<!doctype html><html><head><title>Error</title></head><body>Error</body></html>'

/** Applies the active faults to requests, in the order of the rules. */
export function faultMiddleware(faults: FaultRules): MiddlewareHandler {
  return async (c, next) => {
    const isByBody = faults.rules().some(({ containing }) => containing !== undefined)
    const body = isByBody ? await c.req.raw.clone().text() : ''
    const { delayMs, fault } = faults.take(c.req.method, c.req.path, body)
    if (delayMs > 0) await delay(delayMs, faults)
    if (!fault) return next()
    const instead = await answerInstead(fault, faults, c.req.raw.signal)
    if (instead) return instead
    await next()
    c.res = await spoilt(fault, c.res)
  }
}

async function delay(milliseconds: number, faults: FaultRules): Promise<void> {
  const cleared = new AbortController()
  const time = wait(milliseconds, undefined, { signal: cleared.signal })
  await Promise.race([time, faults.untilCleared()])
  cleared.abort()
  await time.catch(() => undefined)
}

async function answerInstead(
  fault: FaultRule,
  faults: FaultRules,
  aborted: AbortSignal,
): Promise<Response | null> {
  switch (fault.mode) {
    case 'fail':
      return failure(fault)
    case 'html':
      return new Response(htmlPage, {
        status: fault.status ?? 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    case 'redirect':
      return new Response(null, {
        status: 302,
        headers: { location: fault.location ?? 'https://elsewhere.invalid/' },
      })
    case 'hang':
      await Promise.race([faults.untilCleared(), untilAborted(aborted)])
      return new Response(null, { status: 504 })
    default:
      return null
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

function failure({ status = 500, body, retryAfter }: FaultRule): Response {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  const text = JSON.stringify(body === undefined ? { detail: answerMessages.broken } : body)
  return new Response(status === 204 || status === 304 ? null : text, { status, headers })
}

const spoilers = new Map<FaultMode, (text: string) => string>([
  ['truncated', (text) => text.slice(0, Math.floor(text.length / 2))],
  ['wrong-shape', (text) => JSON.stringify(inWrongShape(JSON.parse(text)))],
  ['empty-list', (text) => JSON.stringify(withoutItems(JSON.parse(text)))],
  ['half-pages', (text) => JSON.stringify(withHalfOfItems(JSON.parse(text)))],
])

async function spoilt({ mode }: FaultRule, response: Response): Promise<Response> {
  const spoil = spoilers.get(mode)
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (!spoil || !isJson) return response
  const { status, headers } = response
  return new Response(spoil(await response.text()), { status, headers })
}

type JsonObject = Record<string, unknown>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEnvelope = (value: unknown): value is JsonObject & { results: unknown[] } =>
  isObject(value) && Array.isArray(value.results)

/** An empty list: an empty array or an envelope that counts none. Other JSON is unchanged. */
function withoutItems(json: unknown): unknown {
  if (Array.isArray(json)) return []
  if (!isEnvelope(json)) return json
  const links = { next: null, previous: null }
  return { ...json, links, count: 0, totalPages: 1, pageTotalResults: 0, results: [] }
}

/** A list without the second half of its items but with the full count. Other JSON is unchanged. */
function withHalfOfItems(json: unknown): unknown {
  if (Array.isArray(json)) return firstHalf(json)
  return isEnvelope(json) ? { ...json, results: firstHalf(json.results) } : json
}

function firstHalf(items: readonly unknown[]): unknown[] {
  return items.slice(0, Math.floor(items.length / 2))
}

/** Valid JSON of another shape: numbers and booleans become text and all translations are null. */
function inWrongShape(json: unknown): unknown {
  if (typeof json === 'number' || typeof json === 'boolean') return `about ${json}`
  if (Array.isArray(json)) return json.map(inWrongShape)
  if (!isObject(json)) return json
  const fields = Object.entries(json).map(([name, value]) => [
    name,
    name === 'translations' ? null : inWrongShape(value),
  ])
  return Object.fromEntries(fields)
}
