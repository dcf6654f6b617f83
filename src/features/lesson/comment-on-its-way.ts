import { now } from '../../lib/time/clock'
import type { ThreadComment } from './comment-thread'
import type { CommentWish } from './write-comment'

/** A new comment as the thread shows it until the API has answered; null for a rewritten one. */
export function commentOnItsWay(wish: CommentWish): ThreadComment | null {
  if (wish.kind === 'rewrite') return null
  return {
    commentId: 0,
    parentId: wish.parentId,
    author: '',
    text: wish.content,
    writtenAt: new Date(now()).toISOString(),
    likesCount: 0,
    isApproved: false,
    isSending: true,
  }
}
