import { assign, fromPromise, setup } from 'xstate'
import type { AuthOutcome } from '../../session/auth-outcome'

export interface Credentials {
  email: string
  password: string
}

interface LoginContext {
  /** What is being sent; forgotten as soon as there is an answer. */
  credentials: Credentials | null
  /** What the last try led to. */
  outcome: AuthOutcome | null
}

type LoginEvent = { type: 'credentials.submitted'; credentials: Credentials }

const leadingKinds: readonly string[] = ['signedIn', 'nextStep', 'proofNeeded']

/**
 * The story of signing in with a password: the form is filled in and sent, and either leads on
 * (the app goes there) or stays, with the reason why. Source: `POST /auth/login`.
 */
export const loginMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent },
  actors: {
    signIn: fromPromise<AuthOutcome, Credentials | null>(() => {
      throw new Error('signIn was not provided')
    }),
  },
  guards: { leadsOn: (_, outcome: AuthOutcome) => leadingKinds.includes(outcome.kind) },
  actions: {
    keepCredentials: assign((_, credentials: Credentials) => ({ credentials, outcome: null })),
    keepOutcome: assign((_, outcome: AuthOutcome) => ({ credentials: null, outcome })),
    giveUp: assign({ credentials: null, outcome: { kind: 'broken', reason: 'not carried out' } }),
  },
}).createMachine({
  id: 'login',
  context: { credentials: null, outcome: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'credentials.submitted': {
          target: 'sending',
          actions: { type: 'keepCredentials', params: ({ event }) => event.credentials },
        },
      },
    },
    sending: {
      invoke: {
        src: 'signIn',
        input: ({ context }) => context.credentials,
        onDone: [
          {
            guard: { type: 'leadsOn', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'editing', actions: 'giveUp' },
      },
    },
    leaving: {},
  },
})
