import type * as z from 'zod/mini'
import type { health } from '#contract/health/health'
import type { SendRequest } from '#lib/http/http-client'

/** Timing of the health checks. */
export const healthTimes = {
  /** Timeout of a check, in ms. */
  timeoutMs: 15_000,
  /** Retries after a failed check. */
  retries: 3,
  /** Delay before a retry, in ms. */
  delayMs: 60_000,
} as const

/** Fields of the response; no schema, because every page checks and would have to load it. */
const flags = ['database', 'redis', 'celery'] as const satisfies (keyof z.infer<typeof health>)[]

/** One check (`GET /api/health`); true if the API answered as specified. */
export async function checkHealth(send: SendRequest, signal?: AbortSignal): Promise<boolean> {
  const answer = await send({
    path: '/api/health',
    timeoutMs: healthTimes.timeoutMs,
    // `useIsDown` retries, with longer delays.
    retries: 0,
    cache: 'no-store',
    signal,
  }).catch(() => null)
  const body = answer?.body
  if (typeof body !== 'object' || body === null) return false
  return flags.every((flag) => typeof Reflect.get(body, flag) === 'boolean')
}

/** Calls an action whenever the page is visible again or online again, until the signal aborts. */
export function whenBack(act: () => void, signal: AbortSignal): void {
  const back = () => {
    if (document.visibilityState === 'visible') act()
  }
  document.addEventListener('visibilitychange', back, { signal })
  addEventListener('online', back, { signal })
}
