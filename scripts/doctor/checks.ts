import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoints/endpoint'
import { listEmails } from '#contract/endpoints/sign-in-account'
import { readSignInConfig } from '#contract/endpoints/sign-in-session'
import { restPath, signInPath } from '#upstream/api'
import * as account from '#upstream/endpoints/account'
import * as addresses from '#upstream/endpoints/addresses'
import * as blog from '#upstream/endpoints/blog'
import * as cart from '#upstream/endpoints/cart'
import * as checkout from '#upstream/endpoints/checkout'
import * as comments from '#upstream/endpoints/comments'
import type { UpstreamEndpoint } from '#upstream/endpoints/endpoint'
import * as favourites from '#upstream/endpoints/favourites'
import * as notifications from '#upstream/endpoints/notifications'
import * as orders from '#upstream/endpoints/orders'
import * as products from '#upstream/endpoints/products'
import * as reviews from '#upstream/endpoints/reviews'
import * as shop from '#upstream/endpoints/shop'
import { publicSettings } from '#upstream/shop-settings'
import { configAnswer } from '#upstream/sign-in'

/** What one endpoint of the API must answer. */
export interface Check {
  /** From the root of the API. `{me}` is the account; other names are fields of a row of `from`. */
  path: string
  schema: z.ZodMiniType
  /** The earlier list that has the row. */
  from: string
  /** Of a list, each row of which has the schema. */
  query: string | null
  /** A list without which nobody can order. */
  isNeeded?: true
}

/** A call of the table that only reads. */
type Read = UpstreamEndpoint & { method: 'GET' }
type ListRead = Read & { rows: z.ZodMiniType }
type OneRead = Read & { answer: z.ZodMiniType }

const check = ({ path, answer }: OneRead, from = path.replace(/\/\{.*/, '')): Check => ({
  path: restPath + path,
  schema: answer,
  from: restPath + from,
  query: null,
})
const list = (
  { path, query, rows }: ListRead,
  asked: Readonly<Record<string, string>> = { pageSize: '100' },
): Check => ({
  ...check({ method: 'GET', path, answer: rows }),
  query: `?${new URLSearchParams({ ...query, ...asked })}`,
})
const needed = (read: ListRead): Check => ({ ...list(read), isNeeded: true })
const setting = (key: string) => {
  const { path, ...read } = checkout.readSetting
  return check({ ...read, path: `${path}?key=${key}` })
}
const auth = (read: Endpoint & OneRead): Check => ({ ...check(read), path: signInPath(read) })

const search = { query: 'και', limit: '100' }

/** Endpoints of guests, from whose data the pages are built. */
export const publicChecks: readonly Check[] = [
  needed(products.listProducts),
  check(products.readProduct),
  list(products.listProductCategories),
  check(products.readProductCategory),
  list(products.listCategoryPictures),
  list(products.listProductImages),
  list(reviews.listReviews),
  list(blog.listPosts),
  check(blog.readPost),
  list(blog.listCommentsOfPost),
  list(blog.listBlogCategories),
  check(blog.readBlogCategory),
  list(comments.listComments),
  check(comments.readComment),
  list(blog.listBlogTags),
  list(blog.listAuthors),
  list(shop.searchProducts, search),
  list(shop.searchPosts, search),
  needed(checkout.listPayWays),
  list(checkout.listShippingOptions, { orderValueAmount: '0' }),
  check(checkout.readFreeShipping),
  ...Object.values(publicSettings).map(setting),
  needed(checkout.listCountries),
  list(checkout.listRegions),
  check(shop.readHealth),
  auth({ ...readSignInConfig, answer: configAnswer }),
]

/** Endpoints of a member. */
export const privateChecks: readonly Check[] = [
  check(account.readAccount),
  list(addresses.listAddresses),
  list(favourites.listFavourites),
  list(reviews.listReviewsOf),
  list(notifications.listNotifications),
  list(orders.listOrders),
  check(orders.readOrder, orders.listOrders.path),
  check(orders.readOrderByUuid, orders.listOrders.path),
  check(cart.readCart),
  check(notifications.countUnseen),
  auth(listEmails),
]
