import { assign, emit, fromPromise, setup } from 'xstate'
import { notProvided } from '#lib/machines/not-provided'
import type { AuthOutcome } from '#session/outcome'
import {
  type FavouriteItem,
  type FavouritesContext,
  type FavouritesEmitted,
  type FavouritesEvent,
  initialContext,
  nextBatch,
  type PendingChange,
  withConfirmed,
  withFetched,
  withRolledBack,
  withToggle,
} from './favourites-state'

export type FetchedIds = AuthOutcome<readonly number[]>

interface Done<Output> {
  event: { output: Output }
}

/** Buttons mounted within this time, in ms, share one request. */
const batchDelayMs = 80

const succeeded = {
  type: 'the API accepted it' as const,
  params: ({ event }: Done<AuthOutcome<unknown>>) => event.output,
}
const queueToggle = {
  type: 'queueToggle' as const,
  params: ({ event }: { event: { item: FavouriteItem } }) => event.item,
}
const requireLoginForQueued = {
  type: 'requireLogin' as const,
  params: ({ context }: { context: FavouritesContext }) => context.queue.at(-1)?.id ?? 0,
}
const emitFailure = {
  type: 'emitFailure' as const,
  params: ({ event }: Done<AuthOutcome<unknown>>) => event.output,
}
const emitBroken = {
  type: 'emitFailure' as const,
  params: (): AuthOutcome<unknown> => ({ kind: 'broken', reason: 'the change could not be sent' }),
}
const emitUnreachable = {
  type: 'emitFailure' as const,
  params: (): AuthOutcome<unknown> => ({ kind: 'unreachable' }),
}

/**
 * The favourites of one kind on a page. States are fetched in batches, and only for a member; a
 * toggle shows at once, is sent after the changes queued before it, and is rolled back if the API
 * refuses it. A guest is offered to sign in, and nothing is sent.
 */
export const favouritesMachine = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    emitted: {} as FavouritesEmitted,
  },
  actors: {
    fetchFavourites: fromPromise<FetchedIds, readonly number[]>(notProvided('fetchFavourites')),
    writeFavourite: fromPromise<AuthOutcome<unknown>, PendingChange | undefined>(
      notProvided('writeFavourite'),
    ),
  },
  guards: {
    'the API accepted it': (_, { kind }: AuthOutcome<unknown>) => kind === 'done',
    'a change is queued': ({ context }) => context.queue.length > 0,
    'some states are missing': ({ context }) => context.toFetch.length > 0,
  },
  actions: {
    addItem: assign(({ context: { mounted, toFetch } }, id: number) => ({
      mounted: [...mounted, id],
      toFetch: [...new Set([...toFetch, id])],
    })),
    removeItem: assign(({ context: { mounted } }, id: number) => {
      const place = mounted.indexOf(id)
      return { mounted: mounted.filter((_, index) => index !== place) }
    }),
    queueToggle: assign(({ context }, item: FavouriteItem) => withToggle(context, item)),
    refetchAll: assign(({ context }) => ({ toFetch: [...new Set(context.mounted)] })),
    skipFetch: assign({ toFetch: [] }),
    startFetch: assign({ writtenDuringFetch: [] }),
    storeFetched: assign(({ context }, outcome: FetchedIds) =>
      outcome.kind === 'done' ? withFetched(context, outcome.data) : { toFetch: [] },
    ),
    confirm: assign(({ context }) => withConfirmed(context)),
    rollBack: assign(({ context }) => withRolledBack(context)),
    reset: assign(({ context: { mounted } }) => ({ ...initialContext, mounted })),
    requireLogin: emit((_, id: number): FavouritesEmitted => ({ type: 'login.required', id })),
    emitFailure: emit(({ context }, outcome: AuthOutcome<unknown>): FavouritesEmitted => {
      const [change] = context.queue
      if (!change) throw new Error('the queue is empty')
      return { type: 'change.failed', change, outcome }
    }),
  },
  delays: { batchDelayMs },
}).createMachine({
  id: 'favourites',
  context: initialContext,
  initial: 'unknown',
  on: {
    'item.mounted': { actions: { type: 'addItem', params: ({ event }) => event.id } },
    'item.unmounted': { actions: { type: 'removeItem', params: ({ event }) => event.id } },
    'session.member': { target: '.member', reenter: true, actions: 'reset' },
    'session.guest': { target: '.guest', actions: 'reset' },
    'session.unavailable': { target: '.unavailable', actions: 'reset' },
  },
  states: {
    // A toggle waits here until the session is known.
    unknown: {
      on: {
        'item.toggled': { actions: queueToggle },
        'session.member': 'member',
        'session.guest': [
          {
            guard: 'a change is queued',
            target: 'guest',
            actions: [requireLoginForQueued, 'reset'],
          },
          { target: 'guest' },
        ],
        'session.unavailable': [
          {
            guard: 'a change is queued',
            target: 'unavailable',
            actions: [emitUnreachable, 'reset'],
          },
          { target: 'unavailable' },
        ],
      },
    },
    guest: {
      on: {
        'item.toggled': {
          actions: { type: 'requireLogin', params: ({ event }) => event.item.id },
        },
      },
    },
    unavailable: {
      on: { 'item.toggled': { actions: [queueToggle, emitUnreachable, 'rollBack'] } },
    },
    member: {
      entry: 'refetchAll',
      type: 'parallel',
      on: {
        'item.toggled': { actions: queueToggle },
        'page.returned': { actions: 'refetchAll' },
      },
      states: {
        fetching: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'some states are missing', target: 'batching' } },
            batching: { after: { batchDelayMs: 'loading' } },
            loading: {
              entry: 'startFetch',
              invoke: {
                src: 'fetchFavourites',
                input: ({ context }) => nextBatch(context),
                onDone: {
                  target: 'idle',
                  actions: { type: 'storeFetched', params: ({ event }) => event.output },
                },
                onError: { target: 'idle', actions: 'skipFetch' },
              },
            },
          },
        },
        writing: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'a change is queued', target: 'sending' } },
            sending: {
              invoke: {
                src: 'writeFavourite',
                input: ({ context }) => context.queue[0],
                onDone: [
                  { guard: succeeded, target: 'idle', actions: 'confirm' },
                  { target: 'idle', actions: [emitFailure, 'rollBack'] },
                ],
                onError: { target: 'idle', actions: [emitBroken, 'rollBack'] },
              },
            },
          },
        },
      },
    },
  },
})
