import { assign, fromPromise, raise, setup } from 'xstate'
import { type BankVisit, failedWaitMs } from '#contract/site/bank-visit'
import { type ApiProblem, problemOf } from '#lib/http/problem'
import { notProvided } from '#lib/machines/not-provided'
import type { PaymentStage } from './payment-stage'

/** An order as the machine knows it. */
export interface PaymentFacts {
  stage: PaymentStage
  /** In how many ms its time to be paid is over. */
  endsInMs: number
}

interface PaymentContext extends PaymentFacts {
  visit: BankVisit | null
  /** Why the bank's page could not be opened. */
  problem: ApiProblem | null
  /** Address of the bank's page. */
  url: string
  /** How often the order was read while waiting. */
  reads: number
  /** It was paid while the page was open, or on the visit that it restores. */
  isNews: boolean
}

export type PaymentEvent =
  | ({ type: 'order.read' } & PaymentFacts)
  | { type: 'pay.pressed' }
  /** Somebody who was waiting says that they did not pay. */
  | { type: 'unpaid.pressed' }
  /** The tab is seen again, or the connection is back. */
  | { type: 'tab.returned' }
  /** The browser shows the page again as it was when it was left. */
  | { type: 'page.restored' }

/** How long the bank's answer is waited for; after it the tab has to be seen again. */
export const waitMs = 120_000
/** Pauses between reading the order double from one second up to this. */
const longestPauseMs = 15_000
/** The bank's page is on its way; afterwards its button is free again. */
export const leavingMs = 15_000

type Settled =
  | 'paid'
  | 'paidTwice'
  | 'canceledButPaid'
  | 'refunded'
  | 'canceled'
  | 'expired'
  | 'none'

const stageIs = (stage: PaymentStage) =>
  ({
    type: 'stage is',
    params: ({ event }: { event: PaymentFacts }) => ({ ...event, is: stage }),
  }) as const
const keep = {
  type: 'keep the order',
  params: ({ event }: { event: PaymentFacts }) => event,
} as const

const settled: readonly Settled[] = [
  'paid',
  'paidTwice',
  'canceledButPaid',
  'refunded',
  'canceled',
  'expired',
  'none',
]

/** Stages in which the money has come. */
const paidStages: readonly PaymentStage[] = ['paid', 'paidTwice', 'canceledButPaid', 'refunded']

const pay = { 'pay.pressed': 'opening' } as const
const readAgain = { 'tab.returned': { actions: 'read the order' } } as const
const bankIsAtIt = {
  'order.read': [{ guard: stageIs('inProgress'), target: 'waiting', actions: keep }],
} as const

