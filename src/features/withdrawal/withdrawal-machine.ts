import { assign, fromPromise, setup } from 'xstate'
import type { OrderDetail } from '#contract/shop/order'
import type {
  Withdrawal,
  WithdrawalReceipt,
  WithdrawalStamp,
} from '#contract/withdrawal/withdrawal'
import { notProvided } from '#lib/machines/not-provided'

/** A statement with the idempotency key under which it is sent. */
export interface WithdrawalAttempt {
  key: string
  statement: Withdrawal
  /** Its time, once the gateway has given it. */
  stamp?: WithdrawalStamp | undefined
}

/** Result of `POST /api/withdrawals`. */
export type WithdrawalOutcome =
  | { kind: 'received'; receipt: WithdrawalReceipt }
  /** `fields` are the names of the wrong ones. */
  | { kind: 'refused'; fields: readonly string[] }
  /** 429; `seconds` is null without a Retry-After header. */
  | { kind: 'rateLimited'; seconds: number | null }
  /** The device has no network: nothing was sent. */
  | { kind: 'offline' }
  /** This request certainly did not arrive. */
  | { kind: 'notSent' }
  /** Unknown whether it arrived. */
  | { kind: 'unclear' }

/** Used for a 429 without Retry-After. */
const usualWaitSeconds = 60

interface WithdrawalContext {
  /** What was submitted in the first step. */
  attempt: WithdrawalAttempt | null
  /** It was sent at least once and may have arrived. */
  isUnanswered: boolean
  /** Names of the fields that the API refused last. */
  refusal: readonly string[] | null
  /** Null where nobody knows how long. */
  waitSeconds: number | null
  receipt: WithdrawalReceipt | null
  /** The member's order that the address names, once it is read. */
  ownOrder: OrderDetail | null
}

export type WithdrawalEvent =
  | { type: 'statement.submitted'; attempt: WithdrawalAttempt }
  | { type: 'correction.pressed' }
  | { type: 'confirmation.pressed' }
  | { type: 'connection.returned' }
  /** What this tab sent before a reload; without a receipt it may have arrived. */
  | { type: 'earlier.found'; attempt: WithdrawalAttempt; receipt: WithdrawalReceipt | null }
  | { type: 'another.pressed' }

const outcomeIs = (kind: WithdrawalOutcome['kind']) => ({
  type: 'outcome is' as const,
  params: ({ event }: { event: { output: WithdrawalOutcome } }) => ({
    outcome: event.output,
    kind,
  }),
})
const keepOutcome = {
  type: 'keep the outcome' as const,
  params: ({ event }: { event: { output: WithdrawalOutcome } }) => event.output,
}

const keepStatement = {
  type: 'keep the statement' as const,
  params: ({ context, event }: SentArgs) => ({
    receipt: event.output.kind === 'received' ? event.output.receipt : null,
    ownOrder: context.ownOrder,
  }),
}
interface SentArgs {
  context: WithdrawalContext
  event: { output: WithdrawalOutcome }
}

const record = {
  type: 'record what is sent' as const,
  params: ({ context: { attempt, receipt } }: { context: WithdrawalContext }) => ({
    attempt,
    receipt,
  }),
}
const dropRecord = {
  type: 'drop the record' as const,
  params: ({ context }: { context: WithdrawalContext }) => context.isUnanswered,
}

/**
 * A withdrawal in two steps: the statement, then its confirmation, which sends it. Without a
 * definite answer it stays `unclear`; confirming again sends the same statement under the same key.
 */
