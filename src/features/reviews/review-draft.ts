/** Under which name a rewritten review waits in the tab. */
export function reviewDraft(id: number): string {
  return `review-${id}`
}

/** Under which name a review waits that is written on a product's own page. */
export function ownReviewDraft(productId: number): string {
  return `review-of-${productId}`
}
