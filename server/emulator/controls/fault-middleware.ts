import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { answerMessages } from '../lib/messages'
import type { FaultRule, FaultRules } from './fault-rules'

/** Applies the active faults to requests, in the order of the rules. */
export function faultMiddleware(faults: FaultRules): MiddlewareHandler {
  return async (c, next) => {
    const { delayMs, fault } = faults.take(c.req.method, c.req.path)
    if (delayMs > 0) await delay(delayMs, faults)
    if (fault?.mode === 'fail') return failure(fault)
    await next()
    if (fault) c.res = await truncated(c.res)
  }
}

async function delay(milliseconds: number, faults: FaultRules): Promise<void> {
  const cleared = new AbortController()
  const time = wait(milliseconds, undefined, { signal: cleared.signal })
  await Promise.race([time, faults.untilCleared()])
  cleared.abort()
  await time.catch(() => undefined)
}

const failure = ({ status = 500, body = { detail: answerMessages.broken } }: FaultRule): Response =>
  Response.json(body, { status })

async function truncated(response: Response): Promise<Response> {
  if (!response.body) return response
  const text = await response.text()
  const { status, headers } = response
  return new Response(text.slice(0, Math.floor(text.length / 2)), { status, headers })
}
