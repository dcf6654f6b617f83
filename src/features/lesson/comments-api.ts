import { type BlogComment, blogComment } from '#contract/blog/blog-comment'
import { type Page, pageOf } from '#contract/wire/page'
import { translate } from '#contract/wire/translations'
import type { ApiProblem } from '#lib/http/api-problem'
import type { ApiRequest } from '#lib/http/api-request'
import type { accountRequest } from '#session/account-request'
import type { AuthOutcome } from '#session/auth-outcome'
import { OutcomeError } from '#session/auth-outcome'
import type { ThreadComment, TopLevelPage } from './comment-thread'
import type { MemberCommentsParams } from './member-comments-machine'

const commentPage = pageOf(blogComment)

/** Thrown when comments cannot be read. */
export class CommentsError extends Error {
  override name = 'CommentsError'

  constructor(readonly problem: ApiProblem) {
    super(problem.kind)
  }
}

/**
 * Reads a page of top-level comments: `GET /api/blog/posts/{id}/comments`.
 * @throws CommentsError
 */
export async function readTopLevel(
  request: ApiRequest,
  { postId, page, signal }: { postId: number; page: number; signal: AbortSignal },
): Promise<TopLevelPage> {
  const path = `/api/blog/posts/${postId}/comments` as const
  const query = { parent: 'none', page }
  const result = await request({ path, query, answer: commentPage, signal })
  if (!result.ok) throw new CommentsError(result.problem)
  const isLast = page >= result.data.totalPages
  return { comments: commentsOn(result.data), nextPage: isLast ? null : page + 1 }
}

/**
 * Reads the direct replies to a comment: `GET /api/blog/comments/{id}/replies`.
 * @throws CommentsError
 */
export async function readReplies(
  request: ApiRequest,
  { commentId, signal }: { commentId: number; signal: AbortSignal },
): Promise<ThreadComment[]> {
  const path = `/api/blog/comments/${commentId}/replies` as const
  const query = { pageSize: 100 }
  const result = await request({ path, query, answer: commentPage, signal })
  if (!result.ok) throw new CommentsError(result.problem)
  return commentsOn(result.data)
}

/** Includes unapproved comments, which the API returns to their author only. */
function commentsOn({ results }: Page<BlogComment>): ThreadComment[] {
  return results.map(shownComment)
}

/** Maps a comment of the API. */
function shownComment(comment: BlogComment): ThreadComment {
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

/** A new comment or reply, or an edit of one's own comment. */
export type CommentInput =
  | { kind: 'add'; postId: number; parentId: number | null; content: string }
  | { kind: 'edit'; commentId: number; content: string }

/**
 * Reads a member's comments on a lesson, newest first, approved or not.
 * @throws OutcomeError
 */
export async function readMemberComments(
  request: typeof accountRequest,
  { postId, owner }: MemberCommentsParams,
): Promise<ThreadComment[]> {
  const query = { post: postId, user: owner ?? 0, ordering: '-createdAt', pageSize: 52 }
  const outcome = await request({ path: '/api/blog/comments', query, answer: commentPage })
  if (outcome.kind !== 'done') throw new OutcomeError(outcome)
  return outcome.data.results.map(shownComment)
}

/**
 * Adds or edits a comment.
 * @param findArrived finds the comment of an earlier attempt whose response was lost
 */
export async function writeComment(
  request: typeof accountRequest,
  input: CommentInput,
  findArrived: () => Promise<ThreadComment | undefined> = async () => undefined,
): Promise<AuthOutcome<ThreadComment>> {
  const known = await findArrived()
  if (known) return { kind: 'done', data: known }
  const outcome = await request({ ...requestOf(input), answer: blogComment })
  return outcome.kind === 'done' ? { kind: 'done', data: shownComment(outcome.data) } : outcome
}

function requestOf(input: CommentInput) {
  const translations = { el: { content: input.content } }
  if (input.kind === 'edit') {
    const path = `/api/blog/comments/${input.commentId}` as const
    return { method: 'PUT' as const, path, body: { translations } }
  }
  const { postId: post, parentId: parent } = input
  return {
    method: 'POST' as const,
    path: '/api/blog/comments' as const,
    body: { post, parent, translations },
  }
}
