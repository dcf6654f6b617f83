import { createActor, fromCallback, fromPromise } from 'xstate'
import { type SocketTokens, socketTokens } from '../../../contract/notifications/socket-tokens'
import { openSocket } from '../../lib/http/open-socket'
import { ownRequest } from '../../session/own-request'
import { doubtSession, noteSocket } from '../../session/session-line'
import { type ChannelEvent, type ConnectionInput, channelMachine } from './channel-machine'
import type { NotificationListener } from './follow-notifications'
import { type FollowDeps, type Following, followNotifications } from './follow-notifications'
import { leadTab } from './lead-tab'
import { systemOutside } from './system-notifications'

const name = 'notifications'

/** Follows the notifications of the member who is here, until it is ended. For the browser only. */
export function followLive(userId: number, listener: NotificationListener): Following {
  const deps: FollowDeps = {
    tabs: typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined,
    lead: (begin) => leadTab(navigator.locks, name, begin),
    openChannel,
    showOutside: systemOutside(),
  }
  return followNotifications(deps, userId, listener)
}

const openChannel: FollowDeps['openChannel'] = (userId, { onTold, onMissed }) => {
  const actor = createActor(liveChannel)
  actor.on('channel.told', ({ message }) => onTold(message))
  actor.on('channel.opened', onMissed)
  actor.on('channel.refused', doubtSession)
  actor.start().send({ type: 'member.came', userId })
  return () => {
    actor.send({ type: 'member.left' })
    actor.stop()
  }
}

const liveChannel = channelMachine.provide({
  actors: {
    fetchValues: fromPromise<SocketTokens | null>(async ({ signal }) => {
      const path = '/api/websocket/user/tokens'
      const outcome = await ownRequest({ path, answer: socketTokens, signal, retries: 0 })
      return outcome.kind === 'done' ? outcome.data : null
    }),
    connection: fromCallback<ChannelEvent, ConnectionInput>(({ input, sendBack }) => {
      const { userId, values } = input
      const query = {
        user_id: userId,
        session_token: values?.sessionToken,
        access_token: values?.accessToken,
      }
      const close = openSocket(
        { path: '/ws/notifications/', query },
        {
          onOpened: () => {
            noteSocket(true)
            sendBack({ type: 'socket.opened' })
          },
          onHeard: (text) => sendBack({ type: 'socket.heard', text }),
          onLost: (code) => {
            noteSocket(false)
            sendBack({ type: 'socket.lost', code })
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
