import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { LiveMessage } from '../../../contract/notifications/live-message'
import { type SocketTokens, signedOutCode } from '../../../contract/notifications/socket-tokens'
import { readLiveMessage } from './read-live-message'

/** How long a lost channel waits before it tries again, in ms; it never gives up (R340). */
export const reconnectMs = 1000

export type ChannelEvent =
  /** Somebody is signed in. */
  | { type: 'member.came'; userId: number }
  | { type: 'member.left' }
  | { type: 'socket.opened' }
  | { type: 'socket.heard'; text: string }
  /** `code` says why, where it is known (RFC 6455, section 7.4). */
  | { type: 'socket.lost'; code?: number }

export type ChannelNews =
  /** It is open; something may have been missed before. */
  | { type: 'channel.opened' }
  | { type: 'channel.told'; message: LiveMessage }
  /** It was closed because the session has ended. */
  | { type: 'channel.refused' }

interface ChannelContext {
  /** Whose channel it is; null while it is closed. */
  userId: number | null
  values: SocketTokens | null
}

/** What one connection is opened with. */
export interface ConnectionInput {
  userId: number | null
  values: SocketTokens | null
}

/**
 * The live channel of one person (R209, R212): values are fetched for each connection, as
 * they serve once; whatever fails is tried again a second later, in silence (R322).
 */
export const channelMachine = setup({
  types: {
    context: {} as ChannelContext,
    events: {} as ChannelEvent,
    emitted: {} as ChannelNews,
  },
  actors: {
    fetchValues: fromPromise<SocketTokens | null>(() => {
      throw new Error('fetchValues was not provided')
    }),
    connection: fromCallback<ChannelEvent, ConnectionInput>(() => {
      throw new Error('connection was not provided')
    }),
  },
  guards: {
    isAnother: ({ context }, userId: number) => context.userId !== userId,
    isSignedOut: (_, code: number | undefined) => code === signedOutCode,
    isOurs: (_, text: string) => readLiveMessage(text) !== null,
    hasValues: (_, values: SocketTokens | null) => values !== null,
  },
  delays: { reconnect: reconnectMs },
}).createMachine({
  id: 'channel',
  initial: 'closed',
  context: { userId: null, values: null },
  on: {
    'member.came': {
      guard: { type: 'isAnother', params: ({ event }) => event.userId },
      target: '.fetching',
      actions: assign(({ event }) => ({ userId: event.userId, values: null })),
    },
    'member.left': {
      target: '.closed',
      actions: assign({ userId: null, values: null }),
    },
  },
  states: {
    closed: {},
    fetching: {
      invoke: {
        src: 'fetchValues',
        onDone: [
          {
            guard: { type: 'hasValues', params: ({ event }) => event.output },
            target: 'connected',
            actions: assign({ values: ({ event }) => event.output }),
          },
          { target: 'waiting' },
        ],
        onError: { target: 'waiting' },
      },
    },
    connected: {
      invoke: {
        src: 'connection',
        input: ({ context: { userId, values } }) => ({ userId, values }),
        onError: { target: 'waiting' },
      },
      initial: 'opening',
      on: {
        'socket.lost': [
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.code },
            target: 'waiting',
            actions: emit({ type: 'channel.refused' as const }),
          },
          { target: 'waiting' },
        ],
      },
      states: {
        opening: {
          on: {
            'socket.opened': {
              target: 'open',
              actions: emit({ type: 'channel.opened' as const }),
            },
          },
        },
        open: {
          entry: assign({ values: null }),
          on: {
            'socket.heard': {
              guard: { type: 'isOurs', params: ({ event }) => event.text },
              actions: emit(({ event }) => toldOf(event.text)),
            },
          },
        },
      },
    },
    waiting: { after: { reconnect: { target: 'fetching' } } },
  },
})

function toldOf(text: string): ChannelNews {
  const message = readLiveMessage(text)
  if (!message) throw new Error('only messages of ours are told')
  return { type: 'channel.told', message }
}
