import type * as z from 'zod/mini'
import type { health } from '#contract/health/health'
import type { SendRequest } from '#lib/http/http-client'
import { healthTimes } from './health-times'

/** Fields of the response; no schema, because every page checks and would have to load it. */
const flags = ['database', 'redis', 'celery'] as const satisfies (keyof z.infer<typeof health>)[]

/** One check (`GET /api/health`, R302); true if the API answered as specified. */
export async function checkHealth(send: SendRequest, signal?: AbortSignal): Promise<boolean> {
  const answer = await send({
    path: '/api/health',
    timeoutMs: healthTimes.timeoutMs,
    // The machine retries, with longer delays.
    retries: 0,
    cache: 'no-store',
    signal,
  }).catch(() => null)
  const body = answer?.body
  if (typeof body !== 'object' || body === null) return false
  return flags.every((flag) => typeof Reflect.get(body, flag) === 'boolean')
}
