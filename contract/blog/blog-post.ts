import * as z from 'zod/mini'
import { publishFields, seoFields, sortField, stampFields, uuidField } from '../wire/common-fields'
import { count, id, lenientText, picturePath, uuid } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/** An author of posts, from `GET /blog/author`; rows of the list have no `displayName`. */
export const blogAuthor = z.object({
  id,
  translations: translationsOf('bio'),
  user: id,
  displayName: lenientText,
  website: lenientText,
  numberOfPosts: count,
  totalLikesReceived: count,
  ...stampFields,
  ...uuidField,
})
export type BlogAuthor = z.infer<typeof blogAuthor>

/**
 * A topic of the blog, from `GET /blog/category`; the tree is built from `parent`. Rows of the list
 * lack what is optional here.
 */
export const blogCategory = z.object({
  id,
  translations: translationsOf('name', 'description'),
  slug: z.string(),
  parent: z.nullable(id),
  level: count,
  treeId: z.optional(z.int()),
  absoluteUrl: z.string(),
  mainImagePath: picturePath,
  recursivePostCount: z.optional(count),
  uuid: z.optional(uuid),
  ...sortField,
  ...stampFields,
})
export type BlogCategory = z.infer<typeof blogCategory>

/** A label of a post, from `GET /blog/tag`. */
export const blogTag = z.object({
  id,
  translations: translationsOf('name'),
  active: z.boolean(),
  getPostsCount: count,
  ...sortField,
  ...stampFields,
  ...uuidField,
})
export type BlogTag = z.infer<typeof blogTag>

/**
 * A post of the blog, from `GET /blog/post`. `body` is HTML: sanitise it before showing it. Rows of
 * lists have no texts for search engines.
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
