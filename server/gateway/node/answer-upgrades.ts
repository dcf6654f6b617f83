import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { socketPath } from '#contract/notifications/socket-path'
import type { Connection, GatewayApp } from '../http/connection'
import type { LiveSockets } from './live-sockets'
import { refuseRaw } from './refuse'
import { writeRaw } from './write-raw'

/**
 * Passes requests for a web socket to the app, which alone opens one. Every other upgrade, such as
 * `Upgrade: h2c`, is refused. Unless a socket was opened, the connection is closed once the answer
 * has been sent, or when its client has not read it within `idleMs`.
 */
export function answerUpgrades(
  server: Server,
  app: GatewayApp,
  { sockets, connectionOf, idleMs }: UpgradeTools,
): void {
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    let isOpen = false
    socket.on('error', () => undefined)
    socket.once('finish', () => {
      if (!isOpen) socket.destroy()
    })
    // Node no longer watches the connection. The web socket, once open, lifts this limit.
    incoming.socket.setTimeout(idleMs, () => socket.destroy())
    const connection: Connection = {
      ...connectionOf(incoming),
      async openSocket(call) {
        const opened = await sockets.open(call, { incoming, socket, head })
        isOpen = true
        return opened
      },
    }
    if (!isForSocket(incoming)) return refuseRaw(socket, 400)
    void answerOf(app, incoming, connection).then((answer) => {
      if (!isOpen) return writeRaw(socket, answer)
    })
  })
}

interface UpgradeTools {
  sockets: LiveSockets
  connectionOf: (incoming: IncomingMessage) => Connection
  idleMs: number
}

function isForSocket({ url = '', headers }: IncomingMessage): boolean {
  const [path] = url.split('?', 1)
  return path === socketPath && headers.upgrade?.toLowerCase() === 'websocket'
}

async function answerOf(
  app: GatewayApp,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  connection: Connection,
): Promise<Response> {
  try {
    const request = new Request(new URL(url, 'http://localhost'), {
      method,
      headers: plain(headers),
    })
    return await app.fetch(request, connection)
  } catch {
    return new Response(null, { status: 400 })
  }
}

function plain(headers: IncomingMessage['headers']): Headers {
  const kept = new Headers()
  for (const [name, value = ''] of Object.entries(headers)) kept.set(name, String(value))
  return kept
}
