import * as z from 'zod/mini'
import { publishFields, seoFields, stampFields, uuidField } from '../wire/common-fields'
import { count, id, picturePath } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/**
 * A post of the blog, from `GET /blog/post`. `body` is HTML: sanitise it before showing it.
 * The list holds unpublished posts too: show only those with `isVisible`. The API's `likes` are
 * other people's ids and are not read.
 */
export const blogPost = z.object({
  id,
  translations: translationsOf('title', 'subtitle', 'body'),
  slug: z.string(),
  category: z.nullable(id),
  tags: z.array(id),
  author: z.nullable(id),
  featured: z.boolean(),
  viewCount: count,
  mainImagePath: picturePath,
  likesCount: count,
  commentsCount: count,
  tagsCount: count,
  absoluteUrl: z.string(),
  ...publishFields,
  ...seoFields,
  ...stampFields,
  ...uuidField,
})
export type BlogPost = z.infer<typeof blogPost>

export const blogPosts = z.array(blogPost)

export const blogPostOrderings = [
  'id',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'viewCount',
  'likesCount',
  'commentsCount',
  'tagsCount',
  'featured',
] as const
