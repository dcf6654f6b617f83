import { assign, fromPromise, setup } from 'xstate'

interface IdentityPromptContext {
  /** Who the site is to Google; null until that is known. */
  clientId: string | null
  /** What Google gave for the person; handed on once. */
  credential: string | null
}

export type IdentityPromptEvent = { type: 'prompt.allowed' } | { type: 'prompt.forbidden' }

/** The credential of a person, for the site as Google knows it. */
export interface GivenIdentity {
  clientId: string
  credential: string
}

function notProvided(name: string): never {
  throw new Error(`${name} was not provided`)
}

/**
 * The prompt of Google to sign in (R013): it may appear while somebody is a guest who agreed to it,
 * once per page. Where the script is blocked, or Google has nothing to offer, nothing shows and the
 * other ways in are there. Provide `prepare`, `ask` and `handOver`, and `tell failure`.
 */
export const identityPromptMachine = setup({
  types: { context: {} as IdentityPromptContext, events: {} as IdentityPromptEvent },
  actors: {
    prepare: fromPromise<string | null>(() => notProvided('prepare')),
    ask: fromPromise<string | null, string>(() => notProvided('ask')),
    handOver: fromPromise<boolean, GivenIdentity>(() => notProvided('handOver')),
  },
  guards: { isGiven: (_, given: string | null) => given !== null },
  actions: {
    'tell failure': () => notProvided('tell failure'),
    keepClient: assign((_, clientId: string | null) => ({ clientId })),
    keepCredential: assign((_, credential: string | null) => ({ credential })),
  },
}).createMachine({
  id: 'identityPrompt',
  context: { clientId: null, credential: null },
  initial: 'away',
  states: {
    away: { on: { 'prompt.allowed': 'preparing' } },
    preparing: {
      on: { 'prompt.forbidden': 'away' },
      invoke: {
        src: 'prepare',
        onDone: [
          {
            guard: { type: 'isGiven', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'keepClient', params: ({ event }) => event.output },
          },
          { target: 'over' },
        ],
        onError: 'over',
      },
    },
    asking: {
      on: { 'prompt.forbidden': 'away' },
      invoke: {
        src: 'ask',
        input: ({ context }) => context.clientId ?? '',
        onDone: [
          {
            guard: { type: 'isGiven', params: ({ event }) => event.output },
            target: 'signingIn',
            actions: { type: 'keepCredential', params: ({ event }) => event.output },
          },
          { target: 'over' },
        ],
        onError: 'over',
      },
    },
    signingIn: {
      invoke: {
        src: 'handOver',
        input: ({ context }) => ({
          clientId: context.clientId ?? '',
          credential: context.credential ?? '',
        }),
        onDone: [
          { guard: ({ event }) => event.output, target: 'over' },
          { target: 'over', actions: 'tell failure' },
        ],
        onError: { target: 'over', actions: 'tell failure' },
      },
      exit: { type: 'keepCredential', params: null },
    },
    over: {},
  },
})
