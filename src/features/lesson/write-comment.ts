import { blogComment } from '../../../contract/blog/blog-comment'
import { pageOf } from '../../../contract/wire/page'
import type { AuthOutcome } from '../../session/auth-outcome'
import { OutcomeError } from '../../session/outcome-error'
import type { ownRequest } from '../../session/own-request'
import type { ThreadComment } from './comment-thread'
import type { OwnCommentsQuestion } from './own-comments-machine'
import { shownComment } from './read-comments'

type Ask = typeof ownRequest

/** What somebody wants to say: something new, a reply, or an own comment in other words. */
export type CommentWish =
  | { kind: 'add'; postId: number; parentId: number | null; content: string }
  | { kind: 'rewrite'; commentId: number; content: string }

const commentPage = pageOf(blogComment)

/**
 * What one person wrote under a lesson, newest first, approved or not.
 * @throws OutcomeError
 */
export async function readOwnComments(
  ask: Ask,
  { postId, owner }: OwnCommentsQuestion,
): Promise<ThreadComment[]> {
  const query = { post: postId, user: owner ?? 0, ordering: '-createdAt', pageSize: 52 }
  const outcome = await ask({ path: '/api/blog/comments', query, answer: commentPage })
  if (outcome.kind !== 'done') throw new OutcomeError(outcome)
  return outcome.data.results.map(shownComment)
}

/**
 * Has a comment written or rewritten.
 * @param arrived asks whether an earlier try, whose answer never came, has arrived after all
 */
export async function writeComment(
  ask: Ask,
  wish: CommentWish,
  arrived: () => Promise<ThreadComment | undefined> = async () => undefined,
): Promise<AuthOutcome<ThreadComment>> {
  const known = await arrived()
  if (known) return { kind: 'done', data: known }
  const outcome = await ask({ ...callOf(wish), answer: blogComment })
  return outcome.kind === 'done' ? { kind: 'done', data: shownComment(outcome.data) } : outcome
}

function callOf(wish: CommentWish) {
  const translations = { el: { content: wish.content } }
  if (wish.kind === 'rewrite') {
    const path = `/api/blog/comments/${wish.commentId}` as const
    return { method: 'PUT' as const, path, body: { translations } }
  }
  const { postId: post, parentId: parent } = wish
  return {
    method: 'POST' as const,
    path: '/api/blog/comments' as const,
    body: { post, parent, translations },
  }
}
