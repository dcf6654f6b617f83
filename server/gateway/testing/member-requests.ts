import { exampleAccountWrite, exampleAddressWrite } from '#contract/examples/account-examples'
import { exampleCartItemCreation } from '#contract/examples/cart-examples'
import { exampleOrderCreation } from '#contract/examples/order-examples'
import * as writing from '#contract/examples/writing-examples'
import { ids, people } from './member-bodies'
import { ownScript } from './start-gateway'

/** A route for members, with what it must send upstream. */
export interface MemberRoute {
  method: string
  /** Below `/api`. */
  path: string
  /**
   * Below the upstream's REST API; the method is the same unless `upstreamMethod` names another.
   */
  upstream: string
  upstreamMethod?: 'PATCH' | 'GET'
  body?: object
  success?: 201 | 204
  /** `{id}` is a person's id, and must be that of the signed-in person. */
  owner?: true
  /** Takes an idempotency key. */
  keyed?: true
}

const route = (
  method: string,
  path: string,
  upstream: string,
  rest: Omit<MemberRoute, 'method' | 'path' | 'upstream'> = {},
): MemberRoute => ({ method, path, upstream, ...rest })

const account = '/user/account/{id}'

export const memberRoutes: readonly MemberRoute[] = [
  route('GET', account, account, { owner: true }),
  route('PUT', account, account, {
    upstreamMethod: 'PATCH',
    body: exampleAccountWrite,
    owner: true,
  }),
  route('POST', `${account}/change-username`, `${account}/change_username`, {
    body: { username: 'μαρία' },
    owner: true,
  }),
  route('GET', `${account}/favourite-products`, `${account}/favourite_products`, { owner: true }),
  route('GET', `${account}/orders`, `${account}/orders`, { owner: true }),
  route('GET', `${account}/product-reviews`, `${account}/product_reviews`, { owner: true }),
  route('GET', `${account}/liked-blog-posts`, `${account}/liked_blog_posts`, { owner: true }),
  route('GET', `${account}/blog-post-comments`, `${account}/blog_post_comments`, { owner: true }),
  route('GET', `${account}/addresses`, '/user/account/{me}/addresses', { owner: true }),
  route('GET', '/user/addresses', '/user/account/{me}/addresses'),
  route('POST', '/user/addresses', '/user/address', { body: exampleAddressWrite, success: 201 }),
  route('GET', '/user/addresses/{id}', '/user/address/{id}'),
  route('PUT', '/user/addresses/{id}', '/user/address/{id}', { body: exampleAddressWrite }),
  route('DELETE', '/user/addresses/{id}', '/user/address/{id}', { success: 204 }),
  route('POST', '/user/addresses/{id}/set-main', '/user/address/{id}/set_main', { success: 204 }),
  route('GET', '/cart', '/cart'),
  route('POST', '/cart/items', '/cart/item', { body: exampleCartItemCreation, success: 201 }),
  route('PUT', '/cart/items/{id}', '/cart/item/{id}', { body: { quantity: 2 } }),
  route('DELETE', '/cart/items/{id}', '/cart/item/{id}', { success: 204 }),
  route('GET', '/products/favourites', '/product/favourite'),
  route('POST', '/products/favourites', '/product/favourite', {
    body: { product: 41 },
    success: 201,
  }),
  route('DELETE', '/products/favourites/{id}', '/product/favourite/{id}', { success: 204 }),
  route(
    'POST',
    '/products/favourites/favourites-by-products',
    '/product/favourite/favourites_by_products',
    { body: { productIds: [41] } },
  ),
  route('GET', '/orders', '/order/my_orders'),
  route('GET', '/orders/my-orders', '/order/my_orders'),
  route('POST', '/orders', '/order', { body: exampleOrderCreation, success: 201, keyed: true }),
  route('GET', '/orders/{id}', '/order/{id}'),
  route('GET', '/orders/uuid/{uuid}', '/order/uuid/{uuid}'),
  route('POST', '/orders/{id}/cancel', '/order/{id}/cancel'),
  route('POST', '/products/reviews', '/product/review', {
    body: writing.exampleReviewCreation,
    success: 201,
  }),
  route('PUT', '/products/reviews/{id}', '/product/review/{id}', {
    upstreamMethod: 'PATCH',
    body: writing.exampleReviewChange,
  }),
  route('DELETE', '/products/reviews/{id}', '/product/review/{id}', { success: 204 }),
  route('POST', '/products/reviews/user-product-review', '/product/review/41/user_product_review', {
    upstreamMethod: 'GET',
    body: { product: 41 },
  }),
  route('POST', '/blog/comments', '/blog/comment', {
    body: writing.exampleCommentCreation,
    success: 201,
  }),
  route('PUT', '/blog/comments/{id}', '/blog/comment/{id}', { body: writing.exampleCommentChange }),
  route('DELETE', '/blog/comments/{id}', '/blog/comment/{id}', { success: 204 }),
  route('POST', '/blog/comments/user-blog-comment', '/user/account/{me}/blog_post_comments', {
    upstreamMethod: 'GET',
    body: { post: 301 },
  }),
  route('POST', '/blog/posts/{id}/update-likes', '/blog/post/{id}/update_likes'),
  route('POST', '/blog/comments/{id}/update-likes', '/blog/comment/{id}/update_likes'),
  route('POST', '/blog/posts/liked-posts', '/blog/post/liked_posts', { body: { postIds: [4, 5] } }),
  route('POST', '/blog/comments/liked-comments', '/blog/comment/liked_comments', {
    body: { commentIds: [4, 5] },
  }),
  route('GET', `${account}/notifications`, `${account}/notifications`, { owner: true }),
  route('GET', '/notification/user/unseen-count', '/notification/user/unseen_count'),
  route('GET', '/notification/user/{id}', '/notification/user/{id}'),
  route('PATCH', '/notification/user/{id}', '/notification/user/{id}', { body: { seen: true } }),
  route('DELETE', '/notification/user/{id}', '/notification/user/{id}', { success: 204 }),
  route('POST', '/notification/user/mark-all-as-seen', '/notification/user/mark_all_as_seen'),
  route('POST', '/notification/user/mark-as-seen', '/notification/user/mark_as_seen', {
    body: { notificationUserIds: [5] },
  }),
  route('POST', '/notification/user/mark-all-as-unseen', '/notification/user/mark_all_as_unseen'),
  route('POST', '/notification/user/mark-as-unseen', '/notification/user/mark_as_unseen', {
    body: { notificationUserIds: [5] },
  }),
]

