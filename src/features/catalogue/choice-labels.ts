import type { CatalogueChoice } from './catalogue-choice'

/** Keys of the words by which people choose an order. */
export const sortLabelKeys = {
  newest: 'sort.newest',
  'price-up': 'sort.priceUp',
  'price-down': 'sort.priceDown',
  saving: 'sort.saving',
  rating: 'sort.rating',
} as const satisfies Record<CatalogueChoice['sort'], string>

export const priceLabelKeys = {
  all: 'filter.anyPrice',
  'to-10': 'filter.priceTo',
  '10-20': 'filter.priceBetween',
  '20-40': 'filter.priceBetween',
  'from-40': 'filter.priceFrom',
} as const satisfies Record<CatalogueChoice['price'], string>

export const starsLabelKeys = {
  all: 'filter.anyStars',
  '3': 'filter.starsFrom',
  '4': 'filter.starsFrom',
} as const satisfies Record<CatalogueChoice['stars'], string>
