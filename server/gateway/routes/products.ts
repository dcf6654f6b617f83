import { Hono } from 'hono'
import { type Product, productOrderings } from '#contract/shop/product'
import { type ProductImage, productTag } from '#contract/shop/product-category'
import type { ProductReview } from '#contract/shop/product-review'
import { product } from '#upstream/product'
import {
  categoryPicture,
  productCategory,
  switchable,
  withPictures,
} from '#upstream/product-category'
import { pictureOwner, productImage } from '#upstream/product-image'
import { productReview } from '#upstream/product-review'
import {
  chosenProducts,
  isAnsweredByApi,
  isByRating,
  wholeListPath,
} from '../catalogue/chosen-products'
import { requireFitting } from '../catalogue/fitting-products'
import { pageOfAll } from '../catalogue/page-of-all'
import { type Ratings, ratedBy } from '../catalogue/ratings'
import { answerJson } from '../http/answer'
import type { Api, Visibility } from '../http/api'
import { clientOf } from '../http/client-of'
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
} from '../http/query'
import { discardBody } from '../http/read-request'
import type { RouteContext, RouteEnv } from '../http/route-env'
import {
  answerPage,
  listOf,
  one,
  pageFrom,
  readPage,
  usualPageSize,
  withOwnLinks,
} from '../http/visible'
import { GatewayError } from '../lib/gateway-error'
import { parse } from '../upstream/read-answer'
import type { SharedLists } from '../upstream/shared-lists'

/** Products that can be bought. */
const onSale: Visibility<Product> = ({ active }) => active

/** Approved reviews, and one's own. */
const readableReview: Visibility<ProductReview> = ({ status, user }, viewer) =>
  status === 'TRUE' || user.id === viewer.userId

const isAskedFor = (id: number, asked: string | null) => asked === null || Number(asked) === id

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
  fits: ({ product }: ProductImage, query: URLSearchParams) =>
    isAskedFor(product, query.get('product')),
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
  fits: ({ product, user }: ProductReview, query: URLSearchParams) =>
    isAskedFor(product.id, query.get('productId')) && isAskedFor(user.id, query.get('userId')),
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

interface ProductTools {
  api: Api
  lists: SharedLists
  ratings: Ratings
}

/** Products, their categories, pictures, reviews and tags. */
export function productRoutes({ api, lists, ratings }: ProductTools): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()

  /** 404 where the product of the path is not on sale, so that nothing of it is revealed. */
  async function requireProduct(c: RouteContext): Promise<void> {
    const guest = api.asGuest(c)
    productOnSale(await guest.send('GET', `/product/${c.req.param('id')}`), guest)
  }

  routes.get('/products', async (c) => {
    const client = clientOf(c)
    const query = readQuery(c, productQuery)
    if (isAnsweredByApi(query)) {
      const list = { path: '/product', query: productQuery, parse: productPage }
      const read = readPage(c, api.asGuests(c), list)
      const rows = read.then(({ results }) => results)
      const [page, found] = await Promise.all([
        read,
        ratings.shownOfAll(client, read),
        requireFitting(lists, client, query, rows),
      ])
      return answerJson(c, { ...page, results: page.results.map(ratedBy(found)) })
    }
    const read = lists.readList(wholeListPath(query), product, client)
    const [products, found] = await Promise.all([
      read,
      isByRating(query) ? ratings.ofAll(client) : ratings.shownOfAll(client, read),
      requireFitting(lists, client, query, read),
    ])
    const chosen = chosenProducts(products.map(ratedBy(found)), query)
    return answerJson(c, withOwnLinks(c, productQuery, pageOfAll(chosen, query, usualPageSize)))
  })

  routes.get('/products/categories', async (c) => {
    const read = readPage(c, api.asGuest(c), categories)
    const [page, found] = await Promise.all([read, readCategoryPictures(c, read)])
    const results = page.results.map((category) => withPictures(category, found))
    return answerJson(c, { ...page, results })
  })

  routes.get(`/products/categories/${id}`, async (c) => {
    const read = api.asGuest(c).send('GET', `/product/category/${c.req.param('id')}`)
    const [category, found] = await Promise.all([read, readCategoryPictures(c, read)])
    if (!parse(switchable, category).active) throw new GatewayError(404)
    return answerJson(c, withPictures(parse(productCategory, category), found))
  })

  function readCategoryPictures(c: RouteContext, needed: Promise<unknown>) {
    const path = '/product/category/image?active=true'
    return lists.readOptionalList(path, categoryPicture, clientOf(c), needed)
  }

  routes.get('/products/images', async (c) => {
    const [page, products] = await Promise.all([
      readPage(c, api.asGuest(c), pictures),
      lists.readList(wholeListPath(new URLSearchParams()), product, clientOf(c)),
    ])
    const onSale = new Set(products.map((sold) => sold.id))
    const results = page.results.filter((picture) => onSale.has(picture.product))
    return answerJson(c, { ...page, pageTotalResults: results.length, results })
  })

  routes.get(`/products/images/${id}`, async (c) => {
    const found = await api.asGuest(c).send('GET', `/product/image/${c.req.param('id')}`)
    if (!parse(pictureOwner, found).product.active) throw new GatewayError(404)
    return answerJson(c, parse(productImage, found))
  })

  routes.get('/products/reviews', async (c) => answerPage(c, await api.asViewer(c), reviews))

  routes.get(`/products/${id}`, (c) => answerProduct(c, 'GET', ''))

  routes.post(`/products/${id}/update-view-count`, async (c) => {
    await discardBody(c)
    return answerProduct(c, 'POST', '/update_view_count')
  })

  /** The product of the path with its rating. */
  async function answerProduct(c: RouteContext, method: string, call: string): Promise<Response> {
    const guest = api.asGuest(c)
    const key = c.req.param('id') ?? ''
    const read = guest.send(method, `/product/${key}${call}`)
    const [found, rating] = await Promise.all([read, ratings.shownOfOne(key, clientOf(c), read)])
    return answerJson(c, ratedBy(rating)(productOnSale(found, guest)))
  }

  routes.get(`/products/${id}/images`, async (c) => {
    const guest = api.asGuest(c)
    const [images] = await Promise.all([
      guest.send('GET', `/product/${c.req.param('id')}/images`),
      requireProduct(c),
    ])
    return answerJson(c, productPictures(images, guest))
  })

  // The API's own list of a product's reviews shows waiting ones to everybody.
  routes.get(`/products/${id}/reviews`, async (c) => {
    const asked = await api.asViewer(c)
    const viewer = asked.userId === null ? api.asGuests(c) : asked
    const query = `?productId=${c.req.param('id')}&pagination=false`
    const [reviews] = await Promise.all([
      viewer.send('GET', '/product/review', { query }),
      requireProduct(c),
    ])
    // All of them where the API ignores the product.
    const shown = productReviews(reviews, viewer).filter(
      ({ product }) => product.id === Number(c.req.param('id')),
    )
    return answerJson(c, shown)
  })

  routes.get(`/products/${id}/tags`, async (c) => {
    const guest = api.asGuest(c)
    const [labels] = await Promise.all([
      guest.send('GET', `/product/${c.req.param('id')}/tags`),
      requireProduct(c),
    ])
    return answerJson(c, tags(labels, guest))
  })

  return routes
}
