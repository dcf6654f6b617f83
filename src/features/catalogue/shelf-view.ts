import type { StateValueFrom } from 'xstate'
import type { CardProduct } from './card-product'
import type { CatalogueSort } from './catalogue-sort'
import type { ShelfContext, ShelfProblem, shelfMachine } from './shelf-machine'

/** What the shelf shows in place of its built cards. */
export type ShelfView =
  | { kind: 'built' }
  | { kind: 'loading' }
  | { kind: 'sorted'; products: readonly CardProduct[]; pageCount: number }
  | { kind: 'pageGone' }
  | { kind: 'unavailable'; problem: ShelfProblem }

/** A view and the order that it belongs to: for any other order it is out of date. */
export interface SortedView {
  sort: CatalogueSort
  view: ShelfView
}

type ShelfState = StateValueFrom<typeof shelfMachine>

const views = {
  deciding: () => ({ kind: 'loading' }),
  showingBuilt: () => ({ kind: 'built' }),
  loading: () => ({ kind: 'loading' }),
  showingSorted: ({ products, pageCount }) => ({ kind: 'sorted', products, pageCount }),
  pageGone: () => ({ kind: 'pageGone' }),
  unavailable: ({ problem }) => ({ kind: 'unavailable', problem }),
} satisfies Record<ShelfState, (context: ShelfContext) => ShelfView>

/** The view of a state of the shelf's story. */
export function shelfViewOf(state: ShelfState, context: ShelfContext): ShelfView {
  return views[state](context)
}

/** What to show for an order: until the story has caught up with it, a shelf that is loading. */
export function viewFor(sort: CatalogueSort, live: SortedView): ShelfView {
  if (sort === live.sort) return live.view
  return sort === 'newest' ? { kind: 'built' } : { kind: 'loading' }
}
