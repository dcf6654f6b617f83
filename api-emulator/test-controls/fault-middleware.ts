import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { answerMessages } from '../seed/answer-words'
import type { FaultBoard, FaultMode, FaultRule } from './fault-board'
import { inWrongShape, withHalfOfItems, withoutItems } from './spoil-json'

const htmlPage = '<!doctype html><html><head><title>Error</title></head><body>Error</body></html>'

/** Spoils the answers that the board names, in the order of its rules. */
export function faultMiddleware(board: FaultBoard): MiddlewareHandler {
  return async (c, next) => {
    const { delayMs, fault } = board.take(c.req.method, c.req.path)
    if (delayMs > 0) await delay(delayMs, board)
    if (!fault) return next()
    const instead = await answerInstead(fault, board, c.req.raw.signal)
    if (instead) return instead
    await next()
    c.res = await spoilt(fault, c.res)
  }
}

async function delay(milliseconds: number, board: FaultBoard): Promise<void> {
  const cleared = new AbortController()
  const time = wait(milliseconds, undefined, { signal: cleared.signal })
  await Promise.race([time, board.untilCleared()])
  cleared.abort()
  await time.catch(() => undefined)
}

async function answerInstead(
  fault: FaultRule,
  board: FaultBoard,
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
      await Promise.race([board.untilCleared(), untilAborted(aborted)])
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
