import * as z from 'zod/mini'
import { product, productOrderings } from '../shop/product'
import { productAlert, productAlertCreation } from '../shop/product-alert'
import { productCategory, productImage, productTag } from '../shop/product-category'
import { productReview, productReviews } from '../shop/product-review'
import { listedProduct } from '../shop/variants'
import { pageOf } from '../wire/page'
import {
  booleanText,
  idText,
  numberText,
  orderingOf,
  statusText,
  translatedPageRules,
  underscoredIds,
} from '../wire/query-rules'
import type { Endpoint } from './endpoint'

const productQuery = {
  category: underscoredIds,
  minFinalPrice: numberText,
  maxFinalPrice: numberText,
  minDiscount: numberText,
  maxDiscount: numberText,
  minReviewAverage: numberText,
  minApprovedReviewAverage: numberText,
  minLikes: numberText,
  /** One product of each group of variants, with what the list has of the group. */
  grouped: booleanText,
  ordering: orderingOf(productOrderings),
  ...translatedPageRules,
}
const imageQuery = {
  id: idText,
  product: idText,
  isMain: booleanText,
  ordering: orderingOf(['createdAt', 'isMain']),
  ...translatedPageRules,
}
const reviewQuery = {
  id: idText,
  productId: idText,
  userId: idText,
  status: statusText,
  ordering: orderingOf(['id', 'userId', 'productId', 'createdAt']),
  ...translatedPageRules,
}

export const listProducts = {
  method: 'GET',
  path: '/api/products',
  who: 'anyone',
  query: productQuery,
  answer: pageOf(listedProduct),
} as const satisfies Endpoint

export const readProduct = {
  method: 'GET',
  path: '/api/products/{id}',
  who: 'anyone',
  answer: product,
} as const satisfies Endpoint

export const countProductView = {
  method: 'POST',
  path: '/api/products/{id}/update-view-count',
  who: 'anyone',
  answer: product,
} as const satisfies Endpoint

export const listProductImages = {
  method: 'GET',
  path: '/api/products/images',
  who: 'anyone',
  query: imageQuery,
  answer: pageOf(productImage),
} as const satisfies Endpoint

export const readProductImage = {
  method: 'GET',
  path: '/api/products/images/{id}',
  who: 'anyone',
  answer: productImage,
} as const satisfies Endpoint

export const readImagesOfProduct = {
  method: 'GET',
  path: '/api/products/{id}/images',
  who: 'anyone',
  answer: z.array(productImage),
} as const satisfies Endpoint

export const readReviewsOfProduct = {
  method: 'GET',
  path: '/api/products/{id}/reviews',
  who: 'anyone',
  answer: productReviews,
} as const satisfies Endpoint

export const readTagsOfProduct = {
  method: 'GET',
  path: '/api/products/{id}/tags',
  who: 'anyone',
  answer: z.array(productTag),
} as const satisfies Endpoint

export const listProductCategories = {
  method: 'GET',
  path: '/api/products/categories',
  who: 'anyone',
  query: translatedPageRules,
  answer: pageOf(productCategory),
} as const satisfies Endpoint

export const readProductCategory = {
  method: 'GET',
  path: '/api/products/categories/{id}',
  who: 'anyone',
  answer: productCategory,
} as const satisfies Endpoint

/** Approved reviews, and one's own. */
export const listProductReviews = {
  method: 'GET',
  path: '/api/products/reviews',
  who: 'anyone',
  query: reviewQuery,
  answer: pageOf(productReview),
} as const satisfies Endpoint

/** Asks to be told of a product once; 409 where it was asked for before. */
export const createProductAlert = {
  method: 'POST',
  path: '/api/products/alerts',
  who: 'anyone',
  body: productAlertCreation,
  answer: productAlert,
  status: 201,
} as const satisfies Endpoint
