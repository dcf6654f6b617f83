import { type BlogComment, blogComment } from '../../../contract/blog/blog-comment'
import { type Page, pageOf } from '../../../contract/wire/page'
import { translate } from '../../../contract/wire/translations'
import type { ApiProblem } from '../../lib/http/api-problem'
import type { ApiRequest } from '../../lib/http/create-api-request'
import type { ThreadComment } from './comment-thread'
import type { TopLevelPage } from './comments-machine'

const commentPage = pageOf(blogComment)

/** Raised where the API gave no comments; `problem` says why. */
export class CommentsUnread extends Error {
  override name = 'CommentsUnread'

  constructor(readonly problem: ApiProblem) {
    super(problem.kind)
  }
}

/**
 * One page of the comments that answer nobody, from `GET /api/blog/posts/{id}/comments`.
 * @throws CommentsUnread
 */
export async function readTopLevel(
  request: ApiRequest,
  { postId, page, signal }: { postId: number; page: number; signal: AbortSignal },
): Promise<TopLevelPage> {
  const path = `/api/blog/posts/${postId}/comments` as const
  const query = { parent: 'none', page }
  const result = await request({ path, query, answer: commentPage, signal })
  if (!result.ok) throw new CommentsUnread(result.problem)
  const isLast = page >= result.data.totalPages
  return { comments: commentsOn(result.data), nextPage: isLast ? null : page + 1 }
}

/**
 * Direct replies to a comment, from `GET /api/blog/comments/{id}/replies`.
 * @throws CommentsUnread
 */
export async function readReplies(
  request: ApiRequest,
  { commentId, signal }: { commentId: number; signal: AbortSignal },
): Promise<ThreadComment[]> {
  const path = `/api/blog/comments/${commentId}/replies` as const
  const query = { pageSize: 100 }
  const result = await request({ path, query, answer: commentPage, signal })
  if (!result.ok) throw new CommentsUnread(result.problem)
  return commentsOn(result.data)
}

/** Also what waits for approval: the API sends that to whoever wrote it alone (decision M9). */
function commentsOn({ results }: Page<BlogComment>): ThreadComment[] {
  return results.map(shownComment)
}

/** A comment of the API as a thread shows it. */
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
