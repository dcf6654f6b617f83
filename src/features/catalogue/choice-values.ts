import type { CatalogueChoice } from './catalogue-choice'

/** Price ranges in euro by their value in the URL. */
export const priceRanges = {
  all: {},
  'to-10': { to: 10 },
  '10-20': { from: 10, to: 20 },
  '20-40': { from: 20, to: 40 },
  'from-40': { from: 40 },
} as const satisfies Record<CatalogueChoice['price'], { from?: number; to?: number }>

/** Minimum stars by their value in the URL. */
export const minStars = { all: 0, '3': 3, '4': 4 } as const satisfies Record<
  CatalogueChoice['stars'],
  number
>
