import { type Actor, createActor, fromPromise } from 'xstate'
import { sendRequest } from '#lib/http/http-client'
import { checkHealth } from './health-check'
import { healthMachine } from './health-machine'

let running: Actor<typeof healthMachine> | undefined

/**
 * The health checks of this document. The first call starts them, after a check that failed.
 * Browser only.
 */
export function healthActor(): Actor<typeof healthMachine> {
  running ??= start()
  return running
}

function start() {
  let isFirst = true
  const check = async (signal: AbortSignal) => {
    if (!isFirst) return checkHealth(sendRequest, signal)
    isFirst = false
    return false
  }
  const actor = createActor(
    healthMachine.provide({
      actors: { checkHealth: fromPromise(({ signal }) => check(signal)) },
    }),
  ).start()
  const onReturn = () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'check.requested' })
  }
  document.addEventListener('visibilitychange', onReturn)
  addEventListener('online', onReturn)
  return actor
}
