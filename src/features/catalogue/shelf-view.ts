import type { StateValueFrom } from 'xstate'
import type { CardProduct } from './card-product'
import { builtChoice, type CatalogueChoice, isSameChoice } from './catalogue-choice'
import type { ShelfContext, ShelfProblem, shelfMachine } from './shelf-machine'

/** What the shelf shows in place of its built cards. */
export type ShelfView =
  | { kind: 'built' }
  | { kind: 'loading' }
  | { kind: 'chosen'; products: readonly CardProduct[]; pageCount: number; count: number }
  | { kind: 'nothing' }
  | { kind: 'pageGone' }
  | { kind: 'unavailable'; problem: ShelfProblem }

/** A view and the choice that it belongs to: for any other choice it is out of date. */
export interface ChosenView {
  choice: CatalogueChoice
  view: ShelfView
}

type ShelfState = StateValueFrom<typeof shelfMachine>

const views = {
  deciding: () => ({ kind: 'loading' }),
  showingBuilt: () => ({ kind: 'built' }),
  loading: () => ({ kind: 'loading' }),
  showingChosen: ({ products, pageCount, count }) => ({
    kind: 'chosen',
    products,
    pageCount,
    count,
  }),
  nothing: () => ({ kind: 'nothing' }),
  pageGone: () => ({ kind: 'pageGone' }),
  unavailable: ({ problem }) => ({ kind: 'unavailable', problem }),
} satisfies Record<ShelfState, (context: ShelfContext) => ShelfView>

/** The view of a state of the shelf's story. */
export function shelfViewOf(state: ShelfState, context: ShelfContext): ShelfView {
  return views[state](context)
}

/** What to show for a choice: until the machine has caught up with it, a list that is loading. */
export function viewFor(choice: CatalogueChoice, live: ChosenView): ShelfView {
  if (isSameChoice(choice, live.choice)) return live.view
  return isSameChoice(choice, builtChoice) ? { kind: 'built' } : { kind: 'loading' }
}
