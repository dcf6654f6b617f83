import { assign, type ErrorActorEvent, fromPromise, setup } from 'xstate'
import type { OauthParams } from '#contract/allauth/provider-return'
import { type ApiProblem, isNavigating, problemOf } from '#lib/http/problem'
import { notProvided } from '#lib/machines/not-provided'

/** The callback page's query. */
export interface ReturnAddress {
  /** Error code; null for none. */
  error: string | null
  /** The encrypted session of a headed sign-in. */
  encryptedToken: string | null
}

/** The gateway's answer: the provider's parameters, if any are pending. */
export type PendingReturn = { kind: 'held'; params: OauthParams } | { kind: 'nothing' }

/** Why the sign-in failed. */
export type ReturnProblem =
  | { kind: 'address'; error: string }
  | { kind: 'nothing' }
  | { kind: 'service'; problem: ApiProblem }

/** Parses the query of the callback page. */
export function readReturnAddress(search: string): ReturnAddress {
  const query = new URLSearchParams(search)
  return { error: query.get('error'), encryptedToken: query.get('encrypted_token') }
}

interface ProviderReturnContext {
  address: ReturnAddress
  /** The provider's parameters; null until the gateway answered. */
  params: OauthParams | null
  problem: ReturnProblem | null
}

export type ProviderReturnEvent = { type: 'retry' }

const retryKinds: readonly ApiProblem['kind'][] = ['unreachable', 'broken', 'rateLimited']

const problemIn = ({ event }: { event: ErrorActorEvent }) => problemOf(event.error)
const keepProblem = { type: 'keep the problem', params: problemIn } as const
const unreachable = () => ({ kind: 'unreachable' }) as const

const onProblem = [
  { guard: { type: 'the app navigates', params: problemIn }, target: 'over' },
  { guard: { type: 'may be retried', params: problemIn }, target: 'unclear', actions: keepProblem },
  { target: 'failed', actions: keepProblem },
] as const

/**
 * The return from a provider. The URL may contain an error or the encrypted session of a headed
 * sign-in; otherwise the provider's parameters are read from the gateway and passed on to the
 * sign-in service. `unclear` may be retried.
 */
export const providerReturnMachine = setup({
  types: {
    context: {} as ProviderReturnContext,
    events: {} as ProviderReturnEvent,
    input: {} as ReturnAddress,
  },
  actors: {
    readPending: fromPromise<PendingReturn>(notProvided('readPending')),
    passOn: fromPromise<unknown, OauthParams | null>(notProvided('passOn')),
    decryptSession: fromPromise<unknown, string | null>(notProvided('decryptSession')),
  },
  guards: {
    'address has an error': ({ context }) => context.address.error !== null,
    'address has a session': ({ context }) => context.address.encryptedToken !== null,
    'parameters are held': (_, pending: PendingReturn) => pending.kind === 'held',
    // Without a user there is nowhere to go.
    'the app navigates': (_, problem: ApiProblem) =>
      isNavigating(problem) && problem.kind !== 'signedOut',
    'may be retried': (_, { kind }: ApiProblem) => retryKinds.includes(kind),
  },
  actions: {
    'keep the error of the address': assign(({ context: { address } }) => ({
      problem: { kind: 'address' as const, error: address.error ?? '' },
    })),
    'keep the parameters': assign((_, pending: PendingReturn) =>
      pending.kind === 'held' ? { params: pending.params } : {},
    ),
    'note that nothing is pending': assign({ problem: { kind: 'nothing' as const } }),
    'keep the problem': assign((_, problem: ApiProblem) => ({
      problem: { kind: 'service' as const, problem },
    })),
    'go on': (_, _params: OauthParams | null) => {},
  },
}).createMachine({
  id: 'providerReturn',
  context: ({ input }) => ({ address: input, params: null, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        {
          guard: 'address has an error',
          target: 'failed',
          actions: 'keep the error of the address',
        },
        { guard: 'address has a session', target: 'decrypting' },
        'reading',
      ],
    },
    reading: {
      invoke: {
        src: 'readPending',
        onDone: [
          {
            guard: { type: 'parameters are held', params: ({ event }) => event.output },
            target: 'passing on',
            actions: { type: 'keep the parameters', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: 'note that nothing is pending' },
        ],
        onError: { target: 'unclear', actions: { type: 'keep the problem', params: unreachable } },
      },
    },
    'passing on': {
      invoke: {
        src: 'passOn',
        input: ({ context }) => context.params,
        onDone: 'over',
        onError: onProblem,
      },
    },
    decrypting: {
      invoke: {
        src: 'decryptSession',
        input: ({ context }) => context.address.encryptedToken,
        onDone: 'over',
        onError: onProblem,
      },
    },
    over: { entry: { type: 'go on', params: ({ context }) => context.params } },
    failed: {},
    unclear: { on: { retry: 'starting' } },
  },
})
