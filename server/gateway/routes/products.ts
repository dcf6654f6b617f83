import * as endpoints from '#contract/endpoints/products'
import type { Product } from '#contract/shop/product'
import type { ProductReview } from '#contract/shop/product-review'
import { product } from '#upstream/product'
import {
  categoryPicture,
  productCategory,
  switchable,
  withPictures,
} from '#upstream/product-category'
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
import type { Api, Visibility } from '../http/api'
import { clientOf } from '../http/client-of'
import { createRoutes } from '../http/create-routes'
import { readQuery } from '../http/query'
import type { RouteContext } from '../http/route-env'
import { listOf, one, pageFrom, readPage, usualPageSize, withOwnLinks } from '../http/visible'
import { GatewayError } from '../lib/gateway-error'
import { parse } from '../upstream/read-answer'
import type { SharedLists } from '../upstream/shared-lists'

/** Products that can be bought. */
const onSale: Visibility<Product> = ({ active }) => active

/** Approved reviews, and one's own. */
const readableReview: Visibility<ProductReview> = ({ status, user }, viewer) =>
  status === 'TRUE' || user.id === viewer.userId

const productOnSale = one(product, onSale)
const productPage = pageFrom(product)
const productReviews = listOf(productReview, readableReview)

interface ProductTools {
  api: Api
  lists: SharedLists
  ratings: Ratings
}

/** Products, their categories and reviews. */
export function productRoutes({ api, lists, ratings }: ProductTools) {
  const { routes, route } = createRoutes(api)

  /** 404 where a product is not on sale, so that nothing of it is revealed. */
  async function requireProduct(c: RouteContext, id: string): Promise<void> {
    const guest = api.asGuest(c)
    productOnSale(await guest.send('GET', `/product/${id}`), guest)
  }

  route(endpoints.listProducts, async ({ c, endpoint }) => {
    const client = clientOf(c)
    const query = readQuery(c, endpoint.query)
    if (isAnsweredByApi(query)) {
      const list = { path: '/product', parse: productPage }
      const read = readPage(c, api.asGuests(c), endpoint, list)
      const rows = read.then(({ results }) => results)
      const [page, found] = await Promise.all([
        read,
        ratings.shownOfAll(client, read),
        requireFitting(lists, client, query, rows),
      ])
      return { ...page, results: page.results.map(ratedBy(found)) }
    }
    const read = lists.readList(wholeListPath(query), product, client)
    const [products, found] = await Promise.all([
      read,
      isByRating(query) ? ratings.ofAll(client) : ratings.shownOfAll(client, read),
      requireFitting(lists, client, query, read),
    ])
    const chosen = chosenProducts(products.map(ratedBy(found)), query)
    return withOwnLinks(c, endpoint.query, pageOfAll(chosen, query, usualPageSize))
  })

  route(endpoints.readProductCategory, async ({ c, id }) => {
    const read = api.asGuest(c).send('GET', `/product/category/${id}`)
    const [category, found] = await Promise.all([read, readCategoryPictures(c, read)])
    if (!parse(switchable, category).active) throw new GatewayError(404)
    return withPictures(parse(productCategory, category), found)
  })

  function readCategoryPictures(c: RouteContext, needed: Promise<unknown>) {
    const path = '/product/category/image?active=true'
    return lists.readOptionalList(path, categoryPicture, clientOf(c), needed)
  }

  route(endpoints.readProduct, ({ c, id }) => ratedProduct(c, id, 'GET', ''))

  route(endpoints.countProductView, ({ c, id }) =>
    ratedProduct(c, id, 'POST', '/update_view_count'),
  )

  /** A product with its rating. */
  async function ratedProduct(c: RouteContext, id: string, method: string, call: string) {
    const guest = api.asGuest(c)
    const read = guest.send(method, `/product/${id}${call}`)
    const [found, rating] = await Promise.all([read, ratings.shownOfOne(id, clientOf(c), read)])
    return ratedBy(rating)(productOnSale(found, guest))
  }

  // The API's own list of a product's reviews shows waiting ones to everybody.
  route(endpoints.readReviewsOfProduct, async ({ c, id }) => {
    const asked = await api.asViewer(c)
    const viewer = asked.userId === null ? api.asGuests(c) : asked
    const query = `?productId=${id}&pagination=false`
    const [reviews] = await Promise.all([
      viewer.send('GET', '/product/review', { query }),
      requireProduct(c, id),
    ])
    // All of them where the API ignores the product.
    return productReviews(reviews, viewer).filter(({ product }) => product.id === Number(id))
  })

  return routes
}