const orderKey = '0a6c1f0e-3f5d-4b41-9d55-2f4c8a1e7b90'
const uuidEnding = (digit: number | string) => `6f1d2c3b-4a59-4e68-8b77-00000000000${digit}`

/** A route for members, with a valid request. */
export interface MemberRequest extends MemberRoute {
  name: string
  url: string
  init: RequestInit
}

/** The address of an entity of a route, by its owner. */
export function memberUrl({ path, owner }: MemberRoute, whose: keyof typeof ids): string {
  const person = { ...people, missing: ids.missing }[whose]
  return `/api${path
    .replace('{id}', String(owner ? person : ids[whose]))
    .replace('{uuid}', uuidEnding(whose === 'missing' ? 9 : ids[whose]))}`
}

function initOf({ method, keyed, body }: MemberRoute): RequestInit {
  const headers = { ...ownScript, ...(keyed ? { 'idempotency-key': orderKey } : {}) }
  return { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
}

/** One request for each route, for entities of the signed-in person. */
export const memberRequests: readonly MemberRequest[] = memberRoutes.map((route) => ({
  ...route,
  name: `${route.method} ${route.path}`,
  url: memberUrl(route, 'own'),
  init: initOf(route),
}))

/** The request of a route, by its name. */
export function memberRequest(name: string): MemberRequest {
  const request = memberRequests.find((one) => one.name === name)
  if (!request) throw new Error(`${name} is no route`)
  return request
}
