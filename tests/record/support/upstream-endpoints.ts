import * as account from '#upstream/endpoints/account'
import * as addresses from '#upstream/endpoints/addresses'
import * as blog from '#upstream/endpoints/blog'
import * as cart from '#upstream/endpoints/cart'
import * as checkout from '#upstream/endpoints/checkout'
import * as comments from '#upstream/endpoints/comments'
import type { UpstreamEndpoint } from '#upstream/endpoints/endpoint'
import * as favourites from '#upstream/endpoints/favourites'
import * as newsletter from '#upstream/endpoints/newsletter'
import * as notifications from '#upstream/endpoints/notifications'
import * as orders from '#upstream/endpoints/orders'
import * as products from '#upstream/endpoints/products'
import * as reviews from '#upstream/endpoints/reviews'
import * as shop from '#upstream/endpoints/shop'

const areas = [
  products,
  reviews,
  favourites,
  cart,
  orders,
  checkout,
  shop,
  blog,
  comments,
  account,
  addresses,
  newsletter,
  notifications,
]

/** Every call that we make of the API. */
export const upstreamEndpoints: readonly UpstreamEndpoint[] = areas.flatMap((area) =>
  Object.values<UpstreamEndpoint>(area),
)
