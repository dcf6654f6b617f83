import type { AddressedEntity } from '../../paths/site-paths'
import type { BareCall } from '../endpoint'

/** Reads an entity that has a page of its own. */
export const entityCalls = {
  product: { method: 'GET', path: '/api/products/{id}' },
  productCategory: { method: 'GET', path: '/api/products/categories/{id}' },
  blogPost: { method: 'GET', path: '/api/blog/posts/{id}' },
  blogCategory: { method: 'GET', path: '/api/blog/categories/{id}' },
} as const satisfies Record<AddressedEntity, BareCall>
