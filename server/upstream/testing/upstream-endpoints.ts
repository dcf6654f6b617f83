import * as account from '../endpoints/account'
import * as addresses from '../endpoints/addresses'
import * as blog from '../endpoints/blog'
import * as cart from '../endpoints/cart'
import * as checkout from '../endpoints/checkout'
import * as comments from '../endpoints/comments'
import * as dataExports from '../endpoints/data-exports'
import type { UpstreamEndpoint } from '../endpoints/endpoint'
import * as favourites from '../endpoints/favourites'
import * as newsletter from '../endpoints/newsletter'
import * as notifications from '../endpoints/notifications'
import * as orders from '../endpoints/orders'
import * as products from '../endpoints/products'
import * as reviews from '../endpoints/reviews'
import * as shop from '../endpoints/shop'

/** Every call that we make of the API, by its name. */
export const upstreamCalls = {
  ...{ ...products, ...reviews, ...favourites, ...cart, ...orders, ...checkout, ...shop },
  ...{ ...blog, ...comments, ...account, ...addresses, ...dataExports },
  ...{ ...newsletter, ...notifications },
} as const

export const upstreamEndpoints: readonly UpstreamEndpoint[] = Object.values(upstreamCalls)
