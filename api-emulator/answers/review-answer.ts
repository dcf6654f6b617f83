import type { ReviewRow } from '../store/review-queries'
import { type AnswerMode, publishFields, stampFields } from './common-fields'
import { productAnswer } from './product-answer'
import { userAnswer } from './user-answer'

/** Where and when something was asked, and in which mode the API answers. */
export interface Asked extends AnswerMode {
  /** Scheme, host and port under which the API was asked. */
  origin: string
  now: Date
}

/** A review as the API sends it, with the whole product and the whole account of its author. */
export function reviewAnswer(row: ReviewRow, { origin, now, extensions }: Asked) {
  // The real API never says since when a review is public.
  const shown = extensions ? row : { ...row, publishedAt: null }
  return {
    id: row.id,
    translations: row.translations,
    product: productAnswer(row.product),
    user: userAnswer(row.user, origin, { extensions }),
    rate: row.rate,
    status: row.status,
    ...publishFields(shown, now),
    ...stampFields(row),
  }
}
