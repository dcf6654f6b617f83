import type { ShownReview } from './shown-review'

/** How many reviews gave this many stars. */
export interface StarShare {
  stars: number
  count: number
  /** Of all reviews, 0 to 1. */
  share: number
}

export interface ReviewSummary {
  count: number
  /** Half stars, 0 to 10; 0 without reviews. */
  average: number
  /** From five stars down to one; a half star on top of whole ones is not counted, a lone half is one. */
  distribution: StarShare[]
}

/** What all reviews together say. */
export function summariseReviews(reviews: readonly Pick<ShownReview, 'rate'>[]): ReviewSummary {
  const count = reviews.length
  const total = reviews.reduce((sum, { rate }) => sum + rate, 0)
  const distribution = [5, 4, 3, 2, 1].map((stars) => {
    const found = reviews.filter(({ rate }) => Math.max(1, Math.floor(rate / 2)) === stars).length
    return { stars, count: found, share: count > 0 ? found / count : 0 }
  })
  return { count, average: count > 0 ? total / count : 0, distribution }
}
