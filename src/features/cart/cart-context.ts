import type { Cart } from '#contract/shop/cart'
import type { ApiProblem } from '#lib/http/problem'
import {
  type CartChange,
  changesAfter,
  mergeChanges,
  type SeenItem,
  seenOf,
  stillTrue,
} from './cart-changes'
import type { MergeOutcome } from './cart-merge'
import { afterOrder, type EmptiedItem, type OrderedItem, stillEmptied } from './cart-ordered'
import { type CartWrite, isFulfilled, type ProductWrite } from './cart-write'
import { type RepeatedLine, withRefused } from './repeated-order'

/** Whose cart it is: a member, by the account's id, or a guest. */
export type CartOwner = number | 'guest'

export interface CartContext {
  /** Null without a cart. */
  owner: CartOwner | null
  /** As last read. */
  cart: Cart | null
  seen: readonly SeenItem[]
  /** Changes not made here, until dismissed. */
  changes: readonly CartChange[]
  /** Items of an order that empties the cart, until they have left it. */
  ordered: readonly OrderedItem[]
  /** What left the cart with it and was not ordered, until dismissed. */
  emptied: readonly EmptiedItem[]
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
  /** What a guest put into the cart of this browser is to be put into the member's. */
  isMergeDue: boolean
  /** What came of it, until dismissed. */
  merge: MergeOutcome | null
}

export const noCart: CartContext = {
  owner: null,
  cart: null,
  seen: [],
  changes: [],
  ordered: [],
  emptied: [],
  queue: [],
  settled: null,
  removed: null,
  repeated: [],
  problem: null,
  isMergeDue: false,
  merge: null,
}

/** Whether the first write of the queue was carried out. */
export function isHeadFulfilled({ queue, cart }: CartContext, now: Cart): boolean {
  const [head] = queue
  return head !== undefined && isFulfilled(head, cart, now)
}

/** What can be undone after the first write of the queue. */
export function removedAfter({ queue: [head], removed }: CartContext): ProductWrite | null {
  if (head?.kind === 'remove') return head
  return head?.product === removed?.product ? null : removed
}

/** Whether the first write of the queue puts a line of the repeated order into the cart. */
export function isHeadRepeated({ queue: [head], repeated }: CartContext): boolean {
  return head?.kind === 'add' && repeated.some(({ product }) => product === head.product)
}

/** Whether the shop refuses a write for good: another try would be refused as well. */
export function isRefusal({ kind }: ApiProblem): boolean {
  return ['refused', 'missing', 'forbidden', 'conflict'].includes(kind)
}

/** The lines of the repeated order, where the first write of the queue is given up. */
export function repeatedWithout(context: CartContext): readonly RepeatedLine[] {
  const { queue, repeated, problem } = context
  const [head] = queue
  return head?.kind === 'add' ? withRefused(repeated, head.product, problem) : repeated
}

/**
 * The lines of the repeated order after the first write of the queue. That all of them are in the
 * cart is told no more once one was changed or removed; what is not there, and why, still is.
 */
export function repeatedAfter({ queue: [head], repeated }: CartContext): readonly RepeatedLine[] {
  const isOwnChange = head?.kind === 'change' || head?.kind === 'remove'
  const isTold = repeated.every(({ reason, dearer }) => reason === null && dearer === null)
  const isOfOrder = repeated.some(({ product }) => product === head?.product)
  return isOwnChange && isTold && isOfOrder ? [] : repeated
}

/** What changes when the cart has been read. */
export function readAs(context: CartContext, cart: Cart): Partial<CartContext> {
  const { seen, changes, settled, ordered, emptied } = context
  const all = mergeChanges(stillTrue(changes, cart), changesAfter(settled, seen, cart))
  return {
    cart,
    seen: seenOf(cart),
    ...orderedAs({ ordered, changes: all, emptied: stillEmptied(emptied, cart) }, cart),
    settled: null,
    problem: null,
  }
}

/** What changes when an order empties the cart, or the cart was read after it. */
export function orderedAs(
  { ordered, changes, emptied }: Pick<CartContext, 'ordered' | 'changes' | 'emptied'>,
  cart: Cart | null,
): Pick<CartContext, 'ordered' | 'changes' | 'emptied'> {
  const after = afterOrder(changes, ordered, cart)
  return { ...after, emptied: [...emptied, ...after.emptied] }
}
