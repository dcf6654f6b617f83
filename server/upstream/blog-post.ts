import * as z from 'zod/mini'
import type { BlogPost } from '../../contract/blog/blog-post'
import { likedIds } from '../../contract/blog/liked-ids'
import { entityPath } from '../../contract/paths/site-paths'
import { seoFields } from '../../contract/wire/common-fields'
import { count, id, picturePath } from '../../contract/wire/scalars'
import { apiDateTime } from './date-time'
import { lenient, lenientTranslations, unshownFields } from './lenient'
import { toShape } from './shape'

/** What a post belongs to: its id in lists, the whole record in details, whose rest is not read. */
const reference = z.pipe(
  z.catch(z.nullish(z.union([id, z.object({ id: z.nullish(id) })])), null),
  z.transform((found) => (typeof found === 'object' ? (found?.id ?? null) : (found ?? null))),
)

const apiPost = z.object({
  id,
  translations: lenientTranslations('title', 'subtitle', 'body'),
  slug: z.string(),
  category: reference,
  tags: z.catch(z.array(reference), []),
  author: reference,
  featured: z.catch(z.boolean(), false),
  viewCount: z.catch(count, 0),
  mainImagePath: z.catch(picturePath, ''),
  /** Ids of members: only their number is read. */
  likes: z.catch(z.array(z.unknown()), []),
  commentsCount: z.catch(count, 0),
  tagsCount: z.catch(count, 0),
  isPublished: z.boolean(),
  publishedAt: z.catch(z.nullish(apiDateTime), null),
  ...lenient(z.object(seoFields)).shape,
  ...unshownFields,
  createdAt: apiDateTime,
})

/**
 * A post, from a list or by itself; rows of lists have no texts for search engines. Likes are
 * counted here, because `likesCount` in the answer to a like is the number from before it.
 */
export const blogPost = z.pipe(
  apiPost,
  toShape<BlogPost>()(({ likes, tags, publishedAt = null, ...post }) => ({
    ...post,
    tags: tags.filter((tag) => tag !== null),
    likesCount: likes.length,
    absoluteUrl: entityPath('blogPost', post),
    publishedAt,
    // The API itself shows nobody what is not published yet.
    isVisible: post.isPublished,
  })),
)

/** Whether everybody may read a post. */
export const published = ({ isVisible }: BlogPost): boolean => isVisible

/** The texts for search engines of a post, which only the post by itself has. */
export const blogPostSeo = lenient(z.object({ id, ...seoFields }))

/** Which of the given posts the caller likes. */
export const likedPosts = z.pipe(
  z.object({ postIds: likedIds }),
  z.transform(({ postIds }) => postIds),
)
