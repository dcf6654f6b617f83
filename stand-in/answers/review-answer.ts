import type { ReviewRow } from '../store/review-queries'
import { publishFields, stampFields } from './common-fields'
import { productAnswer } from './product-answer'
import { userAnswer } from './user-answer'

/** Where and when something was asked. */
export interface Asked {
  /** Scheme, host and port under which the API was asked. */
  origin: string
  now: Date
}

/** A review as the API sends it, with the whole product and the whole account of its author. */
export function reviewAnswer(row: ReviewRow, { origin, now }: Asked) {
  return {
    id: row.id,
    translations: row.translations,
    product: productAnswer(row.product),
    user: userAnswer(row.user, origin),
    rate: row.rate,
    status: row.status,
    ...publishFields(row, now),
    ...stampFields(row),
  }
}
