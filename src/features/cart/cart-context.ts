import type { Cart, CartMerge } from '#contract/shop/cart'
import type { ApiProblem } from '#lib/http/problem'
import { type CartChange, changesIn, mergeChanges, type SeenItem, seenOf } from './cart-changes'
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

export type MergedItem = CartMerge['items'][number]

/**
 * What came of a merge. `unseen`: its answer was lost, and the repeated request found nothing to
 * merge any more.
 */
export type MergeOutcome =
  | { kind: 'done'; items: readonly MergedItem[] }
  | { kind: 'failed'; problem: ApiProblem }
  | { kind: 'unseen' }

export const noCart: CartContext = {
  owner: null,
  cart: null,
  seen: [],
  changes: [],
  queue: [],
  settled: null,
  removed: null,
  repeated: [],
  problem: null,
  isMergeDue: false,
  merge: null,
}

/** What came of a merge that was answered. */
export function outcomeOf(
  items: readonly MergedItem[],
  before: MergeOutcome | null,
): MergeOutcome | null {
  if (items.length > 0) return { kind: 'done', items }
  return before?.kind === 'failed' ? { kind: 'unseen' } : null
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

/** The lines of the repeated order, where the first write of the queue is given up. */
export function repeatedWithout({ queue: [head], repeated }: CartContext): readonly RepeatedLine[] {
  return head?.kind === 'add' ? withRefused(repeated, head.product) : repeated
}

/** What changes when the cart has been read. */
export function readAs(context: CartContext, cart: Cart): Partial<CartContext> {
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
