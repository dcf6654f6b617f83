import type { ShownRating } from '#contract/shop/product-offer'

/** A product as the build queried it for its card, or as the API has it now. */
export type CardProduct = Omit<Queries.ProductCardFragment, keyof ShownRating> & ShownRating

/** Page context of a list page. */
export interface ListContext extends BuiltList {
  /** From 1. */
  page: number
}

/** The catalogue at build time; newer products and list pages do not exist on the site yet. */
export interface BuiltList {
  pageCount: number
  /** When the newest product of the build was added, ISO 8601; null for an empty catalogue. */
  newestAddedAt: string | null
}

/** What a card says of the group of variants that it stands for. */
export interface CardVariants {
  productId: number
  /** How many the list has, as text. */
  versions: string
  /** The word before the least of several prices; empty where all cost the same. */
  from: string
}

/** Brand or an attribute, by which the list can be filtered. */
export interface ListFacet {
  /** `brand`, or the id of the attribute. */
  key: string
  /** Empty for the brand. */
  name: string
  values: readonly { value: string; label: string }[]
}

export interface ProductListProps extends BuiltList {
  /** Path of the list's first page. */
  listPath: string
  /** From 1. */
  page: number
  /** On all pages. */
  productCount: number
  /** Null for the list of all products. */
  categoryId: number | null
  products: readonly CardProduct[]
  variants: readonly CardVariants[]
  facets: readonly ListFacet[]
  /** Query of the URL. */
  search: string
}
