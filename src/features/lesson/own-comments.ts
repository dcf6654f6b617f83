import type { ThreadComment } from './comment-thread'

/** What is known of the comments that the person who is here wrote under a lesson. */
export interface OwnComments {
  /** Id of the person; null where nobody is signed in. */
  owner: number | null
  own: readonly ThreadComment[]
  /** What is on its way to the API, shown as if it had arrived. */
  sending: ThreadComment | null
  /** Deleted ones, also those whose deletion the API has not confirmed yet. */
  gone: readonly number[]
}

export const noOwnComments: OwnComments = { owner: null, own: [], sending: null, gone: [] }

/**
 * A lesson's comments as one person sees them: without what waits for approval, unless it is their
 * own, which says so (decision M4). What they wrote last stands first.
 */
export function asSeenBy(
  comments: readonly ThreadComment[],
  { owner, own, sending, gone }: OwnComments,
): ThreadComment[] {
  const isHere = ({ commentId }: ThreadComment) => !gone.includes(commentId)
  const isMine = ({ userId }: ThreadComment) => owner !== null && userId === owner
  const others = comments
    .filter((comment) => comment.isApproved !== false || isMine(comment))
    .map((comment) => own.find(({ commentId }) => commentId === comment.commentId) ?? comment)
  const missing = own.filter(
    ({ commentId }) => !others.some((comment) => comment.commentId === commentId),
  )
  return [...(sending ? [sending] : []), ...missing, ...others]
    .filter(isHere)
    .map((comment) => (isMine(comment) ? { ...comment, isOwn: true } : comment))
}

/** With one that was written or rewritten, in the words of the API. */
export function withKept(own: readonly ThreadComment[], kept: ThreadComment): ThreadComment[] {
  return [kept, ...own.filter(({ commentId }) => commentId !== kept.commentId)]
}
