import { assign, type ErrorActorEvent, fromPromise, setup } from 'xstate'
import {
  type ApiProblem,
  isNavigating,
  isRefusedWith,
  problemOf,
  waitSeconds,
} from '#lib/http/problem'
import { notProvided } from '#lib/machines/not-provided'

/** What an authenticator app needs. */
export interface TotpSetup {
  /** Base32. */
  secret: string
  /** `otpauth://…`: opens the app on the same phone. */
  url: string
  /** Data URL of the QR code, for `img` only; null if there is none. */
  picture: string | null
}

/** Whether the e-mail address has to be verified first. */
export function isUnverified(problem: ApiProblem): boolean {
  return problem.kind === 'conflict' || isRefusedWith(problem, 'unverified_email')
}

export interface TotpActivationContext {
  setup: TotpSetup | null
  /** The last code; empty before the first. */
  code: string
  /** Why the last request failed. */
  problem: ApiProblem | null
}

export type TotpActivationEvent =
  | { type: 'code.submitted'; code: string }
  | { type: 'retry.pressed' }

/** The code to check, with its secret, to be kept during reauthentication. */
export type CodeToCheck = Pick<TotpActivationContext, 'setup' | 'code'>

/** Why a request failed, for guards and actions. */
const problemIn = ({ event }: { event: ErrorActorEvent }) => problemOf(event.error)
const keepProblem = { type: 'keep the problem', params: problemIn } as const

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
    /** A new secret, or that an app is active already. */
    readSetup: fromPromise<TotpSetup | 'active'>(notProvided('readSetup')),
    activate: fromPromise<'activated' | 'active', CodeToCheck>(notProvided('activate')),
  },
  guards: {
    'was interrupted': ({ context }) => context.setup !== null,
    'is active': (_, answer: TotpSetup | 'activated' | 'active') => answer === 'active',
    'the app navigates': (_, problem: ApiProblem) => isNavigating(problem),
    'has to wait': (_, problem: ApiProblem) => waitSeconds(problem) > 0,
    'e-mail is unverified': (_, problem: ApiProblem) => isUnverified(problem),
  },
  actions: {
    'keep the setup': assign((_, setup: TotpSetup | 'active') =>
      setup === 'active' ? {} : { setup },
    ),
    'keep the code': assign((_, code: string) => ({ code, problem: null })),
    'keep the problem': assign((_, problem: ApiProblem) => ({ problem })),
    'forget the problem': assign({ problem: null }),
  },
  delays: { untilAllowed: ({ context }) => waitSeconds(context.problem) * 1000 },
}).createMachine({
  id: 'totpActivation',
  context: ({ input: { interrupted } }) => ({
    setup: interrupted?.setup ?? null,
    code: interrupted?.code ?? '',
    problem: null,
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
            target: 'showing',
            actions: { type: 'keep the setup', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'the app navigates', params: problemIn }, target: 'over' },
          { guard: { type: 'e-mail is unverified', params: problemIn }, target: 'unverified' },
          { target: 'unavailable', actions: keepProblem },
        ],
      },
    },
    showing: {
      on: {
        'code.submitted': {
          target: 'checking',
          actions: { type: 'keep the code', params: ({ event }) => event.code },
        },
      },
    },
    checking: {
      invoke: {
        src: 'activate',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'is active', params: ({ event }) => event.output }, target: 'active' },
          { target: 'activated' },
        ],
        onError: [
          { guard: { type: 'the app navigates', params: problemIn }, target: 'over' },
          {
            guard: { type: 'has to wait', params: problemIn },
            target: 'rateLimited',
            actions: keepProblem,
          },
          { guard: { type: 'e-mail is unverified', params: problemIn }, target: 'unverified' },
          { target: 'showing', actions: keepProblem },
        ],
      },
    },
    rateLimited: { after: { untilAllowed: { target: 'showing', actions: 'forget the problem' } } },
    unavailable: { on: { 'retry.pressed': { target: 'loading', actions: 'forget the problem' } } },
    unverified: { on: { 'retry.pressed': 'loading' } },
    active: {},
    activated: {},
    over: {},
  },
})
