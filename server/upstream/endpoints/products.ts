import { productTag } from '../../../contract/shop/product-category'
import { product } from '../product'
import { categoryPicture, productCategory } from '../product-category'
import { productImage } from '../product-image'
import type { UpstreamEndpoint } from './endpoint'

export const listProducts = {
  method: 'GET',
  path: '/product',
  rows: product,
} as const satisfies UpstreamEndpoint

export const readProduct = {
  method: 'GET',
  path: '/product/{id}',
  answer: product,
} as const satisfies UpstreamEndpoint

export const countProductView = {
  method: 'POST',
  path: '/product/{id}/update_view_count',
  answer: product,
} as const satisfies UpstreamEndpoint

export const listImagesOfProduct = {
  method: 'GET',
  path: '/product/{id}/images',
  rows: productImage,
} as const satisfies UpstreamEndpoint

export const listTagsOfProduct = {
  method: 'GET',
  path: '/product/{id}/tags',
  rows: productTag,
} as const satisfies UpstreamEndpoint

/** Without this query those that are switched off are listed as well. */
export const listProductCategories = {
  method: 'GET',
  path: '/product/category',
  query: { active: 'true' },
  rows: productCategory,
} as const satisfies UpstreamEndpoint

export const readProductCategory = {
  method: 'GET',
  path: '/product/category/{id}',
  answer: productCategory,
} as const satisfies UpstreamEndpoint

export const listCategoryPictures = {
  method: 'GET',
  path: '/product/category/image',
  query: { active: 'true' },
  rows: categoryPicture,
} as const satisfies UpstreamEndpoint

export const listProductImages = {
  method: 'GET',
  path: '/product/image',
  rows: productImage,
} as const satisfies UpstreamEndpoint

export const readProductImage = {
  method: 'GET',
  path: '/product/image/{id}',
  answer: productImage,
} as const satisfies UpstreamEndpoint
