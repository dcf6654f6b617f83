import { fromPromise } from 'xstate'
import type { AuthOutcome } from '../../session/auth-outcome'
import { ownRequest } from '../../session/own-request'
import type { ThreadComment } from './comment-thread'
import { type OwnCommentsQuestion, ownCommentsMachine } from './own-comments-machine'
import { readOwnComments } from './write-comment'

/** The story of one's own comments, connected to the API. */
export const liveOwnComments = ownCommentsMachine.provide({
  actors: {
    readOwn: fromPromise<readonly ThreadComment[], OwnCommentsQuestion>(({ input }) =>
      readOwnComments(ownRequest, input),
    ),
    removeOwn: fromPromise<AuthOutcome<unknown>, number | null>(({ input }) =>
      ownRequest({ method: 'DELETE', path: `/api/blog/comments/${input ?? 0}` }),
    ),
  },
})
