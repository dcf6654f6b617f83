import * as account from './account'
import * as addresses from './addresses'
import * as blog from './blog'
import * as cart from './cart'
import * as checkout from './checkout'
import * as comments from './comments'
import type { UpstreamEndpoint } from './endpoint'
import * as favourites from './favourites'
import * as notifications from './notifications'
import * as orders from './orders'
import * as products from './products'
import * as reviews from './reviews'
import * as shop from './shop'

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
  notifications,
]

/** @internal the record of the real API has them all */
export const upstreamEndpoints: readonly UpstreamEndpoint[] = areas.flatMap((area) =>
  Object.values<UpstreamEndpoint>(area),
)
