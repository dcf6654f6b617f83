import type { CardProduct } from './card-product'
import type { BuiltShelf } from './load-shelf-page'

/** One page of a list of products, as it was built. */
export interface ProductListProps extends BuiltShelf {
  /** Address of the list's first page. */
  listPath: string
  /** From 1. */
  page: number
  /** Products on all pages together. */
  productCount: number
  /** Null for the list of all products. */
  categoryId: number | null
  /** The products of this page as it was built. */
  products: readonly CardProduct[]
  /** Query of the address. */
  search: string
}
