import * as z from 'zod/mini'
import { userAccount } from '#contract/account/user-account'
import { authenticators, providerAccounts } from '#contract/allauth/account-answers'
import { emailAddresses, sessionList } from '#contract/allauth/account-lists'
import { configAnswer } from '#contract/allauth/config-answer'
import { signedInAnswer, signedOutAnswer } from '#contract/allauth/session-answer'
import { blogComment } from '#contract/blog/blog-comment'
import { blogAuthor, blogCategory, blogPost, blogTag } from '#contract/blog/blog-post'
import { country, region } from '#contract/geo/country'
import { health } from '#contract/health/health'
import { blogPostHits, productHits } from '#contract/search/search-answer'
import { cart } from '#contract/shop/cart'
import { order, orderDetail } from '#contract/shop/order'
import { payWay } from '#contract/shop/pay-way'
import { product } from '#contract/shop/product'
import { productCategory, productImage, productTag } from '#contract/shop/product-category'
import { ownProductReview, productReview } from '#contract/shop/product-review'
import { pageOf } from '#contract/wire/page'
import { address } from '#upstream/address'
import { authPath, restPath } from '#upstream/api'
import { favourite } from '#upstream/favourite'
import { notificationEntry, unseenCount } from '#upstream/notification'

/** A row of a list as received. */
export type RawRow = Readonly<Record<string, unknown>>

/** Received bodies by endpoint, and the member's id. */
export interface Seen {
  bodies: ReadonlyMap<string, unknown>
  userId: number | null
}

/** One endpoint, with the schema of its answer. */
export interface Check {
  /** As in the gateway's route table, from the API's root on. */
  endpoint: string
  schema: z.ZodMiniType
  /** Path of the request; null where there is no row to request. */
  path: (seen: Seen) => string | null
  /** Expected status; default 200. */
  status?: number
  /** Status of an empty answer. */
  emptyStatus?: 204 | 404
  slow?: true
}

export type CheckOptions = Partial<Pick<Check, 'emptyStatus' | 'slow' | 'status'>>

/** The received rows of a list. */
export function rowsOf({ bodies }: Pick<Seen, 'bodies'>, endpoint: string): RawRow[] {
  const body = bodies.get(endpoint)
  const rows = Array.isArray(body) ? body : (body as { results?: unknown } | null)?.results
  return Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row !== null) : []
}

/** An endpoint without values in its path; `query` is added. */
export function rest(
  endpoint: string,
  schema: z.ZodMiniType,
  query = '',
  options: CheckOptions = {},
): Check {
  const path = `${restPath}${endpoint}`
  return {
    endpoint: path,
    schema,
    ...options,
    path: ({ userId }) => `${path}${query}`.replace('{me}', String(userId)),
  }
}

/** A list, read as one page of maximum size. */
export const list = (endpoint: string, schema: z.ZodMiniType, options?: CheckOptions): Check =>
  rest(endpoint, schema, '?pageSize=100', options)

/** An endpoint of one row of an earlier list: the first row that fits `is`. */
export function ofRow(
  endpoint: string,
  from: string,
  schema: z.ZodMiniType,
  options: CheckOptions & { is?: (row: RawRow) => boolean } = {},
): Check {
  const { is = () => true, ...more } = options
  return {
    endpoint: `${restPath}${endpoint}`,
    schema,
    ...more,
    path(seen) {
      const row = rowsOf(seen, `${restPath}${from}`).find(is)
      if (!row) return null
      const value = (name: string) => encodeURIComponent(String(row[name]))
      return `${restPath}${endpoint.replace(/\{(\w+)\}/, (_, name: string) => value(name))}`
    },
  }
}

/** An endpoint of the sign-in service. */
export const auth = (
  endpoint: string,
  schema: z.ZodMiniType,
  options: CheckOptions = {},
): Check => ({
  endpoint: `${authPath}${endpoint}`,
  schema,
  ...options,
  path: () => `${authPath}${endpoint}`,
})

