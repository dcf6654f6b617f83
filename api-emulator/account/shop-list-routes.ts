import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { reviewStatuses } from '../../contract/shop/product-review'
import { addressAnswer } from '../answers/address-answer'
import { favouriteAnswer } from '../answers/favourite-answer'
import { orderAnswer } from '../answers/placed-order-answers'
import { reviewAnswer } from '../answers/review-answer'
import type { BearerEnv } from '../auth/bearer-accounts'
import type { RouteDeps } from '../dependencies'
import { isChoice, isNumber } from '../listing/query-filters'
import { orderFilters } from '../orders/order-filters'
import { askedBy } from '../routes/asked'
import { addressFilters, addressList } from '../store/address-queries'
import { userAddresses } from '../store/address-tables'
import { favouriteList } from '../store/favourite-queries'
import { orderList } from '../store/order-queries'
import { orders } from '../store/placed-order-tables'
import { reviewList } from '../store/review-queries'
import { productFavourites, productReviews } from '../store/shop-tables'
import { ownList } from './own-list'

/** What somebody ordered, marked and reviewed, and where they live. */
export function shopListRoutes(deps: RouteDeps) {
  const { store } = deps
  const reviews = reviewList(store)
  const { id, product, status, updatedAt } = productReviews
  return new Hono<BearerEnv>()
    .get(
      '/:id{[0-9]+}/orders',
      ownList(store, {
        source: orderList(store),
        own: (account) => eq(orders.user, account),
        filters: orderFilters,
        toWire: (row) => orderAnswer(row, deps),
      }),
    )
    .get(
      '/:id{[0-9]+}/addresses',
      ownList(store, {
        source: addressList(store),
        own: (account) => eq(userAddresses.user, account),
        filters: addressFilters,
        toWire: addressAnswer,
      }),
    )
    .get(
      '/:id{[0-9]+}/favourite_products',
      ownList(store, {
        source: favouriteList(store),
        own: (account) => eq(productFavourites.user, account),
        filters: {
          id: isNumber(productFavourites.id),
          productId: isNumber(productFavourites.product),
        },
        toWire: favouriteAnswer,
      }),
    )
    .get(
      '/:id{[0-9]+}/product_reviews',
      ownList(store, {
        source: { ...reviews, orderings: { ...reviews.orderings, updatedAt } },
        own: (account) => eq(productReviews.user, account),
        filters: {
          id: isNumber(id),
          productId: isNumber(product),
          status: isChoice(status, reviewStatuses),
        },
        toWire: (row, c) => reviewAnswer(row, askedBy(c, deps)),
      }),
    )
}
