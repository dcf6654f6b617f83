import { assign, emit, fromPromise, setup } from 'xstate'
import type { Cart } from '../../../contract/shop/cart'
import { changesIn, joined, seenOf } from './cart-changes'
import {
  type CartContext,
  type CartEvent,
  type CartNews,
  type CartReadOutcome,
  type CartWriteOutcome,
  noCart,
} from './cart-story'
import { type CartWrite, isFulfilled, queuedWith } from './cart-write'

/** What a write is carried out with. */
export interface WriteInput {
  write: CartWrite | null
  cart: Cart | null
}

type Outcome = CartReadOutcome | CartWriteOutcome
interface Ended<Output extends Outcome> {
  event: { output: Output }
}

const isDone = { type: 'isDone' as const, params: ({ event }: Ended<Outcome>) => event.output }
const isItemGone = {
  type: 'isItemGone' as const,
  params: ({ event }: Ended<Outcome>) => event.output,
}
const keepCart = {
  type: 'keepCart' as const,
  params: ({ event }: Ended<CartReadOutcome>) => event.output,
}
const keepProblem = {
  type: 'keepProblem' as const,
  params: ({ event }: Ended<Outcome>) => event.output,
}
const breakDown = {
  type: 'keepProblem' as const,
  params: (): Outcome => ({ kind: 'broken', reason: 'the work could not be done' }),
}
const queueUp = {
  type: 'queueUp' as const,
  params: ({ event }: { event: { write: CartWrite } }) => event.write,
}

/**
 * The story of a person's cart. What is asked for waits in a queue and is
 * done one after the other; after each write the cart is read anew, because no write answers one.
 * A write whose answer was lost is tried again only if the cart shows that it was not carried out.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartNews,
  },
  actors: {
    readCart: fromPromise<CartReadOutcome, number | null>(() => {
      throw new Error('readCart was not provided')
    }),
    writeCart: fromPromise<CartWriteOutcome, WriteInput>(() => {
      throw new Error('writeCart was not provided')
    }),
  },
  guards: {
    isDone: (_, { kind }: Outcome) => kind === 'done',
    // A quantity of something that is in the cart no longer: the cart, read anew, says so.
    isItemGone: ({ context: { queue } }, { kind }: Outcome) =>
      kind === 'missing' && queue[0]?.kind === 'change',
    isWaitedFor: ({ context }) => context.queue.length > 0,
    wasCarriedOut: ({ context }, outcome: CartReadOutcome) =>
      outcome.kind === 'done' && isHeadFulfilled(context, outcome.data),
  },
  actions: {
    open: assign((_, { owner, seen }: Pick<CartContext, 'owner' | 'seen'>) => ({
      ...noCart,
      owner,
      seen,
    })),
    close: assign(() => noCart),
    queueUp: assign(({ context }, write: CartWrite) => ({
      queue: queuedWith(context.queue, write),
    })),
    settleHead: assign(({ context }) => ({
      settled: context.queue[0] ?? null,
      removed: removedAfter(context),
      queue: context.queue.slice(1),
      problem: null,
    })),
    tellHead: emit(({ context: { settled } }): CartNews => {
      if (!settled) throw new Error('nothing was done')
      return { type: 'write.settled', write: settled }
    }),
    dropHead: assign(({ context }) => ({ queue: context.queue.slice(1), problem: null })),
    keepCart: assign(({ context }, outcome: CartReadOutcome) =>
      outcome.kind === 'done' ? readAs(context, outcome.data) : {},
    ),
    keepProblem: assign((_, problem: Outcome) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    forgetChanges: assign({ changes: [], removed: null }),
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
    'changes.noticed': { actions: 'forgetChanges' },
  },
  states: {
    closed: {},
    reading: {
      on: { 'write.asked': { actions: queueUp } },
      invoke: {
        src: 'readCart',
        input: ({ context }) => context.owner,
        onDone: [
          { guard: isDone, target: 'deciding', actions: [keepCart, 'rememberItems'] },
          { target: 'unread', actions: keepProblem },
        ],
        onError: { target: 'unread', actions: breakDown },
      },
    },
    unread: {
      on: {
        'retry.pressed': 'reading',
        'cart.wanted': 'reading',
        'write.asked': { target: 'reading', actions: queueUp },
      },
    },
    deciding: { always: [{ guard: 'isWaitedFor', target: 'writing' }, { target: 'resting' }] },
    resting: {
      on: {
        'cart.wanted': 'reading',
        'write.asked': { target: 'writing', actions: queueUp },
      },
    },
    writing: {
      on: { 'write.asked': { actions: queueUp } },
      invoke: {
        src: 'writeCart',
        input: ({ context }) => ({ write: context.queue[0] ?? null, cart: context.cart }),
        onDone: [
          { guard: isDone, target: 'reading', actions: ['settleHead', 'tellHead'] },
          { guard: isItemGone, target: 'reading', actions: 'dropHead' },
          { target: 'failed', actions: keepProblem },
        ],
        onError: { target: 'failed', actions: breakDown },
      },
    },
    failed: {
      on: {
        'retry.pressed': 'checking',
        'problem.dismissed': { target: 'reading', actions: 'dropHead' },
        'write.asked': { target: 'reading', actions: ['dropHead', queueUp] },
      },
    },
    checking: {
      on: { 'write.asked': { actions: queueUp } },
      invoke: {
        src: 'readCart',
        input: ({ context }) => context.owner,
        onDone: [
          {
            guard: { type: 'wasCarriedOut', params: ({ event }) => event.output },
            target: 'deciding',
            actions: ['settleHead', 'tellHead', keepCart, 'rememberItems'],
          },
          { guard: isDone, target: 'writing', actions: [keepCart, 'rememberItems'] },
          { target: 'failed', actions: keepProblem },
        ],
        onError: { target: 'failed', actions: breakDown },
      },
    },
  },
})

function isHeadFulfilled({ queue, cart }: CartContext, now: Cart): boolean {
  const [head] = queue
  return head !== undefined && isFulfilled(head, cart, now)
}

/** What can be put back after the first of the queue is done. */
function removedAfter({ queue: [head], removed }: CartContext): CartWrite | null {
  if (head?.kind === 'remove') return head
  return head?.product === removed?.product ? null : removed
}

function readAs(context: CartContext, cart: Cart): Partial<CartContext> {
  const { seen, changes, settled } = context
  const ownRemoval = settled?.kind === 'remove' ? settled.product : null
  return {
    cart,
    seen: seenOf(cart),
    changes: joined(changes, changesIn(seen, cart, ownRemoval)),
    settled: null,
    problem: null,
  }
}
