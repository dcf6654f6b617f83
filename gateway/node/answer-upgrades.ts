import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Connection, GatewayApp } from '../dependencies'
import type { LiveSockets } from './live-sockets'

/**
 * Passes upgrade requests to the app like any other request. Only the app opens a socket; any other
 * upgrade, such as `Upgrade: h2c`, gets the app's plain answer and is closed.
 */
export function answerUpgrades(
  server: Server,
  app: GatewayApp,
  sockets: LiveSockets,
  connectionOf: (incoming: IncomingMessage) => Connection,
): void {
  server.on('upgrade', (incoming, socket, head) => {
    socket.on('error', () => undefined)
    let isOpen = false
    const connection: Connection = {
      ...connectionOf(incoming),
      async openSocket(call) {
        const opened = await sockets.open(call, { incoming, socket, head })
        isOpen = true
        return opened
      },
    }
    void answerOf(app, incoming, connection).then((answer) => {
      if (!isOpen) return write(socket, answer)
    })
  })
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

async function write(socket: Duplex, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  headers.set('connection', 'close')
  headers.set('content-length', String(body.length))
  headers.delete('set-cookie')
  const cookies = answer.headers.getSetCookie().map((cookie) => `set-cookie: ${cookie}\r\n`)
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    Buffer.concat([
      Buffer.from(`HTTP/1.1 ${answer.status} \r\n${[...lines, ...cookies].join('')}\r\n`, 'latin1'),
      body,
    ]),
  )
}
