import type { CardVariants } from './product-list-props'

/** Why a list page could not be read. */
export type ListProblem = 'unreachable' | 'failed' | 'tooMany'

/** A page of chosen products. `count` is the number on all pages. */
export type ChosenList =
  | {
      kind: 'chosen'
      products: readonly Queries.ProductCardFragment[]
      variants: readonly CardVariants[]
      pageCount: number
      count: number
    }
  | { kind: 'nothing' }
  | { kind: 'pageGone' }

/** What a product list shows. */
export type ListView =
  | { kind: 'built' }
  | { kind: 'loading' }
  | ChosenList
  | { kind: 'unavailable'; problem: ListProblem }
