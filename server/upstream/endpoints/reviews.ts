import { ownProductReview, productReview } from '../product-review'
import type { UpstreamEndpoint } from './endpoint'

export const listReviews = {
  method: 'GET',
  path: '/product/review',
  rows: productReview,
} as const satisfies UpstreamEndpoint

export const listReviewsOf = {
  method: 'GET',
  path: '/user/account/{me}/product_reviews',
  rows: ownProductReview,
} as const satisfies UpstreamEndpoint

export const writeReview = {
  method: 'POST',
  path: '/product/review',
  answer: productReview,
} as const satisfies UpstreamEndpoint

export const readReview = {
  method: 'GET',
  path: '/product/review/{id}',
  answer: productReview,
} as const satisfies UpstreamEndpoint

export const changeReview = {
  method: 'PATCH',
  path: '/product/review/{id}',
  answer: productReview,
} as const satisfies UpstreamEndpoint

export const removeReview = {
  method: 'DELETE',
  path: '/product/review/{id}',
} as const satisfies UpstreamEndpoint

export const readOwnReview = {
  method: 'GET',
  path: '/product/review/{product}/user_product_review',
  answer: productReview,
} as const satisfies UpstreamEndpoint
