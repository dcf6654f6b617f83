import { product } from '../shop/product'
import { productReview } from '../shop/product-review'
import { pageOf } from '../wire/page'
import { entityCalls } from './bare/entity-calls'
import { productViewPath } from './bare/product-view'
import type { Endpoint } from './endpoint'

export const readProduct = {
  ...entityCalls.product,
  who: 'anyone',
  answer: product,
} as const satisfies Endpoint

export const countProductView = {
  method: 'POST',
  path: productViewPath,
  who: 'anyone',
  answer: product,
} as const satisfies Endpoint

export const readReviewsOfProduct = {
  method: 'GET',
  path: '/api/products/{id}/reviews',
  who: 'anyone',
  answer: pageOf(productReview),
} as const satisfies Endpoint
