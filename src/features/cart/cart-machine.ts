import { assign, type ErrorActorEvent, emit, fromPromise, setup } from 'xstate'
import type { Cart } from '#contract/shop/cart'
import { type ApiProblem, problemOf } from '#lib/http/problem'
import { notProvided } from '#lib/machines/not-provided'
import type { SeenItem } from './cart-changes'
import {
  type CartContext,
  type CartOwner,
  isHeadFulfilled,
  isHeadRepeated,
  isRefusal,
  noCart,
  orderedAs,
  readAs,
  removedAfter,
  repeatedWithout,
} from './cart-context'
import { type MergedItem, mergeOutcome } from './cart-merge'
import type { EmptiedItem, OrderedItem } from './cart-ordered'
import { type CartWrite, queuedWith } from './cart-write'
import type { RepeatedLine } from './repeated-order'

export type CartEvent =
  /** Somebody who may use the shop. */
  | ({ type: 'owner.known' } & Opening)
  /** No cart for this visitor. */
  | { type: 'owner.left' }
  /** The cart may have changed elsewhere. */
  | { type: 'refresh.requested' }
  | { type: 'write.requested'; write: CartWrite }
  | { type: 'retry.pressed' }
  | { type: 'problem.dismissed' }
  | { type: 'changes.dismissed' }
  /** An order of these items empties the cart, which it may have done already. */
  | { type: 'cart.ordered'; items: readonly OrderedItem[] }
  | { type: 'emptied.dismissed' }
  /** The lines of an order are put into the cart; a write is requested for each. */
  | { type: 'order.repeated'; lines: readonly RepeatedLine[] }
  | { type: 'repeat.dismissed' }
  | { type: 'merge.dismissed' }

interface Opening {
  owner: CartOwner
  /** What this browser stored of the cart. */
  seen: readonly SeenItem[]
  emptied?: readonly EmptiedItem[]
  ordered?: readonly OrderedItem[]
  /**
   * `merge`: a member's, into which that of a guest is put first; `unstarted`: a guest's of which
   * this browser knows nothing, so that it is not asked for.
   */
  start?: 'merge' | 'unstarted'
}

export type CartEmitted = { type: 'write.settled'; write: CartWrite }

export interface WriteInput {
  owner: CartOwner | null
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
const open = {
  type: 'open' as const,
  params: ({ event }: { event: Opening }) => event,
}

/**
 * The cart of a member or a guest. Writes wait in a queue and run one at a time; the cart is read
 * after each because their responses do not contain it. After a lost response, a write is repeated only if the
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
    mergeCart: fromPromise<readonly MergedItem[]>(notProvided('mergeCart')),
    readCart: fromPromise<Cart, CartOwner | null>(notProvided('readCart')),
    writeCart: fromPromise<unknown, WriteInput>(notProvided('writeCart')),
  },
  guards: {
    // The cart is then read again and reports the item as gone.
    'changed item is gone': ({ context: { queue } }, { kind }: ApiProblem) =>
      kind === 'missing' && queue[0]?.kind === 'change',
    // Repeating helps nothing: the other lines go on, and the list at the end says why.
    'a repeated line is refused': ({ context }, problem: ApiProblem) =>
      isHeadRepeated(context) && isRefusal(problem),
    'queue is not empty': ({ context }) => context.queue.length > 0,
    'a merge is due': ({ context }) => context.isMergeDue,
    'the cart is not known of': ({ event }) =>
      event.type === 'owner.known' && event.start === 'unstarted',
    'write was carried out': ({ context }, now: Cart) => isHeadFulfilled(context, now),
  },
  actions: {
    open: assign((_, { owner, seen, emptied = [], ordered = [], start }: Opening) => ({
      ...noCart,
      owner,
      seen,
      emptied,
      ordered,
      isMergeDue: start === 'merge',
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
    storeOrdered: assign(({ context }, ordered: readonly OrderedItem[]) =>
      orderedAs({ ...context, ordered }, context.cart),
    ),
    clearEmptied: assign({ emptied: [] }),
    clearChanges: assign({ changes: [], removed: null }),
    storeRepeated: assign((_, repeated: readonly RepeatedLine[]) => ({ repeated })),
    clearRepeated: assign({ repeated: [] }),
    storeMerge: assign(({ context }, items: readonly MergedItem[]) => ({
      isMergeDue: false,
      merge: mergeOutcome(items, context.merge),
    })),
    storeMergeProblem: assign((_, problem: ApiProblem) => ({
      merge: { kind: 'failed' as const, problem },
    })),
    clearMerge: assign({ merge: null }),
    /** The guest's cart of this browser is now in the member's. */
    forgetGuestCart: () => {},
    rememberItems: () => {},
  },
}).createMachine({
  id: 'cart',
  context: noCart,
  initial: 'closed',
  on: {
    'owner.known': [
      { guard: 'the cart is not known of', target: '.unstarted', reenter: true, actions: open },
      { target: '.opening', reenter: true, actions: open },
    ],
    'owner.left': { target: '.closed', actions: ['close', 'rememberItems'] },
    'changes.dismissed': { actions: 'clearChanges' },
    'cart.ordered': {
      actions: [{ type: 'storeOrdered', params: ({ event }) => event.items }, 'rememberItems'],
    },
    'emptied.dismissed': { actions: ['clearEmptied', 'rememberItems'] },
    'order.repeated': {
      actions: { type: 'storeRepeated', params: ({ event }) => event.lines },
    },
    'repeat.dismissed': { actions: 'clearRepeated' },
    'merge.dismissed': { actions: 'clearMerge' },
  },
  states: {
    closed: {},
    unstarted: {
      on: {
        'refresh.requested': 'reading',
        'write.requested': { target: 'reading', actions: enqueue },
      },
    },
    opening: {
      tags: 'pending',
      always: [{ guard: 'a merge is due', target: 'merging' }, { target: 'reading' }],
    },
    merging: {
      tags: 'pending',
      on: { 'write.requested': { actions: enqueue } },
      invoke: {
        src: 'mergeCart',
        onDone: {
          target: 'reading',
          actions: [{ type: 'storeMerge', params: ({ event }) => event.output }, 'forgetGuestCart'],
        },
        // The member's own cart is shown all the same.
        onError: { target: 'reading', actions: { type: 'storeMergeProblem', params: problemIn } },
      },
    },
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
        'refresh.requested': 'opening',
        'retry.pressed': 'opening',
        'write.requested': { target: 'writing', actions: enqueue },
      },
    },
    writing: {
      tags: 'pending',
      on: { 'write.requested': { actions: enqueue } },
      invoke: {
        src: 'writeCart',
        input: ({ context: { owner, queue, cart } }) => ({ owner, write: queue[0] ?? null, cart }),
        onDone: { target: 'reading', actions: ['settleHead', 'emitSettled'] },
        onError: [
          {
            guard: { type: 'changed item is gone', params: problemIn },
            target: 'reading',
            actions: 'dropHead',
          },
          {
            guard: { type: 'a repeated line is refused', params: problemIn },
            target: 'reading',
            actions: [storeProblem, 'dropHead'],
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
