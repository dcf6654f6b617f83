import { exampleWithdrawal } from '#contract/examples/site-examples'
import { exampleAlertCreation } from '#contract/examples/writing-examples'
import { ownScript } from './start-gateway'

/** A route that guests may call, with what it must send upstream. */
export interface PublicRoute {
  method: string
  /** Below `/api`; `{id}` is a whole number. */
  path: string
  /** Below the upstream's REST API. */
  upstream: string
  body?: object
  /** Takes an idempotency key. */
  keyed?: true
  success?: 201
  /** Path of the entity that the answer belongs to, read at the same time. */
  within?: string
  /** Another list that the answer is made of. */
  beside?: string
  /** What the request has to name besides its path. */
  query?: string
}

const key = '7c2f91ab-04d3-4e68-8b77-000000000640'
const message = { name: 'Άννα', email: 'a@b.gr', message: 'Μια ερώτηση για εσάς.' }

const route = (
  method: string,
  path: string,
  upstream: string,
  rest: Omit<PublicRoute, 'method' | 'path' | 'upstream'> = {},
): PublicRoute => ({ method, path, upstream, ...rest })

export const publicRoutes: readonly PublicRoute[] = [
  route('GET', '/products', '/product', { beside: '/product/review' }),
  route('GET', '/products/categories', '/product/category', { beside: '/product/category/image' }),
  route('GET', '/products/categories/{id}', '/product/category/{id}', {
    beside: '/product/category/image',
  }),
  route('GET', '/products/images', '/product/image', { beside: '/product' }),
  route('GET', '/products/images/{id}', '/product/image/{id}'),
  route('GET', '/products/reviews', '/product/review'),
  route('POST', '/products/alerts', '/product/alert', {
    body: exampleAlertCreation,
    success: 201,
  }),
  route('GET', '/products/{id}', '/product/{id}', { beside: '/product/review' }),
  route('POST', '/products/{id}/update-view-count', '/product/{id}/update_view_count', {
    beside: '/product/review',
  }),
  route('GET', '/products/{id}/images', '/product/{id}/images', { within: '/product/{id}' }),
  route('GET', '/products/{id}/reviews', '/product/review', { within: '/product/{id}' }),
  route('GET', '/products/{id}/tags', '/product/{id}/tags', { within: '/product/{id}' }),
  route('GET', '/blog/posts', '/blog/post'),
  route('GET', '/blog/posts/{id}', '/blog/post/{id}'),
  route('POST', '/blog/posts/{id}/update-view-count', '/blog/post/{id}/update_view_count'),
  route('GET', '/blog/posts/{id}/comments', '/blog/post/{id}/comments', {
    within: '/blog/post/{id}',
  }),
  route('GET', '/blog/posts/{id}/related-posts', '/blog/post/{id}/related_posts'),
  route('GET', '/blog/categories', '/blog/category'),
  route('GET', '/blog/categories/{id}', '/blog/category/{id}'),
  route('GET', '/blog/categories/{id}/posts', '/blog/post', { within: '/blog/category/{id}' }),
  route('GET', '/blog/comments', '/blog/comment', { within: '/blog/post/{id}', query: '?post=3' }),
  route('GET', '/blog/comments/{id}', '/blog/comment/{id}'),
  route('GET', '/blog/comments/{id}/replies', '/blog/comment/{id}/replies', {
    within: '/blog/comment/{id}',
  }),
  route('GET', '/blog/tags', '/blog/tag'),
  route('GET', '/blog/tags/{id}', '/blog/tag/{id}'),
  route('GET', '/blog/authors', '/blog/author'),
  route('GET', '/blog/authors/{id}', '/blog/author/{id}'),
  route('GET', '/pay-way', '/pay_way'),
  route('GET', '/countries', '/country'),
  route('GET', '/regions', '/region'),
  route('POST', '/contact', '/contact', { body: message, success: 201 }),
  route('POST', '/withdrawals', '/contact', { body: exampleWithdrawal, keyed: true, success: 201 }),
  route('GET', '/health', '/health'),
]

/** The same with a valid request for each route. */
export const publicRequests = publicRoutes.map(({ body, keyed, query = '', ...route }) => ({
  ...route,
  url: `/api${route.path.replaceAll('{id}', '3')}${query}`,
  init: {
    method: route.method,
    headers: { ...ownScript, ...(keyed && { 'idempotency-key': key }) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  },
}))
