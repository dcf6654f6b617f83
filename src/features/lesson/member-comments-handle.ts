import { ApiError } from '#lib/http/problem'
import type { MemberComments, ThreadComment } from './comment-thread'
import type { CommentInput } from './comments-api'

/** The member's comments on a lesson, and what the member may do with them. */
export interface MemberCommentsHandle extends MemberComments {
  /** Adds or edits a comment. A new one is shown while it is sent. @throws ApiError */
  write: (input: CommentInput) => Promise<ThreadComment>
  /** Deletes a comment after a confirmation. It is gone at once, and back if that fails. */
  removal: {
    isConfirming: boolean
    consider: (id: number) => void
    confirm: () => void
    cancel: () => void
  }
}

export const noComments: readonly ThreadComment[] = []

/** What everybody else has: no comments, and no buttons that would change any. */
export const guestComments: MemberCommentsHandle = {
  owner: null,
  own: noComments,
  gone: [],
  sending: null,
  write: async () => {
    throw new ApiError({ kind: 'signedOut' })
  },
  removal: { isConfirming: false, consider: () => {}, confirm: () => {}, cancel: () => {} },
}
