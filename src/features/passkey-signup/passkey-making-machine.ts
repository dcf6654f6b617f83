import { assign, type EventObject, fromPromise, setup } from 'xstate'
import type { MakingEnd } from './making-end'

interface PasskeyMakingContext {
  /** What the person calls the key. */
  name: string
  /** How the last try ended, where it did not succeed. */
  end: MakingEnd | null
}

export type PasskeyMakingEvent = { type: 'key.named'; name: string }

const overKinds: readonly string[] = ['signedIn', 'nextStep', 'done', 'sessionEnded']
/** The sign-up that it belonged to is no longer waited for. */
const endedKinds: readonly string[] = ['conflict', 'signedOut', 'proofNeeded', 'missing']

/**
 * The story of a new account's first passkey: it is named, made by the device and taken in by the
 * service, or there is a reason why not and it may be tried again. Nothing is stored until then.
 * Source: `GET` and `PUT /auth/webauthn/signup` (R289).
 */
export const passkeyMakingMachine = setup({
  types: { context: {} as PasskeyMakingContext, events: {} as PasskeyMakingEvent },
  actors: {
    makeKey: fromPromise<MakingEnd, string>(() => {
      throw new Error('makeKey was not provided')
    }),
  },
  guards: {
    serviceSaid: (_, { end, kinds }: { end: MakingEnd; kinds: readonly string[] }) =>
      end.kind === 'service' && kinds.includes(end.outcome.kind),
  },
  actions: {
    keepName: assign((_, name: string) => ({ name, end: null })),
    keepEnd: assign((_, end: MakingEnd) => ({ end })),
  },
}).createMachine({
  id: 'passkeyMaking',
  context: { name: '', end: null },
  initial: 'naming',
  states: {
    naming: {
      on: {
        'key.named': {
          target: 'making',
          actions: { type: 'keepName', params: ({ event }) => event.name },
        },
      },
    },
    making: {
      invoke: {
        src: 'makeKey',
        input: ({ context }) => context.name,
        onDone: [
          { guard: serviceSaid(overKinds), target: 'over' },
          { guard: serviceSaid(endedKinds), target: 'ended' },
          {
            target: 'naming',
            actions: { type: 'keepEnd', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'naming', actions: { type: 'keepEnd', params: broken } },
      },
    },
    over: {},
    ended: {},
  },
})

interface Ended extends EventObject {
  output: MakingEnd
}

function serviceSaid(kinds: readonly string[]) {
  return {
    type: 'serviceSaid' as const,
    params: ({ event }: { event: Ended }) => ({ end: event.output, kinds }),
  }
}

function broken(): MakingEnd {
  return { kind: 'service', outcome: { kind: 'broken', reason: 'the key could not be made' } }
}
