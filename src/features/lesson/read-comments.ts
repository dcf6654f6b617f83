import { type BlogComment, blogComment } from '#contract/blog/blog-comment'
import { type Page, pageOf, unshownIn } from '#contract/wire/page'
import { translate } from '#contract/wire/translations'
import type { ApiRequest } from '#lib/http/request'
import type { ReadComments, ThreadComment, TopLevelPage } from './comment-thread'

// What every visitor reads; a member's own comments are in comments-api.ts, which guests do not load.

export const commentPage = pageOf(blogComment)

/**
 * Reads a page of top-level comments: `GET /api/blog/posts/{id}/comments`.
 * @throws ApiError
 */
export async function readTopLevel(
  request: ApiRequest,
  { postId, page, signal }: { postId: number; page: number; signal: AbortSignal },
): Promise<TopLevelPage> {
  const path = `/api/blog/posts/${postId}/comments` as const
  const query = { parent: 'none', page }
  const read = await request({ path, query, answer: commentPage, signal })
  return { ...commentsOn(read), nextPage: page >= read.totalPages ? null : page + 1 }
}

/**
 * Reads the direct replies to a comment: `GET /api/blog/comments/{id}/replies`.
 * @throws ApiError
 */
export async function readReplies(
  request: ApiRequest,
  { commentId, signal }: { commentId: number; signal: AbortSignal },
): Promise<ReadComments> {
  const path = `/api/blog/comments/${commentId}/replies` as const
  const query = { pageSize: 100 }
  return commentsOn(await request({ path, query, answer: commentPage, signal }))
}

/** Includes unapproved comments, which the API returns to their author only. */
function commentsOn(page: Page<BlogComment>): ReadComments {
  return { comments: page.results.map(shownComment), unshown: unshownIn(page) }
}

/** Maps a comment of the API. */
export function shownComment(comment: BlogComment): ThreadComment {
  return {
    commentId: comment.id,
    parentId: comment.parent,
    author: comment.displayName,
    text: translate(comment.translations, 'content'),
    writtenAt: comment.createdAt,
    likesCount: comment.likesCount,
    repliesCount: comment.repliesCount,
    userId: comment.user,
    isApproved: comment.isApproved,
  }
}
