import { ownScript } from './start-gateway'

/** A route that guests may call, with what it must send upstream. */
export interface PublicRoute {
  method: string
  /** Below `/api`; `{id}` is a whole number. */
  path: string
  /** Below the upstream's REST API. */
  upstream: string
  body?: object
  success?: 201
  /** Path of the entity that the answer belongs to, read at the same time. */
  within?: string
  /** The answer belongs to an entity whose visibility is read for all viewers at once. */
  hasParent?: true
  /** The list is read once for all viewers. */
  isList?: true
}

const message = { name: 'Άννα', email: 'a@b.gr', message: 'Μια ερώτηση για εσάς.' }

export const publicRoutes: readonly PublicRoute[] = [
  { method: 'GET', path: '/products', upstream: '/product', isList: true },
  { method: 'GET', path: '/products/categories', upstream: '/product/category' },
  { method: 'GET', path: '/products/categories/{id}', upstream: '/product/category/{id}' },
  {
    method: 'GET',
    path: '/products/images',
    upstream: '/product/image',
    hasParent: true,
    isList: true,
  },
  {
    method: 'GET',
    path: '/products/images/{id}',
    upstream: '/product/image/{id}',
    hasParent: true,
  },
  {
    method: 'GET',
    path: '/products/reviews',
    upstream: '/product/review',
    hasParent: true,
    isList: true,
  },
  { method: 'GET', path: '/products/{id}', upstream: '/product/{id}' },
  {
    method: 'POST',
    path: '/products/{id}/update-view-count',
    upstream: '/product/{id}/update_view_count',
  },
  {
    method: 'GET',
    path: '/products/{id}/images',
    upstream: '/product/{id}/images',
    within: '/product/{id}',
  },
  {
    method: 'GET',
    path: '/products/{id}/reviews',
    upstream: '/product/{id}/reviews',
    within: '/product/{id}',
  },
  {
    method: 'GET',
    path: '/products/{id}/tags',
    upstream: '/product/{id}/tags',
    within: '/product/{id}',
  },
  { method: 'GET', path: '/blog/posts', upstream: '/blog/post', isList: true },
  { method: 'GET', path: '/blog/posts/{id}', upstream: '/blog/post/{id}' },
  {
    method: 'POST',
    path: '/blog/posts/{id}/update-view-count',
    upstream: '/blog/post/{id}/update_view_count',
  },
  {
    method: 'GET',
    path: '/blog/posts/{id}/comments',
    upstream: '/blog/post/{id}/comments',
    within: '/blog/post/{id}',
    isList: true,
  },
  {
    method: 'GET',
    path: '/blog/posts/{id}/related-posts',
    upstream: '/blog/post/{id}/related_posts',
    within: '/blog/post/{id}',
  },
  { method: 'GET', path: '/blog/categories', upstream: '/blog/category' },
  { method: 'GET', path: '/blog/categories/{id}', upstream: '/blog/category/{id}' },
  {
    method: 'GET',
    path: '/blog/categories/{id}/posts',
    upstream: '/blog/category/{id}/posts',
    isList: true,
  },
  {
    method: 'GET',
    path: '/blog/comments',
    upstream: '/blog/comment',
    hasParent: true,
    isList: true,
  },
  {
    method: 'GET',
    path: '/blog/comments/{id}/replies',
    upstream: '/blog/comment/{id}/replies',
    hasParent: true,
    isList: true,
  },
  { method: 'GET', path: '/blog/tags', upstream: '/blog/tag' },
  { method: 'GET', path: '/blog/tags/{id}', upstream: '/blog/tag/{id}' },
  { method: 'GET', path: '/blog/authors', upstream: '/blog/author' },
  { method: 'GET', path: '/blog/authors/{id}', upstream: '/blog/author/{id}' },
  { method: 'GET', path: '/pay-way', upstream: '/pay_way' },
  { method: 'GET', path: '/countries', upstream: '/country' },
  { method: 'GET', path: '/regions', upstream: '/region' },
  { method: 'POST', path: '/contact', upstream: '/contact', body: message, success: 201 },
  { method: 'GET', path: '/health', upstream: '/health' },
]

/** The same with a request that each route takes. */
export const publicRequests = publicRoutes.map(({ body, ...route }) => ({
  ...route,
  url: `/api${route.path.replaceAll('{id}', '3')}`,
  init: {
    method: route.method,
    headers: ownScript,
    ...(body ? { body: JSON.stringify(body) } : {}),
  },
}))
