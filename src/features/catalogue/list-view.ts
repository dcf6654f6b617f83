import type { CardProduct } from './card-product'
import { type CatalogueChoice, defaultChoice, isSameChoice } from './catalogue-choice'

/** Why a list page could not be read. */
export type ListProblem = 'unreachable' | 'failed' | 'tooMany'

/** What a product list shows. `count` is the number on all pages. */
export type ListView =
  | { kind: 'built' }
  | { kind: 'loading' }
  | { kind: 'chosen'; products: readonly CardProduct[]; pageCount: number; count: number }
  | { kind: 'nothing' }
  | { kind: 'pageGone' }
  | { kind: 'unavailable'; problem: ListProblem }

/** A view and its choice; outdated for any other choice. */
export interface ChosenView {
  choice: CatalogueChoice
  view: ListView
}

/** The view of a choice; loading until its own view is reported. */
export function viewFor(choice: CatalogueChoice, latest: ChosenView): ListView {
  if (isSameChoice(choice, latest.choice)) return latest.view
  return isSameChoice(choice, defaultChoice) ? { kind: 'built' } : { kind: 'loading' }
}
