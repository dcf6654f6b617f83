import {
  type ProductReview,
  productReview,
  productReviews,
} from '../../../contract/shop/product-review'
import { translate } from '../../../contract/wire/translations'
import type { AuthOutcome } from '../../session/auth-outcome'
import { OutcomeError } from '../../session/outcome-error'
import type { ownRequest } from '../../session/own-request'
import type { OwnReviewQuestion } from './own-review-machine'
import { changeBody } from './review-change'
import type { WrittenReview } from './review-form-schema'

type Ask = typeof ownRequest

/**
 * What one person wrote about a product, approved or not; null where they wrote nothing.
 * @throws OutcomeError
 */
export async function readOwnReview(
  ask: Ask,
  { productId, owner }: OwnReviewQuestion,
): Promise<ProductReview | null> {
  const path = `/api/products/${productId}/reviews` as const
  const outcome = await ask({ path, answer: productReviews })
  if (outcome.kind !== 'done') throw new OutcomeError(outcome)
  return outcome.data.find(({ user }) => user.id === owner) ?? null
}

/** Has the review rewritten that is there, if it still is. */
export function rewriteReview(
  ask: Ask,
  { id }: Pick<ProductReview, 'id'>,
  written: WrittenReview,
): Promise<AuthOutcome<ProductReview>> {
  const path = `/api/products/reviews/${id}` as const
  return ask({ method: 'PUT', path, body: changeBody(written), answer: productReview })
}

/**
 * Has a first review written. There can be one only: where the answer does not come, or says that
 * there is one already, what is there decides whether it is this one.
 */
export async function addReview(
  ask: Ask,
  question: OwnReviewQuestion,
  written: WrittenReview,
): Promise<AuthOutcome<ProductReview>> {
  const body = { product: question.productId, ...changeBody(written) }
  const path = '/api/products/reviews'
  const outcome = await ask({ method: 'POST', path, body, answer: productReview })
  if (!isUncertain(outcome)) return outcome
  const present = await readOwnReview(ask, question).catch(() => null)
  return present && isSame(present, written) ? { kind: 'done', data: present } : outcome
}

function isUncertain({ kind }: AuthOutcome<unknown>): boolean {
  return kind === 'unreachable' || kind === 'broken' || kind === 'refused'
}

function isSame(review: ProductReview, { rate, comment }: WrittenReview): boolean {
  return review.rate === rate && translate(review.translations, 'comment') === comment
}
