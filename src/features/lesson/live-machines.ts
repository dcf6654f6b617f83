import { fromPromise } from 'xstate'
import { apiRequest } from '../../lib/http/api-request'
import { commentsMachine } from './comments-machine'
import { readReplies, readTopLevel } from './read-comments'
import { repliesMachine } from './replies-machine'

/** The story of the comments, connected to the API. */
export const liveCommentsMachine = commentsMachine.provide({
  actors: {
    readTopLevel: fromPromise(({ input, signal }) =>
      readTopLevel(apiRequest, { ...input, signal }),
    ),
  },
})

/** The story of one comment's replies, connected to the API. */
export const liveRepliesMachine = repliesMachine.provide({
  actors: {
    readReplies: fromPromise(({ input, signal }) => readReplies(apiRequest, { ...input, signal })),
  },
})
