import { assign, fromPromise, setup } from 'xstate'
import { healthTimes } from './health-times'

interface HealthContext {
  /** The latest check failed. */
  isDown: boolean
  retriesLeft: number
}

/** The page is visible again, or the connection is back. */
export type HealthEvent = { type: 'check.requested' }

const checkHealth = fromPromise<boolean>(() => {
  throw new Error('checkHealth was not provided')
})

/**
 * Whether the API behind the gateway answers: down after the first failed check, up after the first
 * successful one. Provide `checkHealth`, which resolves with whether the check succeeded.
 */
export const healthMachine = setup({
  types: { context: {} as HealthContext, events: {} as HealthEvent },
  actors: { checkHealth },
  guards: {
    'the API answered': (_, isUp: boolean) => isUp,
    'retries are left': ({ context }) => context.retriesLeft > 0,
  },
  actions: {
    'mark as up': assign({ isDown: false }),
    'mark as down': assign({ isDown: true }),
    'count a retry': assign({ retriesLeft: ({ context }) => context.retriesLeft - 1 }),
    'reset the retries': assign({ retriesLeft: healthTimes.retries }),
  },
  delays: { 'retry delay': healthTimes.delayMs },
}).createMachine({
  id: 'health',
  context: { isDown: false, retriesLeft: healthTimes.retries },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'checkHealth',
        onDone: [
          {
            guard: { type: 'the API answered', params: ({ event }) => event.output },
            target: 'idle',
            actions: 'mark as up',
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      entry: 'mark as down',
      always: [{ guard: 'retries are left', target: 'waiting' }, { target: 'idle' }],
    },
    waiting: {
      after: { 'retry delay': { target: 'checking', actions: 'count a retry' } },
      on: { 'check.requested': { target: 'checking', actions: 'reset the retries' } },
    },
    idle: {
      on: { 'check.requested': { target: 'checking', actions: 'reset the retries' } },
    },
  },
})
