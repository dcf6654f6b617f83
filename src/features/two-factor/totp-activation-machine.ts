import { assign, type EventObject, fromPromise, setup } from 'xstate'
import { waitSeconds } from '#lib/http/api-problem'
import { notProvided } from '#lib/machines/not-provided'
import { type AuthOutcome, isRefusedWith } from '#session/auth-outcome'

/** What an authenticator app needs. */
export interface TotpSetup {
  /** Base32. */
  secret: string
  /** `otpauth://…`: opens the app on the same phone. */
  url: string
  /** Data URL of the QR code, for `img` only; null if there is none. */
  picture: string | null
}

/** A new secret, or that an app is active already. */
export type SetupAnswer = AuthOutcome<TotpSetup | 'active'>
/** The outcome of the first code; `'active'` where an app was active already. */
export type ActivationAnswer = AuthOutcome<unknown>

/** Whether the e-mail address has to be verified first. */
export function isUnverified(answer: AuthOutcome<unknown>): boolean {
  return answer.kind === 'conflict' || isRefusedWith(answer, 'unverified_email')
}

export interface TotpActivationContext {
  setup: TotpSetup | null
  /** The last code; empty before the first. */
  code: string
  /** The last outcome other than success. */
  answer: ActivationAnswer | null
}

export type TotpActivationEvent =
  | { type: 'code.submitted'; code: string }
  | { type: 'retry.pressed' }

type Answer = SetupAnswer | ActivationAnswer

/** The code to check, with its secret, to be kept during reauthentication. */
export type CodeToCheck = Pick<TotpActivationContext, 'setup' | 'code'>

/** The app navigates: to reauthentication, or because the session ended. */
const navigatingKinds: readonly string[] = [
  'reauthenticationRequired',
  'signedOut',
  'nextStep',
  'sessionEnded',
]

/**
 * The activation of an authenticator app: its secret is shown and its first code checked. Each read
 * generates another secret, so it is read once; after reauthentication the interrupted one is used.
 * Source: `GET` and `POST /account/authenticators/totp`.
 */
export const totpActivationMachine = setup({
  types: {
    context: {} as TotpActivationContext,
    events: {} as TotpActivationEvent,
    input: {} as { interrupted: CodeToCheck | null },
  },
  actors: {
    readSetup: fromPromise<SetupAnswer>(notProvided('readSetup')),
    activate: fromPromise<ActivationAnswer, CodeToCheck>(notProvided('activate')),
  },
  guards: {
    'was interrupted': ({ context }) => context.setup !== null,
    'outcome is one of': (_, { answer, kinds }: { answer: Answer; kinds: readonly string[] }) =>
      kinds.includes(answer.kind),
    'is active': (_, answer: Answer) => answer.kind === 'done' && answer.data === 'active',
    'e-mail is unverified': (_, answer: Answer) => isUnverified(answer),
  },
  actions: {
    keepSetup: assign((_, answer: SetupAnswer) =>
      answer.kind === 'done' && answer.data !== 'active' ? { setup: answer.data } : {},
    ),
    keepCode: assign((_, code: string) => ({ code, answer: null })),
    keepAnswer: assign((_, answer: Answer) => ({ answer })),
    forgetAnswer: assign({ answer: null }),
  },
  delays: { untilAllowed: ({ context }) => waitSeconds(context.answer) * 1000 },
}).createMachine({
  id: 'totpActivation',
  context: ({ input: { interrupted } }) => ({
    setup: interrupted?.setup ?? null,
    code: interrupted?.code ?? '',
    answer: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'was interrupted', target: 'showing' }, 'loading'] },
    loading: {
      invoke: {
        src: 'readSetup',
        onDone: [
          { guard: { type: 'is active', params: ({ event }) => event.output }, target: 'active' },
          {
            guard: outcomeIn(['done']),
            target: 'showing',
            actions: { type: 'keepSetup', params: ({ event }) => event.output },
          },
          { guard: outcomeIn(navigatingKinds), target: 'over' },
          { guard: unverified(), target: 'unverified' },
          { target: 'unavailable', actions: keepAnswer() },
        ],
        onError: { target: 'unavailable', actions: { type: 'keepAnswer', params: broken } },
      },
    },
    showing: {
      on: {
        'code.submitted': {
          target: 'checking',
          actions: { type: 'keepCode', params: ({ event }) => event.code },
        },
      },
    },
    checking: {
      invoke: {
        src: 'activate',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'is active', params: ({ event }) => event.output }, target: 'active' },
          { guard: outcomeIn(['done']), target: 'activated' },
          { guard: outcomeIn(navigatingKinds), target: 'over' },
          { guard: outcomeIn(['rateLimited']), target: 'rateLimited', actions: keepAnswer() },
          { guard: unverified(), target: 'unverified' },
          { target: 'showing', actions: keepAnswer() },
        ],
        onError: { target: 'showing', actions: { type: 'keepAnswer', params: broken } },
      },
    },
    rateLimited: { after: { untilAllowed: { target: 'showing', actions: 'forgetAnswer' } } },
    unavailable: { on: { 'retry.pressed': { target: 'loading', actions: 'forgetAnswer' } } },
    unverified: { on: { 'retry.pressed': 'loading' } },
    active: {},
    activated: {},
    over: {},
  },
})

interface Done extends EventObject {
  output: Answer
}

function outcomeIn(kinds: readonly string[]) {
  return {
    type: 'outcome is one of' as const,
    params: ({ event }: { event: Done }) => ({ answer: event.output, kinds }),
  }
}

function unverified() {
  return {
    type: 'e-mail is unverified' as const,
    params: ({ event }: { event: Done }) => event.output,
  }
}

function keepAnswer() {
  return { type: 'keepAnswer' as const, params: ({ event }: { event: Done }) => event.output }
}

function broken(): ActivationAnswer {
  return { kind: 'broken', reason: 'the request could not be sent' }
}
