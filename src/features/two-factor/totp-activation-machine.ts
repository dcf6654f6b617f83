import { assign, type EventObject, fromPromise, setup } from 'xstate'
import {
  type ActivationAnswer,
  isUnverified,
  type SetupAnswer,
  setupWaitSeconds,
  type TotpSetup,
} from './totp-setup'

export interface TotpActivationContext {
  setup: TotpSetup | null
  /** The code typed last; empty before the first one. */
  code: string
  /** What the service said last, where it did not let on. */
  answer: ActivationAnswer | null
}

export type TotpActivationEvent =
  | { type: 'code.submitted'; code: string }
  | { type: 'retry.pressed' }

type Answer = SetupAnswer | ActivationAnswer

/** The first code, with the secret to be kept while the person reauthenticates. */
export type CodeToCheck = Pick<TotpActivationContext, 'setup' | 'code'>

/** The app goes elsewhere: to a proof first, or because nobody is signed in any more. */
const leadingKinds: readonly string[] = ['proofNeeded', 'signedOut', 'nextStep', 'sessionEnded']

/**
 * The story of an app that shows codes: its secret is shown, its first code is checked, and from
 * then on it is asked for. Each reading makes another secret, so it is read once; the one that
 * reauthentication interrupted goes on. Source: `GET` and `POST /account/authenticators/totp`.
 */
export const totpActivationMachine = setup({
  types: {
    context: {} as TotpActivationContext,
    events: {} as TotpActivationEvent,
    input: {} as { interrupted: CodeToCheck | null },
  },
  actors: {
    readSetup: fromPromise<SetupAnswer>(() => {
      throw new Error('readSetup was not provided')
    }),
    activate: fromPromise<ActivationAnswer, CodeToCheck>(() => {
      throw new Error('activate was not provided')
    }),
  },
  guards: {
    isInterrupted: ({ context }) => context.setup !== null,
    answerIn: (_, { answer, kinds }: { answer: Answer; kinds: readonly string[] }) =>
      kinds.includes(answer.kind),
    isActive: (_, answer: SetupAnswer) => answer.kind === 'done' && answer.data === 'active',
    isUnverified: (_, answer: Answer) => isUnverified(answer),
  },
  actions: {
    keepSetup: assign((_, answer: SetupAnswer) =>
      answer.kind === 'done' && answer.data !== 'active' ? { setup: answer.data } : {},
    ),
    keepCode: assign((_, code: string) => ({ code, answer: null })),
    keepAnswer: assign((_, answer: Answer) => ({ answer })),
    forgetAnswer: assign({ answer: null }),
  },
  delays: { untilAllowed: ({ context }) => setupWaitSeconds(context.answer) * 1000 },
}).createMachine({
  id: 'totpActivation',
  context: ({ input: { interrupted } }) => ({
    setup: interrupted?.setup ?? null,
    code: interrupted?.code ?? '',
    answer: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isInterrupted', target: 'showing' }, 'loading'] },
    loading: {
      invoke: {
        src: 'readSetup',
        onDone: [
          { guard: { type: 'isActive', params: ({ event }) => event.output }, target: 'active' },
          {
            guard: answerIn(['done']),
            target: 'showing',
            actions: { type: 'keepSetup', params: ({ event }) => event.output },
          },
          { guard: answerIn(leadingKinds), target: 'over' },
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
          { guard: answerIn(['done']), target: 'activated' },
          { guard: answerIn(leadingKinds), target: 'over' },
          { guard: answerIn(['heldBack']), target: 'heldBack', actions: keepAnswer() },
          { guard: unverified(), target: 'unverified' },
          { target: 'showing', actions: keepAnswer() },
        ],
        onError: { target: 'showing', actions: { type: 'keepAnswer', params: broken } },
      },
    },
    heldBack: { after: { untilAllowed: { target: 'showing', actions: 'forgetAnswer' } } },
    unavailable: { on: { 'retry.pressed': { target: 'loading', actions: 'forgetAnswer' } } },
    unverified: { on: { 'retry.pressed': 'loading' } },
    active: {},
    activated: {},
    over: {},
  },
})

interface Said extends EventObject {
  output: Answer
}

function answerIn(kinds: readonly string[]) {
  return {
    type: 'answerIn' as const,
    params: ({ event }: { event: Said }) => ({ answer: event.output, kinds }),
  }
}

function unverified() {
  return { type: 'isUnverified' as const, params: ({ event }: { event: Said }) => event.output }
}

function keepAnswer() {
  return { type: 'keepAnswer' as const, params: ({ event }: { event: Said }) => event.output }
}

function broken(): ActivationAnswer {
  return { kind: 'broken', reason: 'the service could not be asked' }
}
