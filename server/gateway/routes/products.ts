import * as catalogue from '#contract/endpoints/catalogue'
import * as endpoints from '#contract/endpoints/products'
import type { Product } from '#contract/shop/product'
import type { ProductReview } from '#contract/shop/product-review'
import { wholePage } from '#upstream/api'
import * as upstream from '#upstream/endpoints/products'
import { listReviews } from '#upstream/endpoints/reviews'
import { switchable, withPictures } from '#upstream/product-category'
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
import { pageFrom, readPage, usualPageSize, withOwnLinks } from '../http/visible'
import { GatewayError } from '../lib/gateway-error'
import { parse } from '../upstream/read-answer'
import type { SharedLists } from '../upstream/shared-lists'

/** Products that can be bought. */
const onSale: Visibility<Product> = ({ active }) => active

/** Approved reviews, and one's own. */
const readableReview: Visibility<ProductReview> = ({ status, user }, viewer) =>
  status === 'TRUE' || user.id === viewer.userId

const reviewsFrom = pageFrom(listReviews.rows, readableReview)

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
    await api.asGuest(c).ask(upstream.readProduct, { params: { id }, visible: onSale })
  }

  route(catalogue.listProducts, async ({ c, endpoint }) => {
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
    const products = read.then(({ rows }) => rows)
    const [{ rows, leftOut }, found] = await Promise.all([
      read,
      isByRating(query) ? ratings.ofAll(client) : ratings.shownOfAll(client, read),
      requireFitting(lists, client, query, products),
    ])
    const chosen = chosenProducts(rows.map(ratedBy(found)), query)
    // Of the whole list: on which page they would be is not known.
    const page = { ...pageOfAll(chosen, query, usualPageSize), leftOut }
    return withOwnLinks(c, endpoint.query, page)
  })

  route(catalogue.readProductCategory, async ({ c, id }) => {
    const read = api.asGuest(c).askRaw(upstream.readProductCategory, { params: { id } })
    const [category, found] = await Promise.all([read, readCategoryPictures(c, read)])
    if (!parse(switchable, category).active) throw new GatewayError(404)
    return withPictures(parse(upstream.readProductCategory.answer, category), found)
  })

  function readCategoryPictures(c: RouteContext, needed: Promise<unknown>) {
    const read = lists.readOptionalList(upstream.listCategoryPictures, clientOf(c), needed)
    return read.then((pictures) => pictures?.rows ?? [])
  }

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

  // The API's own list of a product's reviews shows waiting ones to everybody.
  route(endpoints.readReviewsOfProduct, async ({ c, id }) => {
    const asked = await api.asViewer(c)
    const viewer = asked.userId === null ? api.asGuests(c) : asked
    const query = { productId: id, pagination: 'false' }
    const [answer] = await Promise.all([
      viewer.askRaw(listReviews, { query }),
      requireProduct(c, id),
    ])
    const { results, leftOut } = reviewsFrom(answer, viewer)
    // All of them where the API ignores the product.
    const reviews = results.filter(({ product }) => product.id === Number(id))
    return { ...wholePage(reviews), leftOut }
  })

  return routes
}
