import { health } from '../../../contract/health/health'
import type { ApiRequest } from '../../lib/http/create-api-request'
import { healthTimes } from './health-times'

/** One attempt to hear from the API (`GET /api/health`, R302); true where it answered well. */
export async function askHealth(request: ApiRequest, signal: AbortSignal): Promise<boolean> {
  const { ok } = await request({
    path: '/api/health',
    answer: health,
    timeoutMs: healthTimes.timeoutMs,
    // The story tries again, and waits much longer than a request would.
    retries: 0,
    cache: 'no-store',
    signal,
  })
  return ok
}
