import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** An upstream's socket on loopback, and its handshakes. */
export interface LiveUpstream {
  port: number
  /** Handshakes, oldest first. */
  handshakes: IncomingMessage[]
  /** The connection that was opened last. */
  last(): WebSocket
  count(): number
  stop(): Promise<void>
}

export async function startLiveUpstream(): Promise<LiveUpstream> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const handshakes: IncomingMessage[] = []
  const opened: WebSocket[] = []
  server.on('connection', (socket, request) => {
    handshakes.push(request)
    opened.push(socket)
  })
  return {
    port: (server.address() as AddressInfo).port,
    handshakes,
    last() {
      const socket = opened.at(-1)
      if (!socket) throw new Error('There is no connection.')
      return socket
    },
    count: () => server.clients.size,
    async stop() {
      for (const socket of server.clients) socket.terminate()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
