import { Hono } from 'hono'
import { product, productOrderings } from '#contract/shop/product'
import { productCategory, productTag } from '#contract/shop/product-category'
import { productReview } from '#contract/shop/product-review'
import { GatewayError } from '../gateway-error'
import type { RouteContext, RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { asGuest, asViewer, clientOf } from './api-caller'
import {
  booleanText,
  id,
  idText,
  languageText,
  numberText,
  orderingOf,
  pageRules,
  statusText,
  underscoredIds,
} from './query'
import { discardBody } from './read-request'
import {
  answerJson,
  answerListAsGuest,
  answerListAsViewer,
  answerPage,
  listOf,
  one,
  pageFrom,
} from './responses'
import { onSale, picture, pictureRule, productRule, readableReview, reviewRule } from './visibility'

/** Products, their categories, pictures, reviews and tags. */
export const productRoutes = new Hono<RouteEnv>()

const list = { language: languageText, ...pageRules }
const productQuery = {
  category: underscoredIds,
  minFinalPrice: numberText,
  maxFinalPrice: numberText,
  minDiscount: numberText,
  maxDiscount: numberText,
  minReviewAverage: numberText,
  minApprovedReviewAverage: numberText,
  minLikes: numberText,
  ordering: orderingOf(productOrderings),
  ...list,
}
const pictureQuery = {
  id: idText,
  product: idText,
  isMain: booleanText,
  ordering: orderingOf(['createdAt', 'isMain']),
  ...list,
}
const reviewQuery = {
  id: idText,
  productId: idText,
  userId: idText,
  status: statusText,
  ordering: orderingOf(['id', 'userId', 'productId', 'createdAt']),
  ...list,
}

const productOnSale = one(product, onSale)
const categories = {
  path: '/product/category',
  query: list,
  parse: pageFrom(productCategory),
  pageSize: 100,
}
const pictures = listOf(picture)
const readableReviews = listOf(productReview, readableReview)
const tags = listOf(productTag)

/** 404 where the product of the path is not on sale, so that nothing of it is revealed. */
async function requireProduct(c: RouteContext): Promise<void> {
  const guest = asGuest(c)
  productOnSale(await guest.send('GET', `/product/${c.req.param('id')}`), guest)
}

productRoutes.get('/products', (c) =>
  answerListAsGuest(c, { rule: productRule, path: '/product', query: productQuery }),
)

productRoutes.get('/products/categories', (c) => answerPage(c, asGuest(c), categories))

productRoutes.get(`/products/categories/${id}`, async (c) => {
  const found = await asGuest(c).send('GET', `/product/category/${c.req.param('id')}`)
  return answerJson(c, parse(productCategory, found))
})

productRoutes.get('/products/images', (c) =>
  answerListAsGuest(c, { rule: pictureRule, path: '/product/image', query: pictureQuery }),
)

productRoutes.get(`/products/images/${id}`, async (c) => {
  const found = await asGuest(c).send('GET', `/product/image/${c.req.param('id')}`)
  const image = parse(picture, found)
  const ids = new Set([image.product])
  const visible = await c.var.services.lists.visibleAmong(productRule, ids, clientOf(c))
  if (!visible.has(image.product)) throw new GatewayError(404)
  return answerJson(c, image)
})

productRoutes.get('/products/reviews', (c) =>
  answerListAsViewer(c, { rule: reviewRule, path: '/product/review', query: reviewQuery }),
)

productRoutes.get(`/products/${id}`, async (c) => {
  const guest = asGuest(c)
  const found = await guest.send('GET', `/product/${c.req.param('id')}`)
  return answerJson(c, productOnSale(found, guest))
})

productRoutes.post(`/products/${id}/update-view-count`, async (c) => {
  await discardBody(c)
  const guest = asGuest(c)
  const counted = await guest.send('POST', `/product/${c.req.param('id')}/update_view_count`)
  return answerJson(c, productOnSale(counted, guest))
})

productRoutes.get(`/products/${id}/images`, async (c) => {
  const guest = asGuest(c)
  const [images] = await Promise.all([
    guest.send('GET', `/product/${c.req.param('id')}/images`),
    requireProduct(c),
  ])
  return answerJson(c, pictures(images, guest))
})

productRoutes.get(`/products/${id}/reviews`, async (c) => {
  const viewer = await asViewer(c)
  const [reviews] = await Promise.all([
    viewer.send('GET', `/product/${c.req.param('id')}/reviews`),
    requireProduct(c),
  ])
  return answerJson(c, readableReviews(reviews, viewer))
})

productRoutes.get(`/products/${id}/tags`, async (c) => {
  const guest = asGuest(c)
  const [labels] = await Promise.all([
    guest.send('GET', `/product/${c.req.param('id')}/tags`),
    requireProduct(c),
  ])
  return answerJson(c, tags(labels, guest))
})