const active = { is: (row: RawRow) => row.active !== false }
const visible = { is: (row: RawRow) => row.isVisible !== false }
/** If the API sends a page, the gateway takes the rows out of it. */
const arrayOrPage = (item: z.ZodMiniType) => z.union([z.array(item), pageOf(item)])
/** A word that occurs in many products and posts. */
const word = `?query=${encodeURIComponent('και')}&limit=100`

/** Endpoints of guests, from whose data the pages are built. */
export const publicChecks: readonly Check[] = [
  list('/product', pageOf(product)),
  ofRow('/product/{id}', '/product', product, active),
  ofRow('/product/{id}/images', '/product', arrayOrPage(productImage), active),
  ofRow('/product/{id}/reviews', '/product', arrayOrPage(productReview), active),
  ofRow('/product/{id}/tags', '/product', arrayOrPage(productTag), active),
  list('/product/category', pageOf(productCategory)),
  ofRow('/product/category/{id}', '/product/category', productCategory),
  list('/product/image', pageOf(productImage)),
  ofRow('/product/image/{id}', '/product/image', productImage),
  list('/product/review', pageOf(productReview)),
  list('/blog/post', pageOf(blogPost)),
  ofRow('/blog/post/{id}', '/blog/post', blogPost, visible),
  ofRow('/blog/post/{id}/comments', '/blog/post', pageOf(blogComment), visible),
  ofRow('/blog/post/{id}/related_posts', '/blog/post', arrayOrPage(blogPost), visible),
  list('/blog/category', pageOf(blogCategory)),
  ofRow('/blog/category/{id}', '/blog/category', blogCategory),
  ofRow('/blog/category/{id}/posts', '/blog/category', pageOf(blogPost)),
  list('/blog/comment', pageOf(blogComment)),
  ofRow('/blog/comment/{id}', '/blog/comment', blogComment),
  ofRow('/blog/comment/{id}/replies', '/blog/comment', pageOf(blogComment), { emptyStatus: 404 }),
  list('/blog/tag', pageOf(blogTag)),
  ofRow('/blog/tag/{id}', '/blog/tag', blogTag),
  list('/blog/author', pageOf(blogAuthor)),
  ofRow('/blog/author/{id}', '/blog/author', blogAuthor),
  rest('/search/product', productHits, word),
  rest('/search/blog/post', blogPostHits, word),
  list('/pay_way', pageOf(payWay)),
  list('/country', pageOf(country)),
  list('/region', pageOf(region)),
  rest('/health', health, '', { slow: true }),
  auth('/config', configAnswer),
  auth('/auth/session', signedOutAnswer, { status: 401 }),
]

const approved = { is: (row: RawRow) => row.status === 'TRUE' }
const account = '/user/account/{me}'

/** Endpoints of a member. */
export const privateChecks: readonly Check[] = [
  rest(account, userAccount),
  list(`${account}/addresses`, pageOf(address)),
  list(`${account}/favourite_products`, pageOf(favourite)),
  list(`${account}/orders`, pageOf(order)),
  list(`${account}/product_reviews`, pageOf(ownProductReview)),
  list(`${account}/liked_blog_posts`, pageOf(blogPost)),
  list(`${account}/blog_post_comments`, pageOf(blogComment)),
  list(`${account}/notifications`, pageOf(notificationEntry)),
  ofRow('/user/address/{id}', `${account}/addresses`, address),
  rest('/product/favourite', pageOf(favourite), '?userId={me}&pageSize=100'),
  ofRow('/product/favourite/{id}', `${account}/favourite_products`, favourite),
  ofRow('/product/review/{id}', `${account}/product_reviews`, productReview, approved),
  list('/order/my-orders', pageOf(order)),
  ofRow('/order/{id}', '/order/my-orders', orderDetail),
  ofRow('/order/uuid/{uuid}', '/order/my-orders', orderDetail),
  rest('/cart', cart),
  rest('/notification/user/unseen_count', unseenCount),
  ofRow('/notification/user/{id}', `${account}/notifications`, notificationEntry),
  auth('/auth/session', signedInAnswer),
  auth('/auth/sessions', sessionList),
  auth('/account/email', emailAddresses),
  auth('/account/authenticators', authenticators),
  auth('/account/providers', providerAccounts),
]
