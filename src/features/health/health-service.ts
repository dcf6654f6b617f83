import { type Actor, createActor, fromPromise } from 'xstate'
import { health } from '../../../contract/health/health'
import type { ApiRequest } from '../../lib/http/api-request'
import { apiRequest } from '../../lib/http/api-request'
import { healthMachine, healthTimes } from './health-machine'

let running: Actor<typeof healthMachine> | undefined

/** The health checks of this document; the first call starts them. Browser only. */
export function healthActor(): Actor<typeof healthMachine> {
  running ??= start()
  return running
}

function start() {
  const actor = createActor(
    healthMachine.provide({
      actors: { checkHealth: fromPromise(({ signal }) => checkHealth(apiRequest, signal)) },
    }),
  ).start()
  const onReturn = () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'check.requested' })
  }
  document.addEventListener('visibilitychange', onReturn)
  addEventListener('online', onReturn)
  return actor
}

/** One check (`GET /api/health`, R302); true if the API answered as specified. */
export async function checkHealth(request: ApiRequest, signal: AbortSignal): Promise<boolean> {
  const { ok } = await request({
    path: '/api/health',
    answer: health,
    timeoutMs: healthTimes.timeoutMs,
    // The machine retries, with longer delays.
    retries: 0,
    cache: 'no-store',
    signal,
  })
  return ok
}
