import type { OwnProductReview } from '#contract/shop/product-review'
import { type ProductReview, productReview, productReviews } from '#contract/shop/product-review'
import type { ReviewChange } from '#contract/shop/review-write'
import { translate } from '#contract/wire/translations'
import { problemOfError } from '#lib/http/api-problem'
import { accountRequest } from '#session/account-request'
import type { AuthOutcome } from '#session/auth-outcome'
import { dataOf } from '#session/auth-outcome'
import { madeIf, sendThenLook } from '#session/lost-answer'
import { reviewFormOf, type WrittenReview } from './schema'

type SendRequest = typeof accountRequest

/** The review that a member may write of one product. */
export interface ReviewTarget {
  productId: number
  /** Id of the member. */
  owner: number
}

/**
 * The review that a member wrote of a product, approved or not; null if there is none.
 * @throws ApiError
 */
export async function fetchMemberReview(
  request: SendRequest,
  { productId, owner }: ReviewTarget,
  signal?: AbortSignal,
): Promise<ProductReview | null> {
  const path = `/api/products/${productId}/reviews` as const
  const outcome = await request({ path, answer: productReviews, signal })
  return dataOf(outcome).find(({ user }) => user.id === owner) ?? null
}

/** Form values of the member's review as it is now; null where it cannot be read, or is gone. */
export async function rereadReview(target: ReviewTarget) {
  const review = await fetchMemberReview(accountRequest, target).catch(() => null)
  return review && reviewFormOf(review)
}

/** Replaces rate and comment of a review; `missing` if it is gone. */
export async function updateReview(
  request: SendRequest,
  target: ReviewTarget,
  review: StoredReview,
  written: WrittenReview,
): Promise<AuthOutcome<ProductReview>> {
  const path = `/api/products/reviews/${review.id}` as const
  const body = changeBody(written)
  return sendThenLook(
    () => request({ method: 'PUT', path, body, answer: productReview }),
    () => lookForUpdate(request, target, review, written),
  )
}

type StoredReview = Pick<ProductReview, 'id' | 'rate' | 'translations'>

/** Looks whether a review was updated, after a lost answer. */
export async function lookForUpdate(
  request: SendRequest,
  target: ReviewTarget,
  { rate, translations }: StoredReview,
  written: WrittenReview,
): Promise<AuthOutcome<ProductReview | null>> {
  const read = await readMemberReview(request, target)
  if (read.kind !== 'done' || read.data === null || isSame(read.data, written)) return read
  const isAsBefore = isSame(read.data, { rate, comment: translate(translations, 'comment') })
  return isAsBefore ? { kind: 'done', data: null } : { kind: 'unclear' }
}

/** Looks whether a review was deleted, after a lost answer. */
export async function lookForRemoval(
  request: SendRequest,
  target: ReviewTarget,
  id: number,
): Promise<AuthOutcome<undefined | null>> {
  const read = await readMemberReview(request, target)
  if (read.kind !== 'done') return read
  return { kind: 'done', data: read.data?.id === id ? null : undefined }
}

/**
 * Adds a member's review. The API accepts one per product: if the response is lost, or
 * refuses a second one, the stored review is compared with this one.
 */
export async function addReview(
  request: SendRequest,
  target: ReviewTarget,
  written: WrittenReview,
): Promise<AuthOutcome<ProductReview>> {
  const body = { product: target.productId, ...changeBody(written) }
  const path = '/api/products/reviews'
  const look = async () =>
    madeIf(
      await readMemberReview(request, target),
      (review) => review !== null && isSame(review, written),
    )
  const outcome = await sendThenLook(
    () => request({ method: 'POST', path, body, answer: productReview }),
    look,
  )
  if (outcome.kind !== 'refused') return outcome
  const seen = await look()
  return seen.kind === 'done' && seen.data ? { kind: 'done', data: seen.data } : outcome
}

/**
 * Reads the review of a member, as an outcome.
 */
async function readMemberReview(
  request: SendRequest,
  target: ReviewTarget,
): Promise<AuthOutcome<ProductReview | null>> {
  try {
    return { kind: 'done', data: await fetchMemberReview(request, target) }
  } catch (error) {
    return problemOfError(error)
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
