import * as z from 'zod/mini'
import { product, productOrderings } from '../shop/product'
import {
  alertKinds,
  ownProductAlert,
  productAlert,
  productAlertCreation,
} from '../shop/product-alert'
import { productCategory } from '../shop/product-category'
import { productReviews } from '../shop/product-review'
import { listedProduct } from '../shop/variants'
import { pageOf } from '../wire/page'
import {
  booleanText,
  idText,
  numberText,
  orderingOf,
  pageRules,
  translatedPageRules,
  typedText,
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
  brand: typedText,
  /** Values of attributes, by their ids; a product has all of them. */
  attributes: underscoredIds,
  /** One product of each group of variants, with what the list has of the group. */
  grouped: booleanText,
  ordering: orderingOf(productOrderings),
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

export const readReviewsOfProduct = {
  method: 'GET',
  path: '/api/products/{id}/reviews',
  who: 'anyone',
  answer: productReviews,
} as const satisfies Endpoint

export const readProductCategory = {
  method: 'GET',
  path: '/api/products/categories/{id}',
  who: 'anyone',
  answer: productCategory,
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

/** What a member wants to be told, and has been told, newest first. */
export const listProductAlerts = {
  method: 'GET',
  path: '/api/products/alerts',
  who: 'member',
  query: { product: idText, kind: z.enum(alertKinds), isActive: booleanText, ...pageRules },
  answer: pageOf(ownProductAlert),
} as const satisfies Endpoint

export const removeProductAlert = {
  method: 'DELETE',
  path: '/api/products/alerts/{id}',
  who: 'member',
} as const satisfies Endpoint
