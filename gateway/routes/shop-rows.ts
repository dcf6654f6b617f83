import { product, productOrderings } from '../../contract/shop/product'
import { productCategory } from '../../contract/shop/product-category'
import { productReview } from '../../contract/shop/product-review'
import { productTag } from '../../contract/shop/product-tag'
import { listOf, one, pageFrom } from './answer-readers'
import { picture, pictureRule, productOfPicture, productRule, reviewRule } from './list-rules'
import {
  booleanText,
  idText,
  languageText,
  numberText,
  orderingOf,
  pageRules,
  statusText,
  underscoredIds,
} from './query-rules'
import type { RouteRow } from './route-row'
import { onSale, readableReview } from './visibility'

const withinProduct = { upstream: '/product/{id}', answer: one(product, onSale) }

/** Products and what hangs on them. */
export const shopRows: readonly RouteRow[] = [
  {
    method: 'GET',
    path: '/products',
    upstream: '/product',
    query: {
      category: underscoredIds,
      minFinalPrice: numberText,
      maxFinalPrice: numberText,
      minDiscount: numberText,
      maxDiscount: numberText,
      minReviewAverage: numberText,
      minApprovedReviewAverage: numberText,
      minLikes: numberText,
      language: languageText,
      ordering: orderingOf(productOrderings),
      ...pageRules,
    },
    pageSize: 52,
    answer: pageFrom(product, onSale),
    list: productRule,
  },
  {
    method: 'GET',
    path: '/products/categories',
    upstream: '/product/category',
    query: { language: languageText, ...pageRules },
    pageSize: 100,
    answer: pageFrom(productCategory),
  },
  {
    method: 'GET',
    path: '/products/categories/{id}',
    upstream: '/product/category/{id}',
    answer: one(productCategory),
  },
  {
    method: 'GET',
    path: '/products/images',
    upstream: '/product/image',
    query: {
      id: idText,
      product: idText,
      isMain: booleanText,
      language: languageText,
      ordering: orderingOf(['createdAt', 'isMain']),
      ...pageRules,
    },
    pageSize: 52,
    answer: pageFrom(picture),
    list: pictureRule,
  },
  {
    method: 'GET',
    path: '/products/images/{id}',
    upstream: '/product/image/{id}',
    answer: one(picture),
    parent: productOfPicture,
  },
  {
    method: 'GET',
    path: '/products/reviews',
    upstream: '/product/review',
    query: {
      id: idText,
      productId: idText,
      userId: idText,
      status: statusText,
      language: languageText,
      ordering: orderingOf(['id', 'userId', 'productId', 'createdAt']),
      ...pageRules,
    },
    pageSize: 52,
    answer: pageFrom(productReview, readableReview),
    list: reviewRule,
    asViewer: true,
  },
  {
    method: 'GET',
    path: '/products/{id}',
    upstream: '/product/{id}',
    answer: one(product, onSale),
  },
  {
    method: 'POST',
    path: '/products/{id}/update-view-count',
    upstream: '/product/{id}/update_view_count',
    answer: one(product, onSale),
  },
  {
    method: 'GET',
    path: '/products/{id}/images',
    upstream: '/product/{id}/images',
    answer: listOf(picture),
    within: withinProduct,
  },
  {
    method: 'GET',
    path: '/products/{id}/reviews',
    upstream: '/product/{id}/reviews',
    answer: listOf(productReview, readableReview),
    within: withinProduct,
    asViewer: true,
  },
  {
    method: 'GET',
    path: '/products/{id}/tags',
    upstream: '/product/{id}/tags',
    answer: listOf(productTag),
    within: withinProduct,
  },
]
