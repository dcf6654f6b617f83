import { listPagePath } from '../../../contract/paths/site-paths'
import type { productOrderings } from '../../../contract/shop/product'

type Ordering = (typeof productOrderings)[number] | `-${(typeof productOrderings)[number]}`

/** The orders that people may choose, by the word that stands for one in an address. */
export const sortOrderings = {
  newest: '-createdAt',
  'price-up': 'finalPrice',
  'price-down': '-finalPrice',
  saving: '-priceSavePercent',
  rating: '-approvedReviewAverage',
} as const satisfies Record<string, Ordering>

export type CatalogueSort = keyof typeof sortOrderings

/** The order in which the pages are built. */
export const builtSort: CatalogueSort = 'newest'

export const catalogueSorts = Object.keys(sortOrderings) as CatalogueSort[]

/** The order that `?sort=` names; an unknown word changes nothing. */
export function readSort(search: string): CatalogueSort {
  const word = new URLSearchParams(search).get('sort')
  return catalogueSorts.find((sort) => sort === word) ?? builtSort
}

/** Address of a page of a list in an order; the built order needs no word. */
export function sortedPagePath(listPath: string, page: number, sort: CatalogueSort): string {
  const path = listPagePath(listPath, page)
  return sort === builtSort ? path : `${path}?sort=${sort}`
}
