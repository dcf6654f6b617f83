import { type BlogComment, blogComment } from '#contract/blog/blog-comment'
import { type Page, pageOf } from '#contract/wire/page'
import { translate } from '#contract/wire/translations'
import { problemOfError } from '#lib/http/api-problem'
import { type ApiRequest, dataIn } from '#lib/http/api-request'
import type { accountRequest } from '#session/account-request'
import type { AuthOutcome } from '#session/auth-outcome'
import { dataOf } from '#session/auth-outcome'
import { afterLooking, madeIf } from '#session/lost-answer'
import type { ThreadComment, TopLevelPage } from './comment-thread'

const commentPage = pageOf(blogComment)

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
  const read = dataIn(await request({ path, query, answer: commentPage, signal }))
  return { comments: commentsOn(read), nextPage: page >= read.totalPages ? null : page + 1 }
}

/**
 * Reads the direct replies to a comment: `GET /api/blog/comments/{id}/replies`.
 * @throws ApiError
 */
export async function readReplies(
  request: ApiRequest,
  { commentId, signal }: { commentId: number; signal: AbortSignal },
): Promise<ThreadComment[]> {
  const path = `/api/blog/comments/${commentId}/replies` as const
  const query = { pageSize: 100 }
  return commentsOn(dataIn(await request({ path, query, answer: commentPage, signal })))
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
 * @throws ApiError
 */
export async function readMemberComments(
  request: typeof accountRequest,
  { postId, owner, signal }: { postId: number; owner: number | null; signal?: AbortSignal },
): Promise<ThreadComment[]> {
  const query = { post: postId, user: owner ?? 0, ordering: '-createdAt', pageSize: 52 }
  const path = '/api/blog/comments'
  const outcome = await request({ path, query, answer: commentPage, signal })
  return dataOf(outcome).results.map(shownComment)
}

/** Looks whether a member's comment was deleted, after a lost answer. */
export async function lookForRemoval(
  request: typeof accountRequest,
  on: { postId: number; owner: number | null },
  id: number,
): Promise<AuthOutcome<undefined | null>> {
  try {
    const own = await readMemberComments(request, on)
    return { kind: 'done', data: own.some(({ commentId }) => commentId === id) ? null : undefined }
  } catch (error) {
    return problemOfError(error)
  }
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
  const sent = await request({ ...requestOf(input), answer: blogComment })
  const outcome = await afterLooking(sent, () => lookForComment(request, input))
  return outcome.kind === 'done' ? { kind: 'done', data: shownComment(outcome.data) } : outcome
}

/** An edited comment can be read by its id; a new one is found by `findArrived` of the next try. */
async function lookForComment(
  request: typeof accountRequest,
  input: CommentInput,
): Promise<AuthOutcome<BlogComment | null>> {
  if (input.kind === 'add') return { kind: 'done', data: null }
  const path = `/api/blog/comments/${input.commentId}` as const
  const read = await request({ path, answer: blogComment })
  return madeIf(read, ({ translations }) => translate(translations, 'content') === input.content)
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
