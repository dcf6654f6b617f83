import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '#lib/machines/not-provided'
import type { OrderAttempt, OrderChange } from './order'
import type { CheckOutcome, SendOutcome } from './order-outcome'

type Refusal = Pick<SendOutcome & { kind: 'refused' }, 'fields' | 'whole'>

interface CheckoutContext {
  /** The order submitted last. */
  attempt: OrderAttempt | null
  /** Differences from what the customer saw. */
  changes: readonly OrderChange[]
  refusal: Refusal
  placed: string | null
  /** Uuid of an order that stands in place of the submitted one. */
  standing: string | null
  /** It was sent at least once and may have been placed. */
  isUnanswered: boolean
  /** Number of 409 responses in a row. */
  waits: number
  /** Null where nobody knows how long. */
  waitSeconds: number | null
}

export type CheckoutEvent =
  | { type: 'order.submitted'; attempt: OrderAttempt }
  | { type: 'retry.pressed' }
  | { type: 'problem.dismissed' }
  /** The confirmation page is open. */
  | { type: 'confirmation.opened' }

interface CheckoutInput {
  /** Sent by this tab before a reload, without a definite answer. */
  unanswered: OrderAttempt | null
}

/** Delay before an order that is still in progress is sent again, in ms. */
export const waitMs = 1_500
/** Retries before the outcome is reported as unclear. */
export const maxWaits = 20

/** Used for a 429 without Retry-After. */
const defaultWaitSeconds = 60

type Outcome = CheckOutcome | SendOutcome
interface Ended {
  event: { output: Outcome }
}

const outcomeIs = (kind: Outcome['kind']) => ({
  type: 'outcome is' as const,
  params: ({ event }: Ended) => ({ outcome: event.output, kind }),
})
const keepOutcome = {
  type: 'keepOutcome' as const,
  params: ({ event }: Ended) => event.output,
}
const submit = {
  target: 'checking' as const,
  actions: {
    type: 'keepAttempt' as const,
    params: ({ event }: { event: { attempt: OrderAttempt } }) => event.attempt,
  },
}

const orderAgain = { 'order.submitted': submit, 'problem.dismissed': 'filling' as const }

