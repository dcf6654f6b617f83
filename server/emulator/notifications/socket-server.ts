import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import * as z from 'zod'
import { signedOutCode } from '#contract/notifications/notification'
import type { LiveSockets } from '../lib/live-sockets'

const authorized = z.object({ user: z.number().int().nullable() })

/** Maximum size of a client message, in bytes; messages are ignored. */
const maxMessageBytes = 10_000

/**
 * Accepts web sockets on a server: the app authorises them, then they receive the messages of
 * `live`.
 * @returns a function that closes all of them
 */
export function serveSockets(server: Server, app: Hono, live: LiveSockets): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => undefined)
    void authorizeSocket(app, request).then((answer) => {
      if (typeof answer === 'number') return refuse(socket, answer)
      const { user } = answer
      sockets.handleUpgrade(request, socket, head, (listener) => {
        listener.on('error', () => undefined)
        if (user === null) return listener.close(signedOutCode)
        const unsubscribe = live.subscribe(user, {
          send: (text) => listener.send(text),
          close: (code) => listener.close(code),
        })
        listener.on('close', unsubscribe)
      })
    })
  })
  return () => {
    for (const listener of sockets.clients) listener.terminate()
  }
}

async function authorizeSocket(app: Hono, { url, headers }: IncomingMessage) {
  const { origin, upgrade } = headers
  const headersToForward = { ...(origin && { origin }), ...(upgrade && { upgrade }) }
  const answer = await app.request(url ?? '/', { headers: headersToForward })
  if (answer.status !== 200) return answer.status
  const body = authorized.safeParse(await answer.json().catch(() => null))
  return body.success ? body.data : 404
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
