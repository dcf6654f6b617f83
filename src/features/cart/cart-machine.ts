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
  repeatedAfter,
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
const keepProblem = { type: 'keep the problem', params: problemIn } as const
const keepCart = {
  type: 'keep the cart' as const,
  params: ({ event }: { event: { output: Cart } }) => event.output,
}
const queueWrite = {
  type: 'queue the write' as const,
  params: ({ event }: { event: { write: CartWrite } }) => event.write,
}
const openCart = {
  type: 'open the cart' as const,
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
    'open the cart': assign((_, { owner, seen, emptied = [], ordered = [], start }: Opening) => ({
      ...noCart,
      owner,
      seen,
      emptied,
      ordered,
      isMergeDue: start === 'merge',
    })),
    'close the cart': assign(() => noCart),
    'queue the write': assign(({ context }, write: CartWrite) => ({
      queue: queuedWith(context.queue, write),
    })),
    'settle the write': assign(({ context }) => ({
      settled: context.queue[0] ?? null,
      removed: removedAfter(context),
      repeated: repeatedAfter(context),
      queue: context.queue.slice(1),
      problem: null,
    })),
    'tell that the write is settled': emit(({ context: { settled } }): CartEmitted => {
      if (!settled) throw new Error('no write was completed')
      return { type: 'write.settled', write: settled }
    }),
    'drop the write': assign(({ context }) => ({
      queue: context.queue.slice(1),
      repeated: repeatedWithout(context),
      problem: null,
    })),
    'keep the cart': assign(({ context }, cart: Cart) => readAs(context, cart)),
    'keep the problem': assign((_, problem: ApiProblem) => ({ problem })),
    'keep what was ordered': assign(({ context }, ordered: readonly OrderedItem[]) =>
      orderedAs({ ...context, ordered }, context.cart),
    ),
    'forget what was emptied': assign({ emptied: [] }),
    'forget the changes': assign({ changes: [], removed: null }),
    'keep the repeated lines': assign((_, repeated: readonly RepeatedLine[]) => ({ repeated })),
    'forget the repeated lines': assign({ repeated: [] }),
    'keep the outcome of the merge': assign(({ context }, items: readonly MergedItem[]) => ({
      isMergeDue: false,
      merge: mergeOutcome(items, context.merge),
    })),
    'keep the problem of the merge': assign((_, problem: ApiProblem) => ({
      merge: { kind: 'failed' as const, problem },
    })),
    'forget the merge': assign({ merge: null }),
    /** The guest's cart of this browser is now in the member's. */
    'forget the cart of the guest': () => {},
    'remember the items': () => {},
  },
}).createMachine({
  id: 'cart',
  context: noCart,
  initial: 'closed',
  on: {
    'owner.known': [
      { guard: 'the cart is not known of', target: '.unstarted', reenter: true, actions: openCart },
      { target: '.opening', reenter: true, actions: openCart },
    ],
    'owner.left': { target: '.closed', actions: ['close the cart', 'remember the items'] },
    'changes.dismissed': { actions: 'forget the changes' },
    'cart.ordered': {
      actions: [
        { type: 'keep what was ordered', params: ({ event }) => event.items },
        'remember the items',
      ],
    },
    'emptied.dismissed': { actions: ['forget what was emptied', 'remember the items'] },
    'order.repeated': {
      actions: { type: 'keep the repeated lines', params: ({ event }) => event.lines },
    },
    'repeat.dismissed': { actions: 'forget the repeated lines' },
    'merge.dismissed': { actions: 'forget the merge' },
  },
  states: {
    closed: {},
    unstarted: {
      on: {
        'refresh.requested': 'reading',
        'write.requested': { target: 'reading', actions: queueWrite },
      },
    },
    opening: {
      tags: 'pending',
      always: [{ guard: 'a merge is due', target: 'merging' }, { target: 'reading' }],
    },
    merging: {
      tags: 'pending',
      on: { 'write.requested': { actions: queueWrite } },
      invoke: {
        src: 'mergeCart',
        onDone: {
          target: 'reading',
          actions: [
            { type: 'keep the outcome of the merge', params: ({ event }) => event.output },
            'forget the cart of the guest',
          ],
        },
        // The member's own cart is shown all the same.
        onError: {
          target: 'reading',
          actions: { type: 'keep the problem of the merge', params: problemIn },
        },
      },
    },
    reading: {
      tags: 'pending',
      on: { 'write.requested': { actions: queueWrite } },
      invoke: {
        src: 'readCart',
        input: ({ context }) => context.owner,
        onDone: { target: 'deciding', actions: [keepCart, 'remember the items'] },
        onError: { target: 'unread', actions: keepProblem },
      },
    },
    unread: {
      on: {
        'retry.pressed': 'reading',
        'refresh.requested': 'reading',
        'write.requested': { target: 'reading', actions: queueWrite },
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
        'write.requested': { target: 'writing', actions: queueWrite },
      },
    },
    writing: {
      tags: 'pending',
      on: { 'write.requested': { actions: queueWrite } },
      invoke: {
        src: 'writeCart',
        input: ({ context: { owner, queue, cart } }) => ({ owner, write: queue[0] ?? null, cart }),
        onDone: {
          target: 'reading',
          actions: ['settle the write', 'tell that the write is settled'],
        },
        onError: [
          {
            guard: { type: 'changed item is gone', params: problemIn },
            target: 'reading',
            actions: 'drop the write',
          },
          {
            guard: { type: 'a repeated line is refused', params: problemIn },
            target: 'reading',
            actions: [keepProblem, 'drop the write'],
          },
          { target: 'failed', actions: keepProblem },
        ],
      },
    },
    failed: {
      on: {
        'retry.pressed': 'checking',
        'problem.dismissed': { target: 'reading', actions: 'drop the write' },
        'write.requested': { target: 'reading', actions: ['drop the write', queueWrite] },
      },
    },
    checking: {
      tags: 'pending',
      on: { 'write.requested': { actions: queueWrite } },
      invoke: {
        src: 'readCart',
        input: ({ context }) => context.owner,
        onDone: [
          {
            guard: { type: 'write was carried out', params: ({ event }) => event.output },
            target: 'deciding',
            actions: [
              'settle the write',
              'tell that the write is settled',
              keepCart,
              'remember the items',
            ],
          },
          { target: 'writing', actions: [keepCart, 'remember the items'] },
        ],
        onError: { target: 'failed', actions: keepProblem },
      },
    },
  },
})
