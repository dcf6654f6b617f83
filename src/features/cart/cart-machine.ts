import { assign, type ErrorActorEvent, emit, fromPromise, setup } from 'xstate'
import type { Cart } from '#contract/shop/cart'
import { type ApiProblem, problemOf } from '#lib/http/problem'
import { notProvided } from '#lib/machines/not-provided'
import { type CartChange, changesIn, mergeChanges, type SeenItem, seenOf } from './cart-changes'
import { type CartWrite, isFulfilled, type ProductWrite, queuedWith } from './cart-write'
import { type RepeatedLine, withRefused } from './repeated-order'

interface CartContext {
  /** Account id; null without a cart. */
  owner: number | null
  /** As last read. */
  cart: Cart | null
  seen: readonly SeenItem[]
  /** Changes not made here, until dismissed. */
  changes: readonly CartChange[]
  /** Pending writes; the first is in progress or failed. */
  queue: readonly CartWrite[]
  /** The last completed write, until the cart has been read again. */
  settled: CartWrite | null
  /** The last removal, which can be undone. */
  removed: ProductWrite | null
  /** Lines of the order that was repeated, until dismissed. */
  repeated: readonly RepeatedLine[]
  /** Why the last read or write failed. */
  problem: ApiProblem | null
}

export type CartEvent =
  /** Signed in and may use the shop; `seen` is what this tab stored of the cart. */
  | { type: 'owner.known'; owner: number; seen: readonly SeenItem[] }
  /** No cart for this visitor. */
  | { type: 'owner.left' }
  /** The cart may have changed elsewhere. */
  | { type: 'refresh.requested' }
  | { type: 'write.requested'; write: CartWrite }
  | { type: 'retry.pressed' }
  | { type: 'problem.dismissed' }
  | { type: 'changes.dismissed' }
  /** The lines of an order are put into the cart; a write is requested for each. */
  | { type: 'order.repeated'; lines: readonly RepeatedLine[] }
  | { type: 'repeat.dismissed' }

export type CartEmitted = { type: 'write.settled'; write: CartWrite }

const noCart: CartContext = {
  owner: null,
  cart: null,
  seen: [],
  changes: [],
  queue: [],
  settled: null,
  removed: null,
  repeated: [],
  problem: null,
}

export interface WriteInput {
  write: CartWrite | null
  cart: Cart | null
}

const problemIn = ({ event }: { event: ErrorActorEvent }) => problemOf(event.error)
const storeProblem = { type: 'storeProblem', params: problemIn } as const
const storeCart = {
  type: 'storeCart' as const,
  params: ({ event }: { event: { output: Cart } }) => event.output,
}
const enqueue = {
  type: 'enqueue' as const,
  params: ({ event }: { event: { write: CartWrite } }) => event.write,
}

