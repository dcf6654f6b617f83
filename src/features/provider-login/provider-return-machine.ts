import { assign, type EventObject, fromPromise, setup } from 'xstate'
import type { OauthParams } from '../../../contract/allauth/provider-return'
import type { HeldReturn, ReturnAddress, ReturnOutcome, ReturnProblem } from './provider-return'

interface ProviderReturnContext {
  address: ReturnAddress
  /** Who the person came back from; null until the gateway said so. */
  params: OauthParams | null
  problem: ReturnProblem | null
}

export type ProviderReturnEvent = { type: 'again.wanted' }

const overKinds: readonly string[] = ['signedIn', 'nextStep', 'proofNeeded', 'sessionEnded']
const againKinds: readonly string[] = ['unreachable', 'broken', 'heldBack']

/**
 * The story of a person who comes back from a provider: the address may say at once why not; else
 * the gateway is asked whom it holds, and that is handed to the sign-in service. A headed sign-in brings a sealed token instead. `unclear` may be tried again.
 */
export const providerReturnMachine = setup({
  types: {
    context: {} as ProviderReturnContext,
    events: {} as ProviderReturnEvent,
    input: {} as ReturnAddress,
  },
  actors: {
    readHeld: fromPromise<HeldReturn>(() => {
      throw new Error('readHeld was not provided')
    }),
    handOver: fromPromise<ReturnOutcome, OauthParams | null>(() => {
      throw new Error('handOver was not provided')
    }),
    decryptSession: fromPromise<ReturnOutcome, string | null>(() => {
      throw new Error('decryptSession was not provided')
    }),
  },
  guards: {
    saysWhyNot: ({ context }) => context.address.error !== null,
    isSealed: ({ context }) => context.address.encryptedToken !== null,
    kindIn: (_, { kind, kinds }: { kind: string; kinds: readonly string[] }) =>
      kinds.includes(kind),
  },
  actions: {
    takeAddress: assign(({ context: { address } }) => ({
      problem: { kind: 'said' as const, error: address.error ?? '' },
    })),
    keepParams: assign((_, held: HeldReturn) =>
      held.kind === 'held' ? { params: held.params } : {},
    ),
    findNothing: assign({ problem: { kind: 'nothing' as const } }),
    keepOutcome: assign((_, outcome: ReturnOutcome) => ({
      problem: { kind: 'service' as const, outcome },
    })),
    finish: (_, _params: OauthParams | null) => {},
  },
}).createMachine({
  id: 'providerReturn',
  context: ({ input }) => ({ address: input, params: null, problem: null }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'saysWhyNot', target: 'failed', actions: 'takeAddress' },
        { guard: 'isSealed', target: 'opening' },
        'reading',
      ],
    },
    reading: {
      invoke: {
        src: 'readHeld',
        onDone: [
          { guard: kindIn(['held']), target: 'handing', actions: keep('keepParams') },
          { guard: kindIn(['nothing']), target: 'failed', actions: 'findNothing' },
          { target: 'unclear', actions: { type: 'keepOutcome', params: unreachable } },
        ],
        onError: { target: 'unclear', actions: { type: 'keepOutcome', params: unreachable } },
      },
    },
    handing: {
      invoke: {
        src: 'handOver',
        input: ({ context }) => context.params,
        onDone: answered(),
        onError: { target: 'unclear', actions: { type: 'keepOutcome', params: unreachable } },
      },
    },
    opening: {
      invoke: {
        src: 'decryptSession',
        input: ({ context }) => context.address.encryptedToken,
        onDone: answered(),
        onError: { target: 'unclear', actions: { type: 'keepOutcome', params: unreachable } },
      },
    },
    over: { entry: { type: 'finish', params: ({ context }) => context.params } },
    failed: {},
    unclear: { on: { 'again.wanted': 'arriving' } },
  },
})

interface Said<Output> extends EventObject {
  output: Output
}

function kindIn(kinds: readonly string[]) {
  return {
    type: 'kindIn' as const,
    params: ({ event }: { event: Said<{ kind: string }> }) => ({ kind: event.output.kind, kinds }),
  }
}

function keep<Action extends 'keepParams'>(type: Action) {
  return { type, params: ({ event }: { event: Said<HeldReturn> }) => event.output }
}

function answered() {
  const keepOutcome = {
    type: 'keepOutcome' as const,
    params: ({ event }: { event: Said<ReturnOutcome> }) => event.output,
  }
  return [
    { guard: kindIn(overKinds), target: 'over' as const },
    { guard: kindIn(againKinds), target: 'unclear' as const, actions: keepOutcome },
    { target: 'failed' as const, actions: keepOutcome },
  ]
}

function unreachable(): ReturnOutcome {
  return { kind: 'unreachable' }
}
