import type { BlogComment } from '#contract/blog/blog-comment'
import { listCommentsOfPost, listReplies } from '#contract/endpoints/comments'
import { type Page, unshownIn } from '#contract/wire/page'
import { translate } from '#contract/wire/translations'
import type { Call } from '#lib/http/call'
import type { ReadComments, ThreadComment, TopLevelPage } from './comment-thread'

// What every visitor reads; a member's own comments are in comments-api.ts, which guests do not load.

/** Reads a page of top-level comments. @throws ApiError */
export async function readTopLevel(
  call: Call,
  { postId, page, signal }: { postId: number; page: number; signal: AbortSignal },
): Promise<TopLevelPage> {
  const query = { parent: 'none', page }
  const read = await call(listCommentsOfPost, { params: { id: postId }, query, signal })
  return { ...commentsOn(read), nextPage: page >= read.totalPages ? null : page + 1 }
}

/** Reads the direct replies to a comment. @throws ApiError */
export async function readReplies(
  call: Call,
  { commentId, signal }: { commentId: number; signal: AbortSignal },
): Promise<ReadComments> {
  const query = { pageSize: 100 }
  return commentsOn(await call(listReplies, { params: { id: commentId }, query, signal }))
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
