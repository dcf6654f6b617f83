import type * as z from 'zod/mini'
import { healthCall } from '#contract/endpoints/bare/health-call'
import type { health } from '#contract/health/health'
import { createBackgroundPause } from '#lib/http/background-pause'
import { retryAfterSeconds, type SendRequest } from '#lib/http/send-request'

export const healthTimes = {
  /** Timeout of a check, in ms. */
  timeoutMs: 15_000,
  /** Retries after a failed check. */
  retries: 3,
  /** Delay before a retry, in ms. */
  delayMs: 60_000,
} as const

/**
 * When to check again after a failure: as specified for the retries, then later and later, and not
 * before the server allows it. Shared by the first check, the retries, and those at a return.
 */
export const healthPause = createBackgroundPause({
  firstMs: healthTimes.delayMs,
  steady: healthTimes.retries,
})

/** Fields of the response; no schema, because every page checks and would have to load it. */
const flags = ['database', 'redis', 'celery'] as const satisfies (keyof z.infer<typeof health>)[]

/** One check (`GET /api/health`); true if the API answered as specified. */
export async function checkHealth(send: SendRequest, signal?: AbortSignal): Promise<boolean> {
  const answer = await send({
    ...healthCall,
    timeoutMs: healthTimes.timeoutMs,
    // `useIsDown` retries, with longer delays.
    retries: 0,
    cache: 'no-store',
    signal,
  }).catch(() => null)
  const isUp = answer !== null && answer.status < 400 && hasFlags(answer.body)
  const seconds = answer && retryAfterSeconds(answer.headers)
  if (isUp) healthPause.clear()
  else if (!signal?.aborted) healthPause.failed({ kind: 'unreachable', seconds })
  return isUp
}

function hasFlags(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  return flags.every((flag) => typeof Reflect.get(body, flag) === 'boolean')
}

/**
 * Calls an action whenever the page is visible again or online again, until the signal aborts.
 * @param act gets whether the API may be checked now
 */
export function whenBack(act: (mayCheck: boolean) => void, signal: AbortSignal): void {
  const back = () => {
    if (document.visibilityState === 'visible') act(healthPause.leftMs() === 0)
  }
  document.addEventListener('visibilitychange', back, { signal })
  const online = () => {
    healthPause.reconnected()
    back()
  }
  addEventListener('online', online, { signal })
}