/**
 * Places an order exactly once: it is compared with the shop's current data, then sent under one
 * idempotency key until there is a definite answer. Without one the order stays
 * `unclear`; a retry sends the same key and body.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    /** The order is being checked, sent or confirmed. */
    tags: {} as 'busy',
  },
  actors: {
    checkOrder: fromPromise<CheckOutcome, OrderAttempt | null>(notProvided('checkOrder')),
    sendOrder: fromPromise<SendOutcome, OrderAttempt | null>(notProvided('sendOrder')),
  },
  guards: {
    'outcome is': (_, { outcome, kind }: { outcome: Outcome; kind: Outcome['kind'] }) =>
      outcome.kind === kind,
    'order is unanswered': ({ context }) => context.isUnanswered,
    'is the first try': ({ context }) => context.waits === 0,
    'may wait again': ({ context }) => context.waits < maxWaits,
  },
  actions: {
    keepAttempt: assign((_, attempt: OrderAttempt) => ({ attempt, changes: [], waits: 0 })),
    keepOutcome: assign((_, outcome: Outcome) => contextOf(outcome)),
    markUnanswered: assign({ isUnanswered: true }),
    markAnswered: assign({ isUnanswered: false }),
    countWait: assign(({ context }) => ({ waits: context.waits + 1 })),
    resetWaits: assign({ waits: 0 }),
    clearOrder: assign({ attempt: null, placed: null }),
    /** The refusal of the order is final: the next one gets a new key. */
    dropKey: () => {},
    /** The order is placed: its key and draft are no longer needed. */
    settleOrder: (_, _order: { attempt: OrderAttempt | null; uuid: string | null }) => {},
    /** What was typed is no longer needed. */
    forgetDraft: () => {},
    /** The cart may have changed: read it again. */
    refreshCart: () => {},
  },
  delays: {
    aMoment: waitMs,
    untilAllowed: ({ context }) => (context.waitSeconds ?? defaultWaitSeconds) * 1000,
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    attempt: input.unanswered,
    changes: [],
    refusal: { fields: {}, whole: null },
    placed: null,
    standing: null,
    isUnanswered: input.unanswered !== null,
    waits: 0,
    waitSeconds: 0,
  }),
  initial: 'opening',
  states: {
    /** Also entered after a sign-out, so that an unanswered order is still found. */
    opening: {
      tags: 'busy',
      always: [{ guard: 'order is unanswered', target: 'unclear' }, { target: 'filling' }],
    },
    filling: { on: { 'order.submitted': submit } },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkOrder',
        input: ({ context }) => context.attempt,
        onDone: [
          { guard: outcomeIs('asShown'), target: 'sending' },
          { guard: outcomeIs('changed'), target: 'changed', actions: keepOutcome },
          { guard: outcomeIs('placed'), target: 'placed', actions: keepOutcome },
          { guard: outcomeIs('differs'), target: 'standing', actions: keepOutcome },
          { guard: outcomeIs('signedOut'), target: 'opening' },
          { target: 'unsent' },
        ],
        onError: 'unsent',
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'sendOrder',
        input: ({ context }) => context.attempt,
        onDone: [
          { guard: outcomeIs('placed'), target: 'placed', actions: keepOutcome },
          {
            guard: outcomeIs('placedUnseen'),
            target: 'placedUnseen',
            actions: ['markAnswered', 'dropKey', 'forgetDraft'],
          },
          { guard: outcomeIs('keyLost'), target: 'unknowable' },
          {
            guard: outcomeIs('notPlaced'),
            target: 'notPlaced',
            actions: ['markAnswered', 'dropKey'],
          },
          { guard: outcomeIs('underWay'), target: 'waiting', actions: 'countWait' },
          {
            guard: outcomeIs('differs'),
            target: 'standing',
            actions: [keepOutcome, 'markAnswered', 'dropKey'],
          },
          { guard: outcomeIs('keyTaken'), target: 'unkeyed', actions: ['markAnswered', 'dropKey'] },
          {
            guard: outcomeIs('changed'),
            target: 'changed',
            actions: [keepOutcome, 'markAnswered', 'dropKey'],
          },
          {
            guard: outcomeIs('refused'),
            target: 'refused',
            actions: [keepOutcome, 'markAnswered', 'dropKey'],
          },
          { guard: outcomeIs('rateLimited'), target: 'rateLimited', actions: keepOutcome },
          { guard: outcomeIs('notSent'), target: 'notSent' },
          { guard: outcomeIs('signedOut'), target: 'opening' },
          { target: 'unclear' },
        ],
        onError: 'unclear',
      },
    },
    /** Another order used the key: send once more under a new one. */
    unkeyed: {
      tags: 'busy',
      always: [
        { guard: 'is the first try', target: 'sending', actions: 'countWait' },
        { target: 'unclear' },
      ],
    },
    /** This request had no effect; an earlier one may have placed the order. */
    notSent: {
      tags: 'busy',
      always: [
        { guard: 'order is unanswered', target: 'unclear' },
        { target: 'unsent', actions: 'dropKey' },
      ],
    },
    waiting: {
      tags: 'busy',
      after: { aMoment: [{ guard: 'may wait again', target: 'sending' }, { target: 'unclear' }] },
    },
    changed: {
      entry: 'refreshCart',
      on: orderAgain,
    },
    /** An order with other details stands: the person decides what to do about it. */
    standing: {
      entry: 'refreshCart',
      on: orderAgain,
    },
    refused: { on: orderAgain },
    unsent: { on: orderAgain },
    unclear: {
      entry: 'markUnanswered',
      on: { 'retry.pressed': { target: 'sending', actions: 'resetWaits' } },
    },
    /** It stays in view: this browser knows no more of the order. */
    placedUnseen: { entry: 'refreshCart', on: { 'problem.dismissed': 'filling' } },
    /** Until the person decides, it may still be asked about. */
    unknowable: {
      entry: 'markUnanswered',
      on: { 'problem.dismissed': { target: 'filling', actions: ['markAnswered', 'dropKey'] } },
    },
    /** A guest's, who has signed in since: it can be ordered now. */
    notPlaced: {
      entry: 'refreshCart',
      on: orderAgain,
    },
    rateLimited: {
      after: {
        untilAllowed: [{ guard: 'order is unanswered', target: 'unclear' }, { target: 'filling' }],
      },
    },
    placed: {
      tags: 'busy',
      entry: [
        'markAnswered',
        {
          type: 'settleOrder',
          params: ({ context }) => ({ attempt: context.attempt, uuid: context.placed }),
        },
        'refreshCart',
      ],
      on: { 'confirmation.opened': { target: 'filling', actions: 'clearOrder' } },
    },
  },
})

function contextOf(outcome: Outcome): Partial<CheckoutContext> {
  switch (outcome.kind) {
    case 'changed':
      return { changes: outcome.changes }
    case 'refused':
      return { refusal: { fields: outcome.fields, whole: outcome.whole } }
    case 'placed':
      return { placed: outcome.uuid }
    case 'differs':
      return { standing: outcome.uuid }
    case 'rateLimited':
      return { waitSeconds: outcome.seconds }
    default:
      return {}
  }
}
