import { once } from 'node:events'
import { WebSocket } from 'ws'
import { socketTokens } from '#contract/notifications/notification'
import { createLiveSockets } from '../node/live-sockets'
import { startServer } from '../node/start-server'
import { memberSession, type startGateway } from './start-gateway'

type Gateway = ReturnType<typeof startGateway>

/** Query of a member's socket, with new tokens. */
export async function socketQuery({ ask }: Pick<Gateway, 'ask'>, cookie: string) {
  const answer = await ask('/api/websocket/user/tokens', { headers: { cookie } })
  const { sessionToken, accessToken } = socketTokens.parse(await answer.json())
  return { user_id: '7', session_token: sessionToken, access_token: accessToken }
}

/** Serves a gateway, and opens sockets as the browser of a member. */
export async function serveSockets(gateway: Gateway) {
  const { app, config } = gateway
  const { pingMs } = config.live
  const sockets = createLiveSockets({ dialMs: config.upstreamTimeoutMs, pingMs })
  const server = await startServer(app, config.server, () => undefined, sockets)
  const cookie = await gateway.cookieOf(memberSession)

  const values = () => socketQuery(gateway, cookie)
  function connect(
    query: Record<string, string>,
    given: { cookie?: string; origin?: string } = {},
  ): WebSocket {
    const url = `ws://127.0.0.1:${server.port}/ws/notifications/?${new URLSearchParams(query)}`
    const headers = { cookie: given.cookie ?? cookie }
    const socket = new WebSocket(url, { headers, origin: given.origin ?? config.publicUrl })
    return socket.on('error', () => undefined)
  }
  /** A socket that is open on both sides. */
  async function opened(): Promise<WebSocket> {
    const socket = connect(await values())
    await once(socket, 'open')
    return socket
  }
  return { server, cookie, values, connect, opened }
}