/**
 * Paying an order on the bank's page: asked, sent away, waiting, and what becomes of it. It is
 * restored from the order; what the bank says on the way back is told, and decides nothing.
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentFacts & { visit: BankVisit | null },
    /** The bank's page is being opened. */
    tags: {} as 'busy',
  },
  actors: {
    openPage: fromPromise<string>(notProvided('openPage')),
    readOrder: fromPromise<PaymentFacts>(notProvided('readOrder')),
  },
  guards: {
    'stage is': (_, { stage, is }: PaymentFacts & { is: PaymentStage }) => stage === is,
    'stage was': ({ context }, stage: PaymentStage) => context.stage === stage,
    'nothing is new': ({ context }, { stage }: PaymentFacts) => stage === context.stage,
    /** An answer that was on its way when a newer one came. */
    'it would no longer be paid': ({ context }, { stage }: PaymentFacts) =>
      paidStages.includes(context.stage) && !paidStages.includes(stage),
    'it was paid on the visit': ({ context: { stage, visit } }) =>
      stage === 'paid' && visit !== null,
    'the bank said no': ({ context: { visit } }) =>
      visit?.kind === 'returned' && visit.word !== null,
    'the bank sent somebody back': ({ context: { visit } }) => visit?.kind === 'returned',
    'somebody left for the bank': ({ context: { visit } }) => visit?.kind === 'left',
    'it is a conflict': (_, { kind }: ApiProblem) => kind === 'conflict',
  },
  actions: {
    'keep the order': assign((_, { stage, endsInMs }: PaymentFacts) => ({ stage, endsInMs })),
    'keep the problem': assign((_, problem: ApiProblem) => ({ problem })),
    'forget the problem': assign({ problem: null }),
    'keep the address': assign((_, url: string) => ({ url })),
    'start counting': assign({ reads: 0 }),
    'count the read': assign(({ context }) => ({ reads: context.reads + 1 })),
    'forget the visit': assign({ visit: null }),
    /** Somebody says that they did not pay: the bank is asked no more. */
    'note that nobody paid': () => {},
    /** Opens the bank's page. */
    "leave for the bank's page": (_, _url: string) => {},
    'read the order': () => {},
    'note the news': assign({ isNews: true }),
    /** The cart may be empty now. */
    'tell that it is paid': () => {},
  },
  delays: {
    pause: ({ context }) => Math.min(1_000 * 2 ** Math.max(0, context.reads - 1), longestPauseMs),
    patience: ({ context }) => (context.stage === 'failed' ? failedWaitMs : waitMs),
    leaving: leavingMs,
    untilExpired: ({ context }) => context.endsInMs,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, problem: null, url: '', reads: 0, isNews: false }),
  initial: 'restoring',
  on: {
    'order.read': [
      { guard: { type: 'it would no longer be paid', params: ({ event }) => event } },
      { guard: { type: 'nothing is new', params: ({ event }) => event }, actions: keep },
      {
        guard: stageIs('paid'),
        target: '.paid',
        actions: [keep, 'note the news', 'tell that it is paid'],
      },
      {
        guard: stageIs('paidTwice'),
        target: '.paidTwice',
        actions: [keep, 'tell that it is paid'],
      },
      ...settled.map((stage) => ({
        guard: stageIs(stage),
        target: `.${stage}` as const,
        actions: keep,
      })),
      { guard: stageIs('failed'), target: '.refused', actions: keep },
      { actions: keep },
    ],
  },
  states: {
    restoring: {
      always: [
        {
          guard: 'it was paid on the visit',
          target: 'paid',
          actions: ['note the news', 'tell that it is paid'],
        },
        ...settled.map((stage) => ({
          guard: { type: 'stage was' as const, params: stage },
          target: stage,
        })),
        { guard: { type: 'stage was', params: 'inProgress' }, target: 'waiting' },
        { guard: 'the bank said no', target: 'refused' },
        { guard: 'the bank sent somebody back', target: 'waiting' },
        { guard: { type: 'stage was', params: 'failed' }, target: 'refused' },
        { guard: 'somebody left for the bank', target: 'closed' },
        'asked',
      ],
    },
    /** It waits for somebody to pay it. */
    asked: {
      on: { ...pay, ...readAgain, ...bankIsAtIt },
      after: { untilExpired: 'expired' },
    },
    opening: {
      tags: 'busy',
      entry: ['forget the problem', 'forget the visit'],
      invoke: {
        src: 'openPage',
        onDone: {
          target: 'sentAway',
          actions: { type: 'keep the address', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'it is a conflict', params: ({ event }) => problemOf(event.error) },
            target: 'unopened',
          },
          {
            target: 'asked',
            actions: {
              type: 'keep the problem',
              params: ({ event }) => problemOf(event.error),
            },
          },
        ],
      },
    },
    sentAway: {
      tags: 'busy',
      entry: { type: "leave for the bank's page", params: ({ context }) => context.url },
      on: { 'page.restored': { target: 'closed', actions: 'read the order' } },
      after: { leaving: 'closed' },
    },
    /** The order cannot be paid as it is: it is read, and says why, or nobody knows. */
    unopened: { entry: 'read the order', on: readAgain },
    waiting: {
      entry: 'start counting',
      initial: 'reading',
      after: {
        patience: [
          { guard: { type: 'stage was', params: 'failed' }, target: 'refused' },
          { target: 'unanswered' },
        ],
      },
      states: {
        reading: {
          invoke: {
            src: 'readOrder',
            onDone: {
              target: 'pausing',
              actions: [
                'count the read',
                raise(({ event }) => ({ type: 'order.read' as const, ...event.output })),
              ],
            },
            onError: { target: 'pausing', actions: 'count the read' },
          },
        },
        pausing: { after: { pause: 'reading' }, on: { 'tab.returned': 'reading' } },
      },
    },
    /** No answer of the bank came in time: the page may be closed, a mail will come. */
    unanswered: {
      on: {
        ...readAgain,
        'unpaid.pressed': {
          target: 'closed',
          actions: ['note that nobody paid', 'read the order'],
        },
      },
      after: { untilExpired: 'expired' },
    },
    /** The bank's page was left, most likely without paying. */
    closed: {
      on: { ...pay, ...readAgain, ...bankIsAtIt },
      after: { untilExpired: 'expired' },
    },
    refused: {
      on: { ...pay, ...readAgain, ...bankIsAtIt },
      after: { untilExpired: 'expired' },
    },
    expired: { on: readAgain },
    canceled: { on: readAgain },
    paid: {},
    paidTwice: {},
    canceledButPaid: {},
    refunded: {},
    none: {},
  },
})
