import type { CatalogueSort } from './catalogue-sort'

/** Keys of the words by which people choose an order. */
export const sortLabelKeys = {
  newest: 'sort.newest',
  'price-up': 'sort.priceUp',
  'price-down': 'sort.priceDown',
  saving: 'sort.saving',
  rating: 'sort.rating',
} as const satisfies Record<CatalogueSort, string>