/**
 * The cart of an account. Writes wait in a queue and run one at a time; the cart is read after each
 * because their responses do not contain it. After a lost response, a write is repeated only if the
 * cart shows that it was not carried out.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    /** A request is running. */
    tags: {} as 'pending',
  },
  actors: {
    readCart: fromPromise<Cart, number | null>(notProvided('readCart')),
    writeCart: fromPromise<unknown, WriteInput>(notProvided('writeCart')),
  },
  guards: {
    // The cart is then read again and reports the item as gone.
    'changed item is gone': ({ context: { queue } }, { kind }: ApiProblem) =>
      kind === 'missing' && queue[0]?.kind === 'change',
    'queue is not empty': ({ context }) => context.queue.length > 0,
    'write was carried out': ({ context }, now: Cart) => isHeadFulfilled(context, now),
  },
  actions: {
    open: assign((_, { owner, seen }: Pick<CartContext, 'owner' | 'seen'>) => ({
      ...noCart,
      owner,
      seen,
    })),
    close: assign(() => noCart),
    enqueue: assign(({ context }, write: CartWrite) => ({
      queue: queuedWith(context.queue, write),
    })),
    settleHead: assign(({ context }) => ({
      settled: context.queue[0] ?? null,
      removed: removedAfter(context),
      queue: context.queue.slice(1),
      problem: null,
    })),
    emitSettled: emit(({ context: { settled } }): CartEmitted => {
      if (!settled) throw new Error('no write was completed')
      return { type: 'write.settled', write: settled }
    }),
    dropHead: assign(({ context }) => ({
      queue: context.queue.slice(1),
      repeated: repeatedWithout(context),
      problem: null,
    })),
    storeCart: assign(({ context }, cart: Cart) => readAs(context, cart)),
    storeProblem: assign((_, problem: ApiProblem) => ({ problem })),
    clearChanges: assign({ changes: [], removed: null }),
    storeRepeated: assign((_, repeated: readonly RepeatedLine[]) => ({ repeated })),
    clearRepeated: assign({ repeated: [] }),
    rememberItems: () => {},
  },
}).createMachine({
  id: 'cart',
  context: noCart,
  initial: 'closed',
  on: {
    'owner.known': {
      target: '.reading',
      reenter: true,
      actions: { type: 'open', params: ({ event }) => event },
    },
    'owner.left': { target: '.closed', actions: ['close', 'rememberItems'] },
    'changes.dismissed': { actions: 'clearChanges' },
    'order.repeated': {
      actions: { type: 'storeRepeated', params: ({ event }) => event.lines },
    },
    'repeat.dismissed': { actions: 'clearRepeated' },
  },
  states: {
    closed: {},
    reading: {
      tags: 'pending',
      on: { 'write.requested': { actions: enqueue } },
      invoke: {
        src: 'readCart',
        input: ({ context }) => context.owner,
        onDone: { target: 'deciding', actions: [storeCart, 'rememberItems'] },
        onError: { target: 'unread', actions: storeProblem },
      },
    },
    unread: {
      on: {
        'retry.pressed': 'reading',
        'refresh.requested': 'reading',
        'write.requested': { target: 'reading', actions: enqueue },
      },
    },
    deciding: {
      tags: 'pending',
      always: [{ guard: 'queue is not empty', target: 'writing' }, { target: 'resting' }],
    },
    resting: {
      on: {
        'refresh.requested': 'reading',
        'write.requested': { target: 'writing', actions: enqueue },
      },
    },
    writing: {
      tags: 'pending',
      on: { 'write.requested': { actions: enqueue } },
      invoke: {
        src: 'writeCart',
        input: ({ context }) => ({ write: context.queue[0] ?? null, cart: context.cart }),
        onDone: { target: 'reading', actions: ['settleHead', 'emitSettled'] },
        onError: [
          {
            guard: { type: 'changed item is gone', params: problemIn },
            target: 'reading',
            actions: 'dropHead',
          },
          { target: 'failed', actions: storeProblem },
        ],
      },
    },
    failed: {
      on: {
        'retry.pressed': 'checking',
        'problem.dismissed': { target: 'reading', actions: 'dropHead' },
        'write.requested': { target: 'reading', actions: ['dropHead', enqueue] },
      },
    },
    checking: {
      tags: 'pending',
      on: { 'write.requested': { actions: enqueue } },
      invoke: {
        src: 'readCart',
        input: ({ context }) => context.owner,
        onDone: [
          {
            guard: { type: 'write was carried out', params: ({ event }) => event.output },
            target: 'deciding',
            actions: ['settleHead', 'emitSettled', storeCart, 'rememberItems'],
          },
          { target: 'writing', actions: [storeCart, 'rememberItems'] },
        ],
        onError: { target: 'failed', actions: storeProblem },
      },
    },
  },
})

function isHeadFulfilled({ queue, cart }: CartContext, now: Cart): boolean {
  const [head] = queue
  return head !== undefined && isFulfilled(head, cart, now)
}

/** What can be undone after the first write of the queue. */
function removedAfter({ queue: [head], removed }: CartContext): ProductWrite | null {
  if (head?.kind === 'remove') return head
  return head?.product === removed?.product ? null : removed
}

/** The lines of the repeated order, where the first write of the queue is given up. */
function repeatedWithout({ queue: [head], repeated }: CartContext): readonly RepeatedLine[] {
  return head?.kind === 'add' ? withRefused(repeated, head.product) : repeated
}

function readAs(context: CartContext, cart: Cart): Partial<CartContext> {
  const { seen, changes, settled } = context
  const removedByUser = settled?.kind === 'remove' ? settled.product : null
  return {
    cart,
    seen: seenOf(cart),
    changes: mergeChanges(changes, changesIn(seen, cart, removedByUser)),
    settled: null,
    problem: null,
  }
}
