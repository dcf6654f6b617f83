import { changeReview, readOwnReview, writeReview } from '#contract/endpoints/reviews'
import type { OwnProductReview, ProductReview } from '#contract/shop/product-review'
import type { ReviewChange } from '#contract/shop/review-write'
import { translate } from '#contract/wire/translations'
import type { Call } from '#lib/http/call'
import { call } from '#lib/http/call'
import { ApiError, problemOf } from '#lib/http/problem'
import { sendThenLook } from '#session/lost-answer'
import { reviewFormOf, type WrittenReview } from './schema'

/** The review that a member may write of one product. */
export interface ReviewTarget {
  productId: number
  /** Id of the member. */
  owner: number
}

/**
 * The review that a member wrote of a product, approved or not; null if there is none. Not from the
 * list of its reviews, in which one that cannot be read would be missing.
 * @throws ApiError
 */
export function fetchMemberReview(
  call: Call,
  { productId }: Pick<ReviewTarget, 'productId'>,
  signal?: AbortSignal,
): Promise<ProductReview | null> {
  return call(readOwnReview, { body: { product: productId }, signal, retries: 1 })
}

/** Form values of the member's review as it is now; null where it cannot be read, or is gone. */
export async function rereadReview(target: ReviewTarget) {
  const review = await fetchMemberReview(call, target).catch(() => null)
  return review && reviewFormOf(review)
}

/** Replaces rate and comment of a review; `missing` if it is gone. */
export async function updateReview(
  call: Call,
  target: ReviewTarget,
  review: StoredReview,
  written: WrittenReview,
): Promise<ProductReview> {
  const sent = { params: { id: review.id }, body: changeBody(written) }
  return sendThenLook(
    () => call(changeReview, sent),
    () => lookForUpdate(call, target, review, written),
  )
}

type StoredReview = Pick<ProductReview, 'id' | 'rate' | 'translations'>

/** Looks whether a review was updated, after a lost answer. */
export async function lookForUpdate(
  call: Call,
  target: ReviewTarget,
  { rate, translations }: StoredReview,
  written: WrittenReview,
): Promise<ProductReview | null> {
  const stored = await fetchMemberReview(call, target)
  if (stored === null || isSame(stored, written)) return stored
  if (isSame(stored, { rate, comment: translate(translations, 'comment') })) return null
  throw new ApiError({ kind: 'unclear' })
}

/** Looks whether a review was deleted, after a lost answer. */
export async function lookForRemoval(
  call: Call,
  target: ReviewTarget,
  id: number,
): Promise<undefined | null> {
  const stored = await fetchMemberReview(call, target)
  return stored?.id === id ? null : undefined
}

/**
 * Adds a member's review. The API accepts one per product: if the response is lost, or
 * refuses a second one, the stored review is compared with this one.
 */
export async function addReview(
  call: Call,
  target: ReviewTarget,
  written: WrittenReview,
): Promise<ProductReview> {
  const body = { product: target.productId, ...changeBody(written) }
  const look = async () => {
    const stored = await fetchMemberReview(call, target)
    return stored !== null && isSame(stored, written) ? stored : null
  }
  try {
    return await sendThenLook(() => call(writeReview, { body }), look)
  } catch (error) {
    const isRefused = problemOf(error).kind === 'refused'
    const seen = isRefused ? await look().catch(() => null) : null
    if (seen) return seen
    throw error
  }
}

function isSame(review: ProductReview, { rate, comment }: WrittenReview): boolean {
  return review.rate === rate && translate(review.translations, 'comment') === comment
}

/** A review to be deleted. */
export interface ReviewRemoval {
  id: number
  productId: number
  /** Name of its product, for the confirmation. */
  name: string
}

/** Body of `PUT /api/products/reviews/{id}`. */
export function changeBody({ rate, comment }: WrittenReview): ReviewChange {
  return { rate, translations: { el: { comment } } }
}

/** A listed review after an update, with its status as the answer has it. */
export function withUpdate(
  review: OwnProductReview,
  { rate, status, translations }: Pick<ProductReview, 'rate' | 'status' | 'translations'>,
): OwnProductReview {
  return { ...review, rate, status, translations }
}
