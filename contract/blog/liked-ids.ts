import * as z from 'zod/mini'
import { largestPageSize } from '../wire/page'
import { id } from '../wire/scalars'

/**
 * Ids of the liked ones among the given posts or comments, each once: answer of
 * `POST /blog/post/liked_posts` and `POST /blog/comment/liked_comments`.
 */
export const likedIds = z.pipe(
  z.array(id),
  z.transform((ids) => [...new Set(ids)]),
)

const askedIds = z.array(id).check(z.minLength(1), z.maxLength(largestPageSize))

/** Body of `POST /api/blog/posts/liked-posts`. */
export const likedPostsQuestion = z.object({ postIds: askedIds })

/** Body of `POST /api/blog/comments/liked-comments`. */
export const likedCommentsQuestion = z.object({ commentIds: askedIds })
