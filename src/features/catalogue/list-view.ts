import type { CardProduct, CardVariants } from './product-list-props'

/** Why a list page could not be read. */
export type ListProblem = 'unreachable' | 'failed' | 'tooMany'

/** A page of chosen products. */
export type ChosenList = ListLength &
  (
    | {
        kind: 'chosen'
        products: readonly CardProduct[]
        variants: readonly CardVariants[]
      }
    | { kind: 'nothing' | 'pageGone' }
  )

interface ListLength {
  pageCount: number
  /** Of the products on all pages. */
  count: number
}

/** What a product list shows. */
export type ListView =
  | { kind: 'built' }
  | { kind: 'loading' }
  | ChosenList
  | { kind: 'unavailable'; problem: ListProblem }
