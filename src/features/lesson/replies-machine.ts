import { assign, fromPromise, setup } from 'xstate'
import type { ThreadComment } from './comment-thread'

type Replies = readonly ThreadComment[]

/**
 * The replies of one comment, asked for by the person who wants to read them. Once read they are
 * the thread's: `keep the replies` hands them over.
 * Source: `GET /api/blog/comments/{id}/replies`.
 */
export const repliesMachine = setup({
  types: {
    context: {} as { commentId: number; failure: unknown },
    input: {} as { commentId: number },
    events: {} as { type: 'replies.requested' },
  },
  actors: {
    readReplies: fromPromise<Replies, { commentId: number }>(() => {
      throw new Error('readReplies was not provided')
    }),
  },
  actions: {
    'keep the replies': (_, _replies: Replies) => {
      throw new Error('keep the replies was not provided')
    },
  },
}).createMachine({
  id: 'replies',
  context: ({ input }) => ({ commentId: input.commentId, failure: null }),
  initial: 'folded',
  states: {
    folded: { on: { 'replies.requested': 'reading' } },
    reading: {
      invoke: {
        src: 'readReplies',
        input: ({ context }) => ({ commentId: context.commentId }),
        onDone: {
          target: 'unfolded',
          actions: { type: 'keep the replies', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unread',
          actions: assign({ failure: ({ event }) => event.error }),
        },
      },
    },
    unread: { on: { 'replies.requested': 'reading' } },
    unfolded: { type: 'final' },
  },
})
