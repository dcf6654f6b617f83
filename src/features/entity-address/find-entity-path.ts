import * as z from 'zod/mini'
import type { EntityMatch } from '../../../contract/paths/match-path'
import { type AddressedEntity, entityPath } from '../../../contract/paths/site-paths'
import { id } from '../../../contract/wire/scalars'
import type { ApiRequest } from '../../lib/http/create-api-request'

const collections = {
  product: '/api/products',
  productCategory: '/api/products/categories',
  blogPost: '/api/blog/posts',
  blogCategory: '/api/blog/categories',
} as const satisfies Record<AddressedEntity, `/api/${string}`>

const addressed = z.object({ id, slug: z.string().check(z.regex(/^[-\w]+$/)) })

/**
 * The one address of an entity whose id was given with another slug or none; null
 * where it does not exist, cannot be asked for, or was addressed rightly.
 */
export async function findEntityPath(
  request: ApiRequest,
  { entity, id: wantedId, slug }: EntityMatch,
  signal: AbortSignal,
): Promise<string | null> {
  const path = `${collections[entity]}/${wantedId}` as const
  const found = await request({ path, answer: addressed, signal })
  if (!found.ok || found.data.slug === slug) return null
  return entityPath(entity, found.data)
}
