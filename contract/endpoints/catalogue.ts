import { productOrderings } from '../shop/product'
import { productCategory } from '../shop/product-category'
import { listedProduct } from '../shop/variants'
import { pageOf } from '../wire/page'
import {
  booleanText,
  numberText,
  orderingOf,
  translatedPageRules,
  underscoredIds,
} from '../wire/query-rules'
import { typedText } from '../wire/typed-query'
import { entityCalls } from './bare/entity-calls'
import { productList } from './bare/product-list'
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
  ...productList,
  who: 'anyone',
  query: productQuery,
  answer: pageOf(listedProduct),
} as const satisfies Endpoint

export const readProductCategory = {
  ...entityCalls.productCategory,
  who: 'anyone',
  answer: productCategory,
} as const satisfies Endpoint
