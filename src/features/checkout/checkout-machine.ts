import { assign, fromPromise, setup } from 'xstate'
import type { OrderAttempt } from './order-attempt'
import type { OrderChange } from './order-changes'
import type { CheckOutcome, SendOutcome } from './order-outcome'

type Refusal = Pick<SendOutcome & { kind: 'refused' }, 'fields' | 'whole'>

export interface CheckoutContext {
  /** What was ordered last, or is being ordered. */
  attempt: OrderAttempt | null
  /** What is not as it was shown. */
  changes: readonly OrderChange[]
  refusal: Refusal
  /** Uuid of the order that stands. */
  placed: string | null
  /** It was sent at least once without a definite answer. */
  isUnanswered: boolean
  /** How often the API said that the order is still being placed. */
  waits: number
  waitSeconds: number
}

export type CheckoutEvent =
  | { type: 'order.asked'; attempt: OrderAttempt }
  | { type: 'retry.pressed' }
  /** What changed, or went wrong, has been read. */
  | { type: 'problem.noticed' }
  /** The person is where the order is shown. */
  | { type: 'confirmation.opened' }

/** What a tab sent before a reload without a definite answer. */
export interface CheckoutInput {
  unanswered: OrderAttempt | null
}

/** How long to wait before asking again after an order that is still being placed, in ms. */
export const waitMs = 1_500
/** How often that is done before the person is told. */
export const mostWaits = 20

/** Where nobody said how long to wait, in seconds. */
const usualWaitSeconds = 60

type Outcome = CheckOutcome | SendOutcome
interface Ended {
  event: { output: Outcome }
}

const outcomeIs = (kind: Outcome['kind']) => ({
  type: 'outcomeIs' as const,
  params: ({ event }: Ended) => ({ outcome: event.output, kind }),
})
const keepOutcome = {
  type: 'keepOutcome' as const,
  params: ({ event }: Ended) => event.output,
}
const ask = {
  target: 'checking' as const,
  actions: {
    type: 'keepAttempt' as const,
    params: ({ event }: { event: { attempt: OrderAttempt } }) => event.attempt,
  },
}

