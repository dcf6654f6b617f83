import { assign, type EventObject, fromPromise, setup } from 'xstate'
import type { OauthParams } from '#contract/allauth/provider-return'
import { notProvided } from '#lib/machines/not-provided'
import type { AuthOutcome } from '#session/auth-outcome'

/** The callback page's query. */
export interface ReturnAddress {
  /** Error code; null for none. */
  error: string | null
  /** The encrypted session of a headed sign-in. */
  encryptedToken: string | null
}

/** The gateway's answer: the provider's parameters, if any are pending. */
export type PendingReturn =
  | { kind: 'held'; params: OauthParams }
  | { kind: 'nothing' }
  | { kind: 'unreachable' }

/** Why the sign-in failed. */
export type ReturnProblem =
  | { kind: 'address'; error: string }
  | { kind: 'nothing' }
  | { kind: 'service'; outcome: ReturnOutcome }

export type ReturnOutcome = AuthOutcome<unknown>

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

const navigatingKinds: readonly string[] = [
  'signedIn',
  'nextStep',
  'reauthenticationRequired',
  'sessionEnded',
]
const retryKinds: readonly string[] = ['unreachable', 'broken', 'rateLimited']

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
    passOn: fromPromise<ReturnOutcome, OauthParams | null>(notProvided('passOn')),
    decryptSession: fromPromise<ReturnOutcome, string | null>(notProvided('decryptSession')),
  },
  guards: {
    'address has an error': ({ context }) => context.address.error !== null,
    'address has a session': ({ context }) => context.address.encryptedToken !== null,
    'outcome is one of': (_, { kind, kinds }: { kind: string; kinds: readonly string[] }) =>
      kinds.includes(kind),
  },
  actions: {
    keepAddressError: assign(({ context: { address } }) => ({
      problem: { kind: 'address' as const, error: address.error ?? '' },
    })),
    keepParams: assign((_, pending: PendingReturn) =>
      pending.kind === 'held' ? { params: pending.params } : {},
    ),
    findNoReturn: assign({ problem: { kind: 'nothing' as const } }),
    keepOutcome: assign((_, outcome: ReturnOutcome) => ({
      problem: { kind: 'service' as const, outcome },
    })),
    finish: (_, _params: OauthParams | null) => {},
  },
}).createMachine({
  id: 'providerReturn',
  context: ({ input }) => ({ address: input, params: null, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'address has an error', target: 'failed', actions: 'keepAddressError' },
        { guard: 'address has a session', target: 'decrypting' },
        'reading',
      ],
    },
    reading: {
      invoke: {
        src: 'readPending',
        onDone: [
          { guard: kindIn(['held']), target: 'passing on', actions: keep('keepParams') },
          { guard: kindIn(['nothing']), target: 'failed', actions: 'findNoReturn' },
          { target: 'unclear', actions: { type: 'keepOutcome', params: unreachable } },
        ],
        onError: { target: 'unclear', actions: { type: 'keepOutcome', params: unreachable } },
      },
    },
    'passing on': {
      invoke: {
        src: 'passOn',
        input: ({ context }) => context.params,
        onDone: answered(),
        onError: { target: 'unclear', actions: { type: 'keepOutcome', params: unreachable } },
      },
    },
    decrypting: {
      invoke: {
        src: 'decryptSession',
        input: ({ context }) => context.address.encryptedToken,
        onDone: answered(),
        onError: { target: 'unclear', actions: { type: 'keepOutcome', params: unreachable } },
      },
    },
    over: { entry: { type: 'finish', params: ({ context }) => context.params } },
    failed: {},
    unclear: { on: { retry: 'starting' } },
  },
})

interface Done<Output> extends EventObject {
  output: Output
}

function kindIn(kinds: readonly string[]) {
  return {
    type: 'outcome is one of' as const,
    params: ({ event }: { event: Done<{ kind: string }> }) => ({ kind: event.output.kind, kinds }),
  }
}

function keep<Action extends 'keepParams'>(type: Action) {
  return { type, params: ({ event }: { event: Done<PendingReturn> }) => event.output }
}

function answered() {
  const keepOutcome = {
    type: 'keepOutcome' as const,
    params: ({ event }: { event: Done<ReturnOutcome> }) => event.output,
  }
  return [
    { guard: kindIn(navigatingKinds), target: 'over' as const },
    { guard: kindIn(retryKinds), target: 'unclear' as const, actions: keepOutcome },
    { target: 'failed' as const, actions: keepOutcome },
  ]
}

function unreachable(): ReturnOutcome {
  return { kind: 'unreachable' }
}
