import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import {
  type LiveMessage,
  readLiveMessage,
  type SocketTokens,
  signedOutCode,
} from '#contract/notifications/notification'

/** Delay before a lost connection is opened again, in ms; attempts are unlimited. */
const reconnectMs = 1000

export type SocketEvent =
  | { type: 'session.member'; userId: number }
  | { type: 'session.ended' }
  | { type: 'socket.opened' }
  | { type: 'socket.message'; text: string }
  /** `code`: the close code, if it is known (RFC 6455, section 7.4). */
  | { type: 'socket.closed'; code?: number }

export type SocketEmitted =
  /** Connected; messages may have been missed before. */
  | { type: 'connection.opened' }
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

/**
 * The notification socket of a member. Tokens are fetched for each connection, because
 * they can be used once. Every failure is retried after a second, without a message.
 */
export const socketMachine = setup({
  types: {
    context: {} as SocketContext,
    events: {} as SocketEvent,
    emitted: {} as SocketEmitted,
  },
  actors: {
    fetchTokens: fromPromise<SocketTokens | null>(() => {
      throw new Error('fetchTokens was not provided')
    }),
    connection: fromCallback<SocketEvent, ConnectionInput>(() => {
      throw new Error('connection was not provided')
    }),
  },
  guards: {
    'the user changed': ({ context }, userId: number) => context.userId !== userId,
    'the session has ended': (_, code: number | undefined) => code === signedOutCode,
    'the message is valid': (_, text: string) => readLiveMessage(text) !== null,
    'tokens were issued': (_, tokens: SocketTokens | null) => tokens !== null,
  },
  delays: { reconnect: reconnectMs },
}).createMachine({
  id: 'socket',
  initial: 'closed',
  context: { userId: null, tokens: null },
  on: {
    'session.member': {
      guard: { type: 'the user changed', params: ({ event }) => event.userId },
      target: '.fetchingTokens',
      actions: assign(({ event }) => ({ userId: event.userId, tokens: null })),
    },
    'session.ended': {
      target: '.closed',
      actions: assign({ userId: null, tokens: null }),
    },
  },
  states: {
    closed: {},
    fetchingTokens: {
      invoke: {
        src: 'fetchTokens',
        onDone: [
          {
            guard: { type: 'tokens were issued', params: ({ event }) => event.output },
            target: 'connected',
            actions: assign({ tokens: ({ event }) => event.output }),
          },
          { target: 'waiting' },
        ],
        onError: { target: 'waiting' },
      },
    },
    connected: {
      invoke: {
        src: 'connection',
        input: ({ context: { userId, tokens } }) => ({ userId, tokens }),
        onError: { target: 'waiting' },
      },
      initial: 'opening',
      on: {
        'socket.closed': [
          {
            guard: { type: 'the session has ended', params: ({ event }) => event.code },
            target: 'waiting',
            actions: emit({ type: 'session.rejected' as const }),
          },
          { target: 'waiting' },
        ],
      },
      states: {
        opening: {
          on: {
            'socket.opened': {
              target: 'open',
              actions: emit({ type: 'connection.opened' as const }),
            },
          },
        },
        open: {
          entry: assign({ tokens: null }),
          on: {
            'socket.message': {
              guard: { type: 'the message is valid', params: ({ event }) => event.text },
              actions: emit(({ event }) => receivedEvent(event.text)),
            },
          },
        },
      },
    },
    waiting: { after: { reconnect: { target: 'fetchingTokens' } } },
  },
})

function receivedEvent(text: string): SocketEmitted {
  const message = readLiveMessage(text)
  if (!message) throw new Error('the guard let an invalid message pass')
  return { type: 'message.received', message }
}
