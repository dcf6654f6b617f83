import { assign, emit, fromPromise, setup } from 'xstate'
import type { AuthOutcome } from '#session/auth-outcome'
import {
  type MemberComments,
  noMemberComments,
  type ThreadComment,
  withComment,
} from './comment-thread'

interface MemberCommentsContext extends MemberComments {
  postId: number
  /** Id of the comment being deleted, also while the confirmation is open. */
  removing: number | null
}

export interface MemberCommentsParams {
  postId: number
  owner: number | null
}

export type MemberCommentsEvent =
  | { type: 'member.known'; owner: number }
  | { type: 'member.left' }
  /** The tab became visible: another one may have changed something. */
  | { type: 'page.returned' }
  | { type: 'sending.started'; comment: ThreadComment }
  | { type: 'sending.ended' }
  /** Added or edited, as the API returned it. */
  | { type: 'comment.saved'; comment: ThreadComment }
  | { type: 'removal.requested'; id: number }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }

export type MemberCommentsEmitted =
  | { type: 'removal.settled' }
  | { type: 'removal.failed'; outcome: AuthOutcome<unknown> }

type Ended = { event: { output: AuthOutcome<unknown> } }

const outcomeOf = ({ event }: Ended) => event.output
const isRemoved = { type: 'comment is gone' as const, params: outcomeOf }
const emitFailure = { type: 'emitFailure' as const, params: outcomeOf }

/**
 * The signed-in member's comments on a lesson: read when the member is known and when they return
 * to the page. Deletions are optimistic and undone on errors.
 * Source: `GET /api/blog/comments?user=…&post=…`, `DELETE /api/blog/comments/{id}`.
 */
export const memberCommentsMachine = setup({
  types: {
    context: {} as MemberCommentsContext,
    input: {} as { postId: number },
    events: {} as MemberCommentsEvent,
    emitted: {} as MemberCommentsEmitted,
  },
  actors: {
    readMine: fromPromise<readonly ThreadComment[], MemberCommentsParams>(() => {
      throw new Error('readMine was not provided')
    }),
    remove: fromPromise<AuthOutcome<unknown>, number | null>(() => {
      throw new Error('remove was not provided')
    }),
  },
  guards: {
    // `missing`: another tab has deleted it.
    'comment is gone': (_, { kind }: AuthOutcome<unknown>) => kind === 'done' || kind === 'missing',
  },
  actions: {
    setMember: assign((_, owner: number) => ({ ...noMemberComments, owner, removing: null })),
    clear: assign({ ...noMemberComments, removing: null }),
    storeAll: assign((_, own: readonly ThreadComment[]) => ({ own })),
    storeOne: assign(({ context }, comment: ThreadComment) => ({
      own: withComment(context.own, comment),
    })),
    startSending: assign((_, sending: ThreadComment) => ({ sending })),
    endSending: assign({ sending: null }),
    setRemoving: assign((_, removing: number) => ({ removing })),
    clearRemoving: assign({ removing: null }),
    hide: assign(({ context: { gone, removing } }) => ({
      gone: removing === null ? gone : [...gone, removing],
    })),
    restore: assign(({ context: { gone, removing } }) => ({
      gone: gone.filter((id) => id !== removing),
      removing: null,
    })),
    emitRemoval: emit({ type: 'removal.settled' }),
    emitFailure: emit((_, outcome: AuthOutcome<unknown>) => ({
      type: 'removal.failed' as const,
      outcome,
    })),
  },
}).createMachine({
  id: 'member comments',
  context: ({ input }) => ({ ...noMemberComments, postId: input.postId, removing: null }),
  initial: 'signedOut',
  on: {
    'member.known': {
      target: '.signedIn',
      reenter: true,
      actions: { type: 'setMember', params: ({ event }) => event.owner },
    },
    'member.left': { target: '.signedOut', actions: 'clear' },
  },
  states: {
    signedOut: {},
    signedIn: {
      type: 'parallel',
      on: {
        'sending.started': {
          actions: { type: 'startSending', params: ({ event }) => event.comment },
        },
        'sending.ended': { actions: 'endSending' },
        'comment.saved': { actions: { type: 'storeOne', params: ({ event }) => event.comment } },
      },
      states: {
        comments: {
          initial: 'reading',
          states: {
            reading: {
              invoke: {
                src: 'readMine',
                input: ({ context: { postId, owner } }) => ({ postId, owner }),
                onDone: {
                  target: 'read',
                  actions: { type: 'storeAll', params: ({ event }) => event.output },
                },
                onError: 'read',
              },
              // The response may be older than the saved comment.
              on: { 'comment.saved': { target: 'reading', reenter: true, actions: storeSaved() } },
            },
            read: { on: { 'page.returned': 'reading' } },
          },
        },
        removal: {
          initial: 'resting',
          states: {
            resting: {
              on: {
                'removal.requested': {
                  target: 'confirming',
                  actions: { type: 'setRemoving', params: ({ event }) => event.id },
                },
              },
            },
            confirming: {
              on: {
                'removal.confirmed': { target: 'deleting', actions: 'hide' },
                'removal.cancelled': { target: 'resting', actions: 'clearRemoving' },
              },
            },
            deleting: {
              invoke: {
                src: 'remove',
                input: ({ context }) => context.removing,
                onDone: [
                  {
                    guard: isRemoved,
                    target: 'resting',
                    actions: ['clearRemoving', 'emitRemoval'],
                  },
                  { target: 'resting', actions: ['restore', emitFailure] },
                ],
                onError: {
                  target: 'resting',
                  actions: ['restore', { type: 'emitFailure', params: brokenOutcome }],
                },
              },
            },
          },
        },
      },
    },
  },
})

function storeSaved() {
  return {
    type: 'storeOne' as const,
    params: ({ event }: { event: { comment: ThreadComment } }) => event.comment,
  }
}

function brokenOutcome(): AuthOutcome<unknown> {
  return { kind: 'broken', reason: 'the comment could not be deleted' }
}
