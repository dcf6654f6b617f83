import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import {
  type LiveMessage,
  readLiveMessage,
  type SocketTokens,
  signedOutCode,
} from '#contract/notifications/notification'
import { type ApiProblem, problemOf } from '#lib/http/problem'
import { notProvided } from '#lib/machines/not-provided'

/** How long a connection lasts until messages that were missed before it are read, in ms. */
const heldMs = 1_000
/** How long it lasts until former failures no longer count, in ms. */
const steadyMs = 60_000

export type SocketEvent =
  | { type: 'session.member'; userId: number }
  | { type: 'session.ended' }
  | { type: 'socket.opened' }
  | { type: 'socket.message'; text: string }
  /** `code`: the close code, if it is known (RFC 6455, section 7.4). */
  | { type: 'socket.closed'; code?: number }
  /** The wait has become shorter: the connection is back, or somebody has signed in. */
  | { type: 'pause.changed' }

export type SocketEmitted =
  /** Connected; messages may have been missed before. */
  | { type: 'connection.opened' }
  /** The connection, or the try to open one, has ended. */
  | { type: 'connection.lost' }
  | { type: 'message.received'; message: LiveMessage }
  /** The server closed it because the session has ended. */
  | { type: 'session.rejected' }

interface SocketContext {
  /** Null while no member is signed in. */
  userId: number | null
  tokens: SocketTokens | null
}

export interface ConnectionInput {
  userId: number | null
  tokens: SocketTokens | null
}

const lost = { type: 'note the failure' as const, params: { kind: 'unreachable' as const } }

/**
 * The notification socket of a member. Tokens are fetched for each connection, because they can be
 * used once. Every failure is retried after a pause, without a message and without limit; how long,
 * and what ends it, is provided (`createBackgroundPause`).
 */
export const socketMachine = setup({
  types: {
    context: {} as SocketContext,
    events: {} as SocketEvent,
    emitted: {} as SocketEmitted,
  },
  actors: {
    fetchTokens: fromPromise<SocketTokens>(notProvided('fetchTokens')),
    connection: fromCallback<SocketEvent, ConnectionInput>(notProvided('connection')),
  },
  guards: {
    'the user changed': ({ context }, userId: number) => context.userId !== userId,
    'the session has ended': (_, code: number | undefined) => code === signedOutCode,
    'the message is valid': (_, text: string) => readLiveMessage(text) !== null,
    'it has to wait': notProvided('it has to wait') as () => boolean,
  },
  actions: {
    'keep the member': assign((_, userId: number) => ({ userId, tokens: null })),
    'forget the member': assign({ userId: null, tokens: null }),
    'store the tokens': assign((_, tokens: SocketTokens) => ({ tokens })),
    'note the failure': notProvided('note the failure') as (
      _: unknown,
      failure: ApiProblem,
    ) => void,
    'note the success': notProvided('note the success'),
    'forget the tokens': assign({ tokens: null }),
    'tell that the connection is open': emit({ type: 'connection.opened' as const }),
    'tell that the connection is lost': emit({ type: 'connection.lost' as const }),
    'tell that the session is rejected': emit({ type: 'session.rejected' as const }),
    'tell the message': emit((_, text: string) => receivedEvent(text)),
  },
  delays: { reconnect: notProvided('reconnect') as () => number, held: heldMs, steady: steadyMs },
}).createMachine({
  id: 'socket',
  initial: 'closed',
  context: { userId: null, tokens: null },
  on: {
    'session.member': {
      guard: { type: 'the user changed', params: ({ event }) => event.userId },
      target: '.deciding',
      actions: { type: 'keep the member', params: ({ event }) => event.userId },
    },
    'session.ended': {
      target: '.closed',
      actions: 'forget the member',
    },
  },
  states: {
    closed: {},
    deciding: {
      always: [{ guard: 'it has to wait', target: 'waiting' }, { target: 'fetchingTokens' }],
    },
    fetchingTokens: {
      invoke: {
        src: 'fetchTokens',
        onDone: {
          target: 'connected',
          actions: { type: 'store the tokens', params: ({ event }) => event.output },
        },
        onError: {
          target: 'waiting',
          actions: [
            { type: 'note the failure', params: ({ event }) => problemOf(event.error) },
            'tell that the connection is lost',
          ],
        },
      },
    },
    connected: {
      invoke: {
        src: 'connection',
        input: ({ context: { userId, tokens } }) => ({ userId, tokens }),
        onError: { target: 'waiting', actions: [lost, 'tell that the connection is lost'] },
      },
      initial: 'opening',
      on: {
        'socket.closed': [
          {
            guard: { type: 'the session has ended', params: ({ event }) => event.code },
            target: 'waiting',
            actions: [
              lost,
              'tell that the connection is lost',
              'tell that the session is rejected',
            ],
          },
          { target: 'waiting', actions: [lost, 'tell that the connection is lost'] },
        ],
      },
      states: {
        opening: { on: { 'socket.opened': 'open' } },
        open: {
          entry: 'forget the tokens',
          // A connection that is closed at once is none.
          after: {
            held: { actions: 'tell that the connection is open' },
            steady: { actions: 'note the success' },
          },
          on: {
            'socket.message': {
              guard: { type: 'the message is valid', params: ({ event }) => event.text },
              actions: { type: 'tell the message', params: ({ event }) => event.text },
            },
          },
        },
      },
    },
    waiting: {
      after: { reconnect: { target: 'fetchingTokens' } },
      on: { 'pause.changed': 'deciding' },
    },
  },
})

function receivedEvent(text: string): SocketEmitted {
  const message = readLiveMessage(text)
  if (!message) throw new Error('the guard let an invalid message pass')
  return { type: 'message.received', message }
}
