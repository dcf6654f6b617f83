import { productReview } from '../shop/product-review'
import {
  ownReviewAnswer,
  ownReviewQuestion,
  reviewChange,
  reviewCreation,
} from '../shop/review-write'
import type { Endpoint } from './endpoint'

export const writeReview = {
  method: 'POST',
  path: '/api/products/reviews',
  who: 'member',
  body: reviewCreation,
  answer: productReview,
  status: 201,
} as const satisfies Endpoint

export const changeReview = {
  method: 'PUT',
  path: '/api/products/reviews/{id}',
  who: 'member',
  body: reviewChange,
  answer: productReview,
} as const satisfies Endpoint

export const removeReview = {
  method: 'DELETE',
  path: '/api/products/reviews/{id}',
  who: 'member',
} as const satisfies Endpoint

/** One's own review of a product; null without one. */
export const readOwnReview = {
  method: 'POST',
  path: '/api/products/reviews/user-product-review',
  who: 'member',
  body: ownReviewQuestion,
  answer: ownReviewAnswer,
} as const satisfies Endpoint
