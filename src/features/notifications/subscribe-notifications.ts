import { createActor, fromCallback, fromPromise } from 'xstate'
import { readSocketTokens } from '#contract/endpoints/notifications'
import { socketPath } from '#contract/notifications/socket-path'
import { createBackgroundPause } from '#lib/http/background-pause'
import { call } from '#lib/http/call'
import { openSocket } from '#lib/http/open-socket'
import { timerMs } from '#lib/time/timers'
import { runningSession } from '#session/running-session'
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

/** When a socket may be opened, however often the bell is rendered; cleared by a sign-in. */
const pause = createBackgroundPause()
let followsSignIns = false

/** Subscribes to the notifications of the signed-in member. Browser only. */
export function subscribeNotifications(
  userId: number,
  listener: NotificationListener,
): Subscription {
  followSignIns()
  const deps: TabSyncDeps = {
    tabs: typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined,
    elect: (begin) => electLeader(navigator.locks, name, begin),
    openSocket: openNotificationSocket,
    pause,
    isVisible: () => document.visibilityState === 'visible',
    watchVisibility: (act) => {
      document.addEventListener('visibilitychange', act)
      return () => document.removeEventListener('visibilitychange', act)
    },
    showSystemNotification: browserNotifier(),
  }
  return syncTabs(deps, userId, listener)
}

/** Also in tabs without a socket, which may have to open the next one. */
function followSignIns(): void {
  if (followsSignIns) return
  followsSignIns = true
  runningSession()?.on('LOGGED_IN', pause.clear)
}

const openNotificationSocket: TabSyncDeps['openSocket'] = (
  userId,
  { onMessage, onOpened, onLost },
) => {
  const actor = createActor(socketWithActors)
  actor.on('message.received', ({ message }) => onMessage(message))
  actor.on('connection.opened', onOpened)
  actor.on('connection.lost', onLost)
  actor.on('session.rejected', () => runningSession()?.send({ type: 'session.checkDue' }))
  actor.start().send({ type: 'session.member', userId })
  const online = () => {
    pause.reconnected()
    actor.send({ type: 'pause.changed' })
  }
  addEventListener('online', online)
  const signIns = runningSession()?.on('LOGGED_IN', () => actor.send({ type: 'pause.changed' }))
  return () => {
    removeEventListener('online', online)
    signIns?.unsubscribe()
    actor.send({ type: 'session.ended' })
    actor.stop()
  }
}

const noteSocket = (isOpen: boolean) => runningSession()?.send({ type: 'socket.changed', isOpen })

const socketWithActors = socketMachine.provide({
  guards: { 'it has to wait': () => pause.leftMs() > 0 },
  actions: {
    'note the failure': (_, failure) => pause.failed(failure),
    'note the success': pause.clear,
  },
  delays: { reconnect: () => timerMs(pause.leftMs()) },
  actors: {
    fetchTokens: fromPromise(({ signal }) => call(readSocketTokens, { signal, retries: 0 })),
    connection: fromCallback<SocketEvent, ConnectionInput>(({ input, sendBack }) => {
      const { userId, tokens } = input
      const query = {
        user_id: userId,
        session_token: tokens?.sessionToken,
        access_token: tokens?.accessToken,
      }
      const close = openSocket(
        { path: socketPath, query },
        {
          onOpened: () => {
            noteSocket(true)
            sendBack({ type: 'socket.opened' })
          },
          onMessage: (text) => sendBack({ type: 'socket.message', text }),
          onLost: (code) => {
            noteSocket(false)
            sendBack({ type: 'socket.closed', code })
          },
        },
      )
      return () => {
        noteSocket(false)
        close()
      }
    }),
  },
})
