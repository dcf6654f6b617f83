import { type Actor, createActor, fromPromise } from 'xstate'
import { apiRequest } from '../../lib/http/api-request'
import { askHealth } from './ask-health'
import { healthMachine } from './health-machine'

let live: Actor<typeof healthMachine> | undefined

/** The document's one watch over the API, alive from the first call on. For the browser only. */
export function liveHealth(): Actor<typeof healthMachine> {
  live ??= start()
  return live
}

function start() {
  const actor = createActor(
    healthMachine.provide({
      actors: { askHealth: fromPromise(({ signal }) => askHealth(apiRequest, signal)) },
    }),
  ).start()
  const returned = () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'check.wanted' })
  }
  document.addEventListener('visibilitychange', returned)
  addEventListener('online', returned)
  return actor
}
