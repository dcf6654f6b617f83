import { product } from '../shop/product'
import { productReviews } from '../shop/product-review'
import { entityCalls } from './bare/entity-calls'
import { productView } from './bare/product-view'
import type { Endpoint } from './endpoint'

export const readProduct = {
  ...entityCalls.product,
  who: 'anyone',
  answer: product,
} as const satisfies Endpoint

export const countProductView = {
  ...productView,
  who: 'anyone',
  answer: product,
} as const satisfies Endpoint

export const readReviewsOfProduct = {
  method: 'GET',
  path: '/api/products/{id}/reviews',
  who: 'anyone',
  answer: productReviews,
} as const satisfies Endpoint