/**
 * The story of an order: asked for, compared with what the shop says now, sent under one key until
 * there is a definite answer, and placed once, or not placed with the reason why (A5-75 to A5-80).
 * What is not known stays unclear, and is asked again with the same key and body.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
  },
  actors: {
    checkOrder: fromPromise<CheckOutcome, OrderAttempt | null>(() => {
      throw new Error('checkOrder was not provided')
    }),
    sendOrder: fromPromise<SendOutcome, OrderAttempt | null>(() => {
      throw new Error('sendOrder was not provided')
    }),
  },
  guards: {
    outcomeIs: (_, { outcome, kind }: { outcome: Outcome; kind: Outcome['kind'] }) =>
      outcome.kind === kind,
    isUnanswered: ({ context }) => context.isUnanswered,
    isFirstTry: ({ context }) => context.waits === 0,
    mayWait: ({ context }) => context.waits < mostWaits,
  },
  actions: {
    keepAttempt: assign((_, attempt: OrderAttempt) => ({ attempt, changes: [], waits: 0 })),
    keepOutcome: assign((_, outcome: Outcome) => keptOf(outcome)),
    noteUnanswered: assign({ isUnanswered: true }),
    noteAnswer: assign({ isUnanswered: false }),
    noteWait: assign(({ context }) => ({ waits: context.waits + 1 })),
    startWaits: assign({ waits: 0 }),
    forgetOrder: assign({ attempt: null, placed: null }),
    /** The order is refused for good: the next one gets a key of its own. */
    dropKey: () => {},
    /** The order stands: what was typed and kept for it is not needed any more. */
    settleOrder: (_, _order: { attempt: OrderAttempt | null; uuid: string | null }) => {},
    /** The cart may have changed. */
    wantCart: () => {},
  },
  delays: {
    aMoment: waitMs,
    untilAllowed: ({ context }) => context.waitSeconds * 1000,
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    attempt: input.unanswered,
    changes: [],
    refusal: { fields: {}, whole: null },
    placed: null,
    isUnanswered: input.unanswered !== null,
    waits: 0,
    waitSeconds: 0,
  }),
  initial: 'opening',
  states: {
    /** Also after somebody was signed out: what they wrote waits for them. */
    opening: { always: [{ guard: 'isUnanswered', target: 'unclear' }, { target: 'filling' }] },
    filling: { on: { 'order.asked': ask } },
    checking: {
      invoke: {
        src: 'checkOrder',
        input: ({ context }) => context.attempt,
        onDone: [
          { guard: outcomeIs('asShown'), target: 'sending' },
          { guard: outcomeIs('changed'), target: 'changed', actions: keepOutcome },
          { guard: outcomeIs('placed'), target: 'placed', actions: keepOutcome },
          { guard: outcomeIs('signedOut'), target: 'opening' },
          { target: 'unsent' },
        ],
        onError: 'unsent',
      },
    },
    sending: {
      invoke: {
        src: 'sendOrder',
        input: ({ context }) => context.attempt,
        onDone: [
          { guard: outcomeIs('placed'), target: 'placed', actions: keepOutcome },
          { guard: outcomeIs('underWay'), target: 'waiting', actions: 'noteWait' },
          { guard: outcomeIs('keyTaken'), target: 'unkeyed', actions: ['noteAnswer', 'dropKey'] },
          {
            guard: outcomeIs('changed'),
            target: 'changed',
            actions: [keepOutcome, 'noteAnswer', 'dropKey'],
          },
          {
            guard: outcomeIs('refused'),
            target: 'refused',
            actions: [keepOutcome, 'noteAnswer', 'dropKey'],
          },
          { guard: outcomeIs('heldBack'), target: 'heldBack', actions: keepOutcome },
          { guard: outcomeIs('notSent'), target: 'notSent' },
          { guard: outcomeIs('signedOut'), target: 'opening' },
          { target: 'unclear' },
        ],
        onError: 'unclear',
      },
    },
    /** Another order had the key: this one is sent again, under a new one. */
    unkeyed: {
      always: [
        { guard: 'isFirstTry', target: 'sending', actions: 'noteWait' },
        { target: 'unclear' },
      ],
    },
    /** This request did nothing: an earlier one may have. */
    notSent: {
      always: [
        { guard: 'isUnanswered', target: 'unclear' },
        { target: 'unsent', actions: 'dropKey' },
      ],
    },
    waiting: {
      after: { aMoment: [{ guard: 'mayWait', target: 'sending' }, { target: 'unclear' }] },
    },
    changed: {
      entry: 'wantCart',
      on: { 'order.asked': ask, 'problem.noticed': 'filling' },
    },
    refused: { on: { 'order.asked': ask, 'problem.noticed': 'filling' } },
    unsent: { on: { 'order.asked': ask, 'problem.noticed': 'filling' } },
    unclear: {
      entry: 'noteUnanswered',
      on: { 'retry.pressed': { target: 'sending', actions: 'startWaits' } },
    },
    heldBack: {
      after: {
        untilAllowed: [{ guard: 'isUnanswered', target: 'unclear' }, { target: 'filling' }],
      },
    },
    placed: {
      entry: [
        'noteAnswer',
        {
          type: 'settleOrder',
          params: ({ context }) => ({ attempt: context.attempt, uuid: context.placed }),
        },
        'wantCart',
      ],
      on: { 'confirmation.opened': { target: 'filling', actions: 'forgetOrder' } },
    },
  },
})

function keptOf(outcome: Outcome): Partial<CheckoutContext> {
  switch (outcome.kind) {
    case 'changed':
      return { changes: outcome.changes }
    case 'refused':
      return { refusal: { fields: outcome.fields, whole: outcome.whole } }
    case 'placed':
      return { placed: outcome.uuid }
    case 'heldBack':
      return { waitSeconds: outcome.seconds ?? usualWaitSeconds }
    default:
      return {}
  }
}
