import { createActor, fromCallback, fromPromise } from 'xstate'
import { type SocketTokens, socketTokens } from '#contract/notifications/notification'
import { openSocket } from '#lib/http/open-socket'
import { accountRequest } from '#session/account-request'
import { recheckSession, reportSocket } from '#session/auth-event-bus'
import { browserNotifier } from './show-message'
import { type ConnectionInput, type SocketEvent, socketMachine } from './socket-machine'
import {
  electLeader,
  type NotificationListener,
  type Subscription,
  syncTabs,
  type TabSyncDeps,
} from './tab-sync'

const name = 'notifications'

/** Subscribes to the notifications of the signed-in member. Browser only. */
export function subscribeNotifications(
  userId: number,
  listener: NotificationListener,
): Subscription {
  const deps: TabSyncDeps = {
    tabs: typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined,
    elect: (begin) => electLeader(navigator.locks, name, begin),
    openSocket: openNotificationSocket,
    showSystemNotification: browserNotifier(),
  }
  return syncTabs(deps, userId, listener)
}

const openNotificationSocket: TabSyncDeps['openSocket'] = (userId, { onMessage, onOpened }) => {
  const actor = createActor(socketWithActors)
  actor.on('message.received', ({ message }) => onMessage(message))
  actor.on('connection.opened', onOpened)
  actor.on('session.rejected', recheckSession)
  actor.start().send({ type: 'session.member', userId })
  return () => {
    actor.send({ type: 'session.ended' })
    actor.stop()
  }
}

const socketWithActors = socketMachine.provide({
  actors: {
    fetchTokens: fromPromise<SocketTokens | null>(async ({ signal }) => {
      const path = '/api/websocket/user/tokens'
      const outcome = await accountRequest({ path, answer: socketTokens, signal, retries: 0 })
      return outcome.kind === 'done' ? outcome.data : null
    }),
    connection: fromCallback<SocketEvent, ConnectionInput>(({ input, sendBack }) => {
      const { userId, tokens } = input
      const query = {
        user_id: userId,
        session_token: tokens?.sessionToken,
        access_token: tokens?.accessToken,
      }
      const close = openSocket(
        { path: '/ws/notifications/', query },
        {
          onOpened: () => {
            reportSocket(true)
            sendBack({ type: 'socket.opened' })
          },
          onMessage: (text) => sendBack({ type: 'socket.message', text }),
          onLost: (code) => {
            reportSocket(false)
            sendBack({ type: 'socket.closed', code })
          },
        },
      )
      return () => {
        reportSocket(false)
        close()
      }
    }),
  },
})
