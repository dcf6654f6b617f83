import { assign, fromPromise, setup } from 'xstate'
import type { ApiProblem } from '#lib/http/problem'
import { notProvided } from '#lib/machines/not-provided'

/** Result of asking for the deletion. */
export type DeletionOutcome =
  | { kind: 'accepted' }
  /** The person must confirm that it is them: the app goes to the page for it. */
  | { kind: 'confirming' }
  /** The same, but the account has no means for it: only a new sign-in helps. */
  | { kind: 'staleSignIn' }
  /** The session is over: the app sees to it. */
  | { kind: 'sessionOver' }
  /** Nothing was sent. */
  | { kind: 'offline' }
  | { kind: 'refused'; problem: ApiProblem }
  /** Unknown whether the deletion was accepted. */
  | { kind: 'lost' }

/**
 * What became of an account after a lost answer. `signedOut`: this browser has no session any more, by
 * which the server could tell.
 */
export type AccountFate = 'deleted' | 'stands' | 'signedOut'

/** Why the account is still there, for the page. */
export type DeletionProblem =
  | Exclude<DeletionOutcome, { kind: 'accepted' | 'confirming' | 'sessionOver' | 'lost' }>
  | { kind: 'notMade' }

export type DeletionEvent = { type: 'deletion.confirmed' } | { type: 'look.pressed' }

interface DeletionContext {
  problem: DeletionProblem | null
}

const outcomeIs = (...kinds: DeletionOutcome['kind'][]) => ({
  type: 'outcome is' as const,
  params: ({ event }: { event: { output: DeletionOutcome } }) => ({ outcome: event.output, kinds }),
})
const fateIs = (fate: AccountFate) => ({
  type: 'fate is' as const,
  params: ({ event }: { event: { output: AccountFate } }) => ({ found: event.output, fate }),
})

/**
 * Deletes the account. It is told as deleted only where the server says so: after a lost answer the
 * account is looked up, and asking again does no harm. Then nothing of the person stays here.
 */
export const deletionMachine = setup({
  types: {
    context: {} as DeletionContext,
    events: {} as DeletionEvent,
    /** Something is under way. */
    tags: {} as 'busy',
  },
  actors: {
    askForDeletion: fromPromise<DeletionOutcome>(notProvided('askForDeletion')),
    findFate: fromPromise<AccountFate>(notProvided('findFate')),
    /** Empties the device, says goodbye and ends the session. */
    leaveDevice: fromPromise<void>(notProvided('leaveDevice')),
  },
  guards: {
    'outcome is': (_, { outcome, kinds }: { outcome: DeletionOutcome; kinds: string[] }) =>
      kinds.includes(outcome.kind),
    'fate is': (_, { found, fate }: { found: AccountFate; fate: AccountFate }) => found === fate,
  },
  actions: {
    'keep the problem': assign((_, problem: DeletionProblem | null) => ({ problem })),
  },
}).createMachine({
  id: 'account-deletion',
  context: { problem: null },
  initial: 'deciding',
  states: {
    deciding: {
      on: { 'deletion.confirmed': 'asking' },
    },
    asking: {
      tags: 'busy',
      entry: { type: 'keep the problem', params: null },
      invoke: {
        src: 'askForDeletion',
        onDone: [
          { guard: outcomeIs('accepted'), target: 'leaving' },
          { guard: outcomeIs('lost'), target: 'looking' },
          { guard: outcomeIs('confirming', 'sessionOver'), target: 'elsewhere' },
          {
            target: 'deciding',
            actions: {
              type: 'keep the problem',
              params: ({ event }) => event.output as DeletionProblem,
            },
          },
        ],
        onError: 'looking',
      },
    },
    looking: {
      tags: 'busy',
      invoke: {
        src: 'findFate',
        onDone: [
          { guard: fateIs('deleted'), target: 'leaving' },
          {
            guard: fateIs('stands'),
            target: 'deciding',
            actions: { type: 'keep the problem', params: { kind: 'notMade' } },
          },
          { target: 'signedOut' },
        ],
        onError: 'unclear',
      },
    },
    unclear: {
      on: { 'look.pressed': 'looking', 'deletion.confirmed': 'asking' },
    },
    leaving: {
      tags: 'busy',
      invoke: { src: 'leaveDevice', onDone: 'gone', onError: 'gone' },
    },
    /** Only a sign-in can tell what became of the account: looking again cannot. */
    signedOut: { type: 'final' },
    /** Another page is opened in place of this one. */
    elsewhere: {},
    gone: { type: 'final' },
  },
})