export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
  },
  actors: {
    /** Null for an order that cannot be read; never ends for a guest. */
    readOwnOrder: fromPromise<OrderDetail | null>(notProvided('readOwnOrder')),
    /** Undefined where there is none now: the statement then has the time of its arrival. */
    readStamp: fromPromise<WithdrawalStamp | undefined, string>(notProvided('readStamp')),
    sendStatement: fromPromise<WithdrawalOutcome, WithdrawalAttempt | null>(
      notProvided('sendStatement'),
    ),
  },
  guards: {
    'outcome is': (
      _,
      { outcome, kind }: { outcome: WithdrawalOutcome; kind: WithdrawalOutcome['kind'] },
    ) => outcome.kind === kind,
    'is stamped': ({ context }) => context.attempt?.stamp !== undefined,
    'may have arrived': ({ context }) => context.isUnanswered,
    'has a receipt': ({ event }) => event.type === 'earlier.found' && event.receipt !== null,
  },
  actions: {
    'keep the attempt': assign(({ context }, attempt: WithdrawalAttempt) => ({
      attempt,
      refusal: null,
      isUnanswered: context.isUnanswered && context.attempt?.key === attempt.key,
    })),
    'keep what was sent earlier': assign(({ event }) =>
      event.type === 'earlier.found' ? { attempt: event.attempt, receipt: event.receipt } : {},
    ),
    'keep the own order': assign((_, ownOrder: OrderDetail | null) => ({ ownOrder })),
    'keep the stamp': assign(({ context }, stamp: WithdrawalStamp | undefined) => ({
      attempt: context.attempt && { ...context.attempt, stamp },
    })),
    'keep the outcome': assign((_, outcome: WithdrawalOutcome) => contextOf(outcome)),
    'note that it may have arrived': assign({ isUnanswered: true }),
    'clear the statement': assign({
      attempt: null,
      isUnanswered: false,
      refusal: null,
      receipt: null,
    }),
    /** Stores what is sent now, or its receipt. */
    'record what is sent': (_, _sent: Pick<WithdrawalContext, 'attempt' | 'receipt'>) => {},
    /** Deletes what was stored, unless it may have arrived. */
    'drop the record': (_, _mayHaveArrived: boolean) => {},
    /** Keeps what the member's order shows of the statement. */
    'keep the statement': (_, _sent: Pick<WithdrawalContext, 'receipt' | 'ownOrder'>) => {},
    /** The form's draft is no longer needed. */
    'forget the draft': () => {},
  },
  delays: {
    untilAllowed: ({ context }) => (context.waitSeconds ?? usualWaitSeconds) * 1000,
  },
}).createMachine({
  id: 'withdrawal',
  context: {
    attempt: null,
    isUnanswered: false,
    refusal: null,
    waitSeconds: 0,
    receipt: null,
    ownOrder: null,
  },
  invoke: {
    src: 'readOwnOrder',
    onDone: { actions: { type: 'keep the own order', params: ({ event }) => event.output } },
    // Without it everything is typed.
    onError: {},
  },
  initial: 'stating',
  states: {
    stating: {
      on: {
        'statement.submitted': {
          target: 'reviewing',
          actions: { type: 'keep the attempt', params: ({ event }) => event.attempt },
        },
        'earlier.found': [
          { guard: 'has a receipt', target: 'received', actions: 'keep what was sent earlier' },
          { target: 'reviewing.unclear', actions: 'keep what was sent earlier' },
        ],
      },
    },
    reviewing: {
      initial: 'opening',
      on: {
        'correction.pressed': 'stating',
        'confirmation.pressed': [{ guard: 'is stamped', target: 'sending' }, 'stamping'],
      },
      states: {
        opening: { always: [{ guard: 'may have arrived', target: 'unclear' }, 'ready'] },
        ready: {},
        rateLimited: {
          on: { 'confirmation.pressed': {} },
          after: { untilAllowed: 'opening' },
        },
        offline: { on: { 'connection.returned': 'opening' } },
        /** This request had no effect; an earlier one may have arrived. */
        notSent: { always: [{ guard: 'may have arrived', target: 'unclear' }, 'unsent'] },
        unsent: {},
        unclear: { entry: 'note that it may have arrived' },
      },
    },
    stamping: {
      tags: 'busy',
      invoke: {
        src: 'readStamp',
        input: ({ context }) => context.attempt?.key ?? '',
        onDone: {
          target: 'sending',
          actions: { type: 'keep the stamp', params: ({ event }) => event.output },
        },
        onError: 'sending',
      },
    },
    sending: {
      tags: 'busy',
      entry: record,
      invoke: {
        src: 'sendStatement',
        input: ({ context }) => context.attempt,
        onDone: [
          {
            guard: outcomeIs('received'),
            target: 'received',
            actions: [keepOutcome, keepStatement],
          },
          { guard: outcomeIs('refused'), target: 'stating', actions: [keepOutcome, dropRecord] },
          {
            guard: outcomeIs('rateLimited'),
            target: 'reviewing.rateLimited',
            actions: [keepOutcome, dropRecord],
          },
          { guard: outcomeIs('offline'), target: 'reviewing.offline', actions: dropRecord },
          { guard: outcomeIs('notSent'), target: 'reviewing.notSent', actions: dropRecord },
          { target: 'reviewing.unclear' },
        ],
        onError: 'reviewing.unclear',
      },
    },
    received: {
      entry: [record, 'forget the draft'],
      on: {
        'another.pressed': { target: 'stating', actions: ['clear the statement', dropRecord] },
      },
    },
  },
})

function contextOf(outcome: WithdrawalOutcome): Partial<WithdrawalContext> {
  switch (outcome.kind) {
    case 'received':
      return { receipt: outcome.receipt, isUnanswered: false }
    case 'refused':
      return { refusal: outcome.fields, isUnanswered: false }
    case 'rateLimited':
      return { waitSeconds: outcome.seconds }
    default:
      return {}
  }
}
