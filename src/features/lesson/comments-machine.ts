import { assign, fromPromise, setup } from 'xstate'
import type { ThreadComment } from './comment-thread'
import { builtComments, type KnownComments } from './fresh-comments'

/** One page of the comments that answer nobody, newest first. */
export interface TopLevelPage {
  comments: ThreadComment[]
  /** Null on the last page. */
  nextPage: number | null
}

export type CommentsEvent =
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  | { type: 'replies.arrived'; parentId: number; replies: readonly ThreadComment[] }

/**
 * Freshens the comments that the build knew. Whatever fails, those of the build stay.
 * Source: `GET /api/blog/posts/{id}/comments?parent=none`.
 */
export const commentsMachine = setup({
  types: {
    context: {} as KnownComments & { postId: number },
    input: {} as { postId: number; built: readonly ThreadComment[] },
    events: {} as CommentsEvent,
  },
  actors: {
    readTopLevel: fromPromise<TopLevelPage, { postId: number; page: number }>(() => {
      throw new Error('readTopLevel was not provided')
    }),
  },
  guards: {
    'there are more': ({ context }) => context.nextPage !== null,
  },
  actions: {
    'keep the page': assign(({ context }, { comments, nextPage }: TopLevelPage) => ({
      freshTop: [...context.freshTop, ...without(comments, context.freshTop)],
      nextPage,
    })),
    'keep the replies': assign(
      ({ context }, of: { parentId: number; replies: readonly ThreadComment[] }) => ({
        freshReplies: { ...context.freshReplies, [of.parentId]: of.replies },
      }),
    ),
  },
}).createMachine({
  id: 'comments',
  context: ({ input: { postId, built } }) => ({ postId, ...builtComments(built) }),
  initial: 'reading',
  on: {
    'replies.arrived': {
      actions: { type: 'keep the replies', params: ({ event }) => event },
    },
  },
  states: {
    reading: {
      invoke: {
        src: 'readTopLevel',
        input: ({ context }) => ({ postId: context.postId, page: context.nextPage ?? 1 }),
        onDone: {
          target: 'upToDate',
          actions: { type: 'keep the page', params: ({ event }) => event.output },
        },
        onError: 'outOfReach',
      },
    },
    upToDate: { on: { 'more.requested': { guard: 'there are more', target: 'reading' } } },
    outOfReach: { on: { 'retry.requested': 'reading' } },
  },
})

function without(comments: readonly ThreadComment[], known: readonly ThreadComment[]) {
  const ids = new Set(known.map(({ commentId }) => commentId))
  return comments.filter(({ commentId }) => !ids.has(commentId))
}
