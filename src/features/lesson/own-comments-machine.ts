import { assign, emit, fromPromise, setup } from 'xstate'
import type { AuthOutcome } from '../../session/auth-outcome'
import type { ThreadComment } from './comment-thread'
import { noOwnComments, type OwnComments, withKept } from './own-comments'

export interface OwnCommentsContext extends OwnComments {
  postId: number
  /** The comment whose deletion is asked about or under way. */
  removing: number | null
}

export interface OwnCommentsQuestion {
  postId: number
  owner: number | null
}

export type OwnCommentsEvent =
  | { type: 'person.known'; owner: number }
  | { type: 'person.left' }
  /** The person looks at the page again: another tab may have changed something. */
  | { type: 'page.returned' }
  | { type: 'sending.began'; comment: ThreadComment }
  | { type: 'sending.ended' }
  /** Written or rewritten, as the API answered it. */
  | { type: 'comment.kept'; comment: ThreadComment }
  | { type: 'removal.considered'; id: number }
  | { type: 'removal.confirmed' }
  | { type: 'removal.dropped' }

export type OwnCommentsNews =
  | { type: 'removal.settled' }
  | { type: 'removal.failed'; outcome: AuthOutcome<unknown> }

type Ended = { event: { output: AuthOutcome<unknown> } }

const outcomeOf = ({ event }: Ended) => event.output
const isGone = { type: 'isGone' as const, params: outcomeOf }
const tellFailure = { type: 'tellFailure' as const, params: outcomeOf }

/**
 * The story of somebody's own comments under a lesson: read once it is known who is here, and
 * again when they come back to the page. A deletion shows at once, and is taken back where the API
 * refuses it. Source: `GET /api/blog/comments?user=…&post=…`, `DELETE /api/blog/comments/{id}`.
 */
export const ownCommentsMachine = setup({
  types: {
    context: {} as OwnCommentsContext,
    input: {} as { postId: number },
    events: {} as OwnCommentsEvent,
    emitted: {} as OwnCommentsNews,
  },
  actors: {
    readOwn: fromPromise<readonly ThreadComment[], OwnCommentsQuestion>(() => {
      throw new Error('readOwn was not provided')
    }),
    removeOwn: fromPromise<AuthOutcome<unknown>, number | null>(() => {
      throw new Error('removeOwn was not provided')
    }),
  },
  guards: {
    // One that another tab has deleted is gone as well.
    isGone: (_, { kind }: AuthOutcome<unknown>) => kind === 'done' || kind === 'missing',
  },
  actions: {
    know: assign((_, owner: number) => ({ ...noOwnComments, owner, removing: null })),
    forget: assign({ ...noOwnComments, removing: null }),
    keepAll: assign((_, own: readonly ThreadComment[]) => ({ own })),
    keep: assign(({ context }, comment: ThreadComment) => ({
      own: withKept(context.own, comment),
    })),
    send: assign((_, sending: ThreadComment) => ({ sending })),
    endSending: assign({ sending: null }),
    consider: assign((_, removing: number) => ({ removing })),
    drop: assign({ removing: null }),
    hide: assign(({ context: { gone, removing } }) => ({
      gone: removing === null ? gone : [...gone, removing],
    })),
    bringBack: assign(({ context: { gone, removing } }) => ({
      gone: gone.filter((id) => id !== removing),
      removing: null,
    })),
    tellRemoval: emit({ type: 'removal.settled' }),
    tellFailure: emit((_, outcome: AuthOutcome<unknown>) => ({
      type: 'removal.failed' as const,
      outcome,
    })),
  },
}).createMachine({
  id: 'own comments',
  context: ({ input }) => ({ ...noOwnComments, postId: input.postId, removing: null }),
  initial: 'away',
  on: {
    'person.known': {
      target: '.here',
      reenter: true,
      actions: { type: 'know', params: ({ event }) => event.owner },
    },
    'person.left': { target: '.away', actions: 'forget' },
  },
  states: {
    away: {},
    here: {
      type: 'parallel',
      on: {
        'sending.began': { actions: { type: 'send', params: ({ event }) => event.comment } },
        'sending.ended': { actions: 'endSending' },
        'comment.kept': { actions: { type: 'keep', params: ({ event }) => event.comment } },
      },
      states: {
        knowledge: {
          initial: 'reading',
          states: {
            reading: {
              invoke: {
                src: 'readOwn',
                input: ({ context: { postId, owner } }) => ({ postId, owner }),
                onDone: {
                  target: 'read',
                  actions: { type: 'keepAll', params: ({ event }) => event.output },
                },
                onError: 'read',
              },
              // What is being read may be older than what was just written.
              on: { 'comment.kept': { target: 'reading', reenter: true, actions: keepEvent() } },
            },
            read: { on: { 'page.returned': 'reading' } },
          },
        },
        removal: {
          initial: 'resting',
          states: {
            resting: {
              on: {
                'removal.considered': {
                  target: 'asking',
                  actions: { type: 'consider', params: ({ event }) => event.id },
                },
              },
            },
            asking: {
              on: {
                'removal.confirmed': { target: 'working', actions: 'hide' },
                'removal.dropped': { target: 'resting', actions: 'drop' },
              },
            },
            working: {
              invoke: {
                src: 'removeOwn',
                input: ({ context }) => context.removing,
                onDone: [
                  { guard: isGone, target: 'resting', actions: ['drop', 'tellRemoval'] },
                  { target: 'resting', actions: ['bringBack', tellFailure] },
                ],
                onError: {
                  target: 'resting',
                  actions: ['bringBack', { type: 'tellFailure', params: brokenDown }],
                },
              },
            },
          },
        },
      },
    },
  },
})

function keepEvent() {
  return {
    type: 'keep' as const,
    params: ({ event }: { event: { comment: ThreadComment } }) => event.comment,
  }
}

function brokenDown(): AuthOutcome<unknown> {
  return { kind: 'broken', reason: 'the comment could not be deleted' }
}
