import { assign, fromPromise, setup } from 'xstate'
import { healthTimes } from './health-times'

interface HealthContext {
  /** The latest attempt failed: people are told until one succeeds. */
  isUnwell: boolean
  retriesLeft: number
}

/** The page came back into view, or the network came back. */
export type HealthEvent = { type: 'check.wanted' }

const askHealth = fromPromise<boolean>(() => {
  throw new Error('askHealth was not provided')
})

/**
 * Whether the API behind the gateway answers: unwell with the first failed attempt, well with the
 * first success. Provide `askHealth`, which resolves with true for a good answer.
 */
export const healthMachine = setup({
  types: { context: {} as HealthContext, events: {} as HealthEvent },
  actors: { askHealth },
  guards: {
    'it is well': (_, isWell: boolean) => isWell,
    'there are tries left': ({ context }) => context.retriesLeft > 0,
  },
  actions: {
    'note that it is well': assign({ isUnwell: false }),
    'note that it is not': assign({ isUnwell: true }),
    'count a retry': assign({ retriesLeft: ({ context }) => context.retriesLeft - 1 }),
    'grant all retries': assign({ retriesLeft: healthTimes.retries }),
  },
  delays: { 'the pause': healthTimes.delayMs },
}).createMachine({
  id: 'health',
  context: { isUnwell: false, retriesLeft: healthTimes.retries },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'askHealth',
        onDone: [
          {
            guard: { type: 'it is well', params: ({ event }) => event.output },
            target: 'resting',
            actions: 'note that it is well',
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      entry: 'note that it is not',
      always: [{ guard: 'there are tries left', target: 'pausing' }, { target: 'resting' }],
    },
    pausing: {
      after: { 'the pause': { target: 'asking', actions: 'count a retry' } },
      on: { 'check.wanted': { target: 'asking', actions: 'grant all retries' } },
    },
    resting: {
      on: { 'check.wanted': { target: 'asking', actions: 'grant all retries' } },
    },
  },
})
