import * as endpoints from '#contract/endpoints/products'
import type { Product } from '#contract/shop/product'
import type { ProductImage } from '#contract/shop/product-category'
import type { ProductReview } from '#contract/shop/product-review'
import * as upstream from '#upstream/endpoints/products'
import { listReviews } from '#upstream/endpoints/reviews'
import { switchable, withPictures } from '#upstream/product-category'
import { pictureOwner } from '#upstream/product-image'
import {
  chosenProducts,
  isAnsweredByApi,
  isByRating,
  wholeList,
} from '../catalogue/chosen-products'
import { requireFitting } from '../catalogue/fitting-products'
import { pageOfAll } from '../catalogue/page-of-all'
import { type Ratings, ratedBy } from '../catalogue/ratings'
import type { Api, Visibility } from '../http/api'
import { clientOf } from '../http/client-of'
import { createRoutes } from '../http/create-routes'
import { readQuery } from '../http/query'
import type { RouteContext } from '../http/route-env'
import { readPage, usualPageSize, withOwnLinks } from '../http/visible'
import { GatewayError } from '../lib/gateway-error'
import { parse } from '../upstream/read-answer'
import type { SharedLists } from '../upstream/shared-lists'

/** Products that can be bought. */
const onSale: Visibility<Product> = ({ active }) => active

/** Approved reviews, and one's own. */
const readableReview: Visibility<ProductReview> = ({ status, user }, viewer) =>
  status === 'TRUE' || user.id === viewer.userId

const isAskedFor = (id: number, asked: string | null) => asked === null || Number(asked) === id

const pictures = {
  fits: ({ product }: ProductImage, query: URLSearchParams) =>
    isAskedFor(product, query.get('product')),
}
const reviews = {
  visible: readableReview,
  fits: ({ product, user }: ProductReview, query: URLSearchParams) =>
    isAskedFor(product.id, query.get('productId')) && isAskedFor(user.id, query.get('userId')),
}

interface ProductTools {
  api: Api
  lists: SharedLists
  ratings: Ratings
}

/** Products, their categories, pictures, reviews and tags. */
export function productRoutes({ api, lists, ratings }: ProductTools) {
  const { routes, route } = createRoutes(api)

  /** 404 where a product is not on sale, so that nothing of it is revealed. */
  async function requireProduct(c: RouteContext, id: string): Promise<void> {
    await api.asGuest(c).ask(upstream.readProduct, { params: { id }, visible: onSale })
  }

  route(endpoints.listProducts, async ({ c, endpoint }) => {
    const client = clientOf(c)
    const query = readQuery(c, endpoint.query)
    if (isAnsweredByApi(query)) {
      const read = readPage(c, api.asGuests(c), endpoint, upstream.listProducts, {})
      const rows = read.then(({ results }) => results)
      const [page, found] = await Promise.all([
        read,
        ratings.shownOfAll(client, read),
        requireFitting(lists, client, query, rows),
      ])
      return { ...page, results: page.results.map(ratedBy(found)) }
    }
    const read = lists.readList(wholeList(query), client)
    const [products, found] = await Promise.all([
      read,
      isByRating(query) ? ratings.ofAll(client) : ratings.shownOfAll(client, read),
      requireFitting(lists, client, query, read),
    ])
    const chosen = chosenProducts(products.map(ratedBy(found)), query)
    return withOwnLinks(c, endpoint.query, pageOfAll(chosen, query, usualPageSize))
  })

  route(endpoints.listProductCategories, async ({ c, endpoint }) => {
    const list = { pageSize: 100 }
    const read = readPage(c, api.asGuest(c), endpoint, upstream.listProductCategories, list)
    const [page, found] = await Promise.all([read, readCategoryPictures(c, read)])
    return { ...page, results: page.results.map((category) => withPictures(category, found)) }
  })

  route(endpoints.readProductCategory, async ({ c, id }) => {
    const read = api.asGuest(c).askRaw(upstream.readProductCategory, { params: { id } })
    const [category, found] = await Promise.all([read, readCategoryPictures(c, read)])
    if (!parse(switchable, category).active) throw new GatewayError(404)
    return withPictures(parse(upstream.readProductCategory.answer, category), found)
  })

  function readCategoryPictures(c: RouteContext, needed: Promise<unknown>) {
    return lists.readOptionalList(upstream.listCategoryPictures, clientOf(c), needed)
  }

  route(endpoints.listProductImages, async ({ c, endpoint }) => {
    const [page, products] = await Promise.all([
      readPage(c, api.asGuest(c), endpoint, upstream.listProductImages, pictures),
      lists.readList(wholeList(), clientOf(c)),
    ])
    const onSale = new Set(products.map((sold) => sold.id))
    const results = page.results.filter((picture) => onSale.has(picture.product))
    return { ...page, pageTotalResults: results.length, results }
  })

  route(endpoints.readProductImage, async ({ c, id }) => {
    const found = await api.asGuest(c).askRaw(upstream.readProductImage, { params: { id } })
    if (!parse(pictureOwner, found).product.active) throw new GatewayError(404)
    return parse(upstream.readProductImage.answer, found)
  })

  route(endpoints.listProductReviews, async ({ c, endpoint }) =>
    readPage(c, await api.asViewer(c), endpoint, listReviews, reviews),
  )

  route(endpoints.readProduct, ({ c, id }) => ratedProduct(c, id, upstream.readProduct))

  route(endpoints.countProductView, ({ c, id }) => ratedProduct(c, id, upstream.countProductView))

  /** A product with its rating. */
  async function ratedProduct(
    c: RouteContext,
    id: string,
    call: typeof upstream.readProduct | typeof upstream.countProductView,
  ) {
    const read = api.asGuest(c).ask(call, { params: { id }, visible: onSale })
    const [found, rating] = await Promise.all([read, ratings.shownOfOne(id, clientOf(c), read)])
    return ratedBy(rating)(found)
  }

  route(endpoints.readImagesOfProduct, async ({ c, id }) => {
    const [images] = await Promise.all([
      api.asGuest(c).ask(upstream.listImagesOfProduct, { params: { id } }),
      requireProduct(c, id),
    ])
    return images
  })

  // The API's own list of a product's reviews shows waiting ones to everybody.
  route(endpoints.readReviewsOfProduct, async ({ c, id }) => {
    const asked = await api.asViewer(c)
    const viewer = asked.userId === null ? api.asGuests(c) : asked
    const query = { productId: id, pagination: 'false' }
    const [reviews] = await Promise.all([
      viewer.ask(listReviews, { query, visible: readableReview }),
      requireProduct(c, id),
    ])
    // All of them where the API ignores the product.
    return reviews.filter(({ product }) => product.id === Number(id))
  })

  route(endpoints.readTagsOfProduct, async ({ c, id }) => {
    const [labels] = await Promise.all([
      api.asGuest(c).ask(upstream.listTagsOfProduct, { params: { id } }),
      requireProduct(c, id),
    ])
    return labels
  })

  return routes
}
