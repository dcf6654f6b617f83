import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '#lib/machines/not-provided'
import { type CheckoutContext, contextOf, type Outcome } from './checkout-context'
import type { OrderAttempt } from './order'
import type { CheckOutcome, SendOutcome } from './order-outcome'

export type CheckoutEvent =
  | { type: 'order.submitted'; attempt: OrderAttempt }
  | { type: 'retry.pressed' }
  | { type: 'problem.dismissed' }
  /** The order that waited to be paid is cancelled: this one goes on. */
  | { type: 'unpaid.cancelled' }
  /** The browser shows the page again as it was when it was left for the bank. */
  | { type: 'page.restored' }
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

/** The bank's page is on its way, in ms; afterwards the order's page offers it again. */
export const leavingMs = 15_000

/** Used for a 429 without Retry-After. */
const defaultWaitSeconds = 60

interface Ended {
  event: { output: Outcome }
}

const outcomeIs = (kind: Outcome['kind']) => ({
  type: 'outcome is' as const,
  params: ({ event }: Ended) => ({ outcome: event.output, kind }),
})
const keepOutcome = {
  type: 'keep the outcome' as const,
  params: ({ event }: Ended) => event.output,
}
const settle = {
  type: 'settle the order' as const,
  params: ({ context }: { context: CheckoutContext }) => ({
    attempt: context.attempt,
    uuid: context.placed,
  }),
}
/** The order stands. */
const stands = [keepOutcome, 'note that it is answered', settle] as const
const submit = {
  target: 'checking' as const,
  actions: {
    type: 'keep the attempt' as const,
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
    /** Opens the bank's page for an order. */
    openBankPage: fromPromise<void, string | null>(notProvided('openBankPage')),
  },
  guards: {
    'outcome is': (_, { outcome, kind }: { outcome: Outcome; kind: Outcome['kind'] }) =>
      outcome.kind === kind,
    'order is unanswered': ({ context }) => context.isUnanswered,
    'is the first try': ({ context }) => context.waits === 0,
    'may wait again': ({ context }) => context.waits < maxWaits,
  },
  actions: {
    'keep the attempt': assign((_, attempt: OrderAttempt) => ({ attempt, changes: [], waits: 0 })),
    'keep the outcome': assign((_, outcome: Outcome) => contextOf(outcome)),
    'note that it may have arrived': assign({ isUnanswered: true }),
    'note that it is answered': assign({ isUnanswered: false }),
    'count the wait': assign(({ context }) => ({ waits: context.waits + 1 })),
    'start counting': assign({ waits: 0 }),
    'clear the order': assign({ attempt: null, placed: null }),
    /** The refusal of the order is final: the next one gets a new key. */
    'drop the key': () => {},
    /** The order is placed: its key and draft are no longer needed. */
    'settle the order': (_, _order: { attempt: OrderAttempt | null; uuid: string | null }) => {},
    /** What was typed is no longer needed. */
    'forget the draft': () => {},
    /** The cart may have changed: read it again. */
    'read the cart again': () => {},
  },
  delays: {
    aMoment: waitMs,
    leaving: leavingMs,
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
          { guard: outcomeIs('placed'), target: 'placed', actions: stands },
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
          { guard: outcomeIs('placed'), target: 'placed', actions: stands },
          { guard: outcomeIs('toBePaid'), target: 'leaving', actions: stands },
          {
            guard: outcomeIs('unpaid'),
            target: 'unpaid',
            actions: [keepOutcome, 'note that it is answered', 'drop the key'],
          },
          {
            guard: outcomeIs('placedUnseen'),
            target: 'placedUnseen',
            actions: ['note that it is answered', 'drop the key', 'forget the draft'],
          },
          { guard: outcomeIs('keyLost'), target: 'unknowable' },
          {
            guard: outcomeIs('notPlaced'),
            target: 'notPlaced',
            actions: ['note that it is answered', 'drop the key'],
          },
          { guard: outcomeIs('underWay'), target: 'waiting', actions: 'count the wait' },
          {
            guard: outcomeIs('differs'),
            target: 'standing',
            actions: [keepOutcome, 'note that it is answered', 'drop the key'],
          },
          {
            guard: outcomeIs('keyTaken'),
            target: 'unkeyed',
            actions: ['note that it is answered', 'drop the key'],
          },
          {
            guard: outcomeIs('changed'),
            target: 'changed',
            actions: [keepOutcome, 'note that it is answered', 'drop the key'],
          },
          {
            guard: outcomeIs('refused'),
            target: 'refused',
            actions: [keepOutcome, 'note that it is answered', 'drop the key'],
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
        { guard: 'is the first try', target: 'sending', actions: 'count the wait' },
        { target: 'unclear' },
      ],
    },
    /** This request had no effect; an earlier one may have placed the order. */
    notSent: {
      tags: 'busy',
      always: [
        { guard: 'order is unanswered', target: 'unclear' },
        { target: 'unsent', actions: 'drop the key' },
      ],
    },
    waiting: {
      tags: 'busy',
      after: { aMoment: [{ guard: 'may wait again', target: 'sending' }, { target: 'unclear' }] },
    },
    changed: {
      entry: 'read the cart again',
      on: orderAgain,
    },
    /** An order with other details stands: the person decides what to do about it. */
    standing: {
      entry: 'read the cart again',
      on: orderAgain,
    },
    /** Another order waits to be paid: the person pays it, or cancels it and goes on with this one. */
    unpaid: { on: { ...orderAgain, 'unpaid.cancelled': 'checking' } },
    refused: { on: orderAgain },
    unsent: { on: orderAgain },
    unclear: {
      entry: 'note that it may have arrived',
      on: { 'retry.pressed': { target: 'sending', actions: 'start counting' } },
    },
    /** It stays in view: this browser knows no more of the order. */
    placedUnseen: { entry: 'read the cart again', on: { 'problem.dismissed': 'filling' } },
    /** Until the person decides, it may still be asked about. */
    unknowable: {
      entry: 'note that it may have arrived',
      on: {
        'problem.dismissed': {
          target: 'filling',
          actions: ['note that it is answered', 'drop the key'],
        },
      },
    },
    /** A guest's, who has signed in since: it can be ordered now. */
    notPlaced: {
      entry: 'read the cart again',
      on: orderAgain,
    },
    rateLimited: {
      after: {
        untilAllowed: [{ guard: 'order is unanswered', target: 'unclear' }, { target: 'filling' }],
      },
    },
    leaving: {
      tags: 'busy',
      // Where its page does not open, the order's own page says so.
      invoke: {
        src: 'openBankPage',
        input: ({ context }) => context.placed,
        onDone: 'left',
        onError: 'placed',
      },
    },
    /** The bank's page is on its way; a step back from it leads to the order. */
    left: {
      tags: 'busy',
      on: { 'page.restored': 'placed' },
      after: { leaving: 'placed' },
    },
    placed: {
      tags: 'busy',
      entry: 'read the cart again',
      on: { 'confirmation.opened': { target: 'filling', actions: 'clear the order' } },
    },
  },
})
