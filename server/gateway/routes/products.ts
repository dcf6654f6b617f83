import { Hono } from 'hono'
import { productOrderings } from '#contract/shop/product'
import { productTag } from '#contract/shop/product-category'
import { product } from '#upstream/product'
import {
  categoryPicture,
  productCategory,
  switchable,
  withPictures,
} from '#upstream/product-category'
import { pictureOwner, productImage } from '#upstream/product-image'
import { productReview } from '#upstream/product-review'
import { chosenProducts, isAnsweredByApi, wholeListPath } from '../catalogue/chosen-products'
import { pageOfAll } from '../catalogue/page-of-all'
import { ratedBy } from '../catalogue/ratings'
import { GatewayError } from '../gateway-error'
import type { RouteContext, RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { asGuest, asGuests, asViewer, clientOf } from './api-caller'
import {
  booleanText,
  id,
  idText,
  languageText,
  numberText,
  orderingOf,
  pageRules,
  readQuery,
  statusText,
  underscoredIds,
} from './query'
import { discardBody } from './read-request'
import {
  answerJson,
  answerPage,
  listOf,
  one,
  pageFrom,
  readPage,
  usualPageSize,
  withOwnLinks,
} from './responses'
import { onSale, readableReview } from './visibility'

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
const pictures = {
  path: '/product/image',
  query: {
    id: idText,
    product: idText,
    isMain: booleanText,
    ordering: orderingOf(['createdAt', 'isMain']),
    ...list,
  },
  parse: pageFrom(productImage),
}
const reviews = {
  path: '/product/review',
  query: {
    id: idText,
    productId: idText,
    userId: idText,
    status: statusText,
    ordering: orderingOf(['id', 'userId', 'productId', 'createdAt']),
    ...list,
  },
  parse: pageFrom(productReview, readableReview),
}
const categories = {
  path: '/product/category',
  query: list,
  parse: pageFrom(productCategory),
  pageSize: 100,
  // Those that are switched off are listed as well.
  forced: { active: 'true' },
}

const productOnSale = one(product, onSale)
const productPage = pageFrom(product)
const productPictures = listOf(productImage)
const productReviews = listOf(productReview, readableReview)
const tags = listOf(productTag)

/** 404 where the product of the path is not on sale, so that nothing of it is revealed. */
async function requireProduct(c: RouteContext): Promise<void> {
  const guest = asGuest(c)
  productOnSale(await guest.send('GET', `/product/${c.req.param('id')}`), guest)
}

productRoutes.get('/products', async (c) => {
  const { ratings, lists } = c.var.services
  const client = clientOf(c)
  const query = readQuery(c, productQuery)
  const all = ratings.ofAll(client)
  if (isAnsweredByApi(query)) {
    const list = { path: '/product', query: productQuery, parse: productPage }
    // Without ratings, products can still be shown.
    const [page, found] = await Promise.all([
      readPage(c, asGuests(c), list),
      all.catch(() => new Map<number, never>()),
    ])
    return answerJson(c, { ...page, results: page.results.map(ratedBy(found)) })
  }
  const [products, found] = await Promise.all([
    lists.readList(wholeListPath(query), product, client),
    all,
  ])
  const chosen = chosenProducts(products.map(ratedBy(found)), query)
  return answerJson(c, withOwnLinks(c, productQuery, pageOfAll(chosen, query, usualPageSize)))
})

productRoutes.get('/products/categories', async (c) => {
  const [page, found] = await Promise.all([
    readPage(c, asGuest(c), categories),
    readCategoryPictures(c),
  ])
  const results = page.results.map((category) => withPictures(category, found))
  return answerJson(c, { ...page, results })
})

productRoutes.get(`/products/categories/${id}`, async (c) => {
  const [category, found] = await Promise.all([
    asGuest(c).send('GET', `/product/category/${c.req.param('id')}`),
    readCategoryPictures(c),
  ])
  if (!parse(switchable, category).active) throw new GatewayError(404)
  return answerJson(c, withPictures(parse(productCategory, category), found))
})

function readCategoryPictures(c: RouteContext) {
  const path = '/product/category/image?active=true'
  return c.var.services.lists.readList(path, categoryPicture, clientOf(c))
}

productRoutes.get('/products/images', async (c) => {
  const [page, products] = await Promise.all([
    readPage(c, asGuest(c), pictures),
    c.var.services.lists.readList(wholeListPath(new URLSearchParams()), product, clientOf(c)),
  ])
  const onSale = new Set(products.map((sold) => sold.id))
  const results = page.results.filter((picture) => onSale.has(picture.product))
  return answerJson(c, { ...page, pageTotalResults: results.length, results })
})

productRoutes.get(`/products/images/${id}`, async (c) => {
  const found = await asGuest(c).send('GET', `/product/image/${c.req.param('id')}`)
  if (!parse(pictureOwner, found).product.active) throw new GatewayError(404)
  return answerJson(c, parse(productImage, found))
})

productRoutes.get('/products/reviews', async (c) => answerPage(c, await asViewer(c), reviews))

productRoutes.get(`/products/${id}`, (c) => answerProduct(c, 'GET', ''))

productRoutes.post(`/products/${id}/update-view-count`, async (c) => {
  await discardBody(c)
  return answerProduct(c, 'POST', '/update_view_count')
})

/** The product of the path with its rating; without that, it can still be shown. */
async function answerProduct(c: RouteContext, method: string, call: string): Promise<Response> {
  const guest = asGuest(c)
  const key = c.req.param('id') ?? ''
  const [found, rating] = await Promise.all([
    guest.send(method, `/product/${key}${call}`),
    c.var.services.ratings.ofOne(key, clientOf(c)).catch(() => new Map<number, never>()),
  ])
  return answerJson(c, ratedBy(rating)(productOnSale(found, guest)))
}

productRoutes.get(`/products/${id}/images`, async (c) => {
  const guest = asGuest(c)
  const [images] = await Promise.all([
    guest.send('GET', `/product/${c.req.param('id')}/images`),
    requireProduct(c),
  ])
  return answerJson(c, productPictures(images, guest))
})

// The API's own list of a product's reviews shows waiting ones to everybody.
productRoutes.get(`/products/${id}/reviews`, async (c) => {
  const asked = await asViewer(c)
  const viewer = asked.userId === null ? asGuests(c) : asked
  const query = `?productId=${c.req.param('id')}&pagination=false`
  const [reviews] = await Promise.all([
    viewer.send('GET', '/product/review', { query }),
    requireProduct(c),
  ])
  return answerJson(c, productReviews(reviews, viewer))
})

productRoutes.get(`/products/${id}/tags`, async (c) => {
  const guest = asGuest(c)
  const [labels] = await Promise.all([
    guest.send('GET', `/product/${c.req.param('id')}/tags`),
    requireProduct(c),
  ])
  return answerJson(c, tags(labels, guest))
})
