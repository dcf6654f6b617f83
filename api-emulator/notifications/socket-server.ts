import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import * as z from 'zod'
import type { LiveLine } from './live-line'

const admitted = z.object({ user: z.number().int() })

/** Longest message that a listener may send, in bytes; nothing of it is used. */
const longestMessage = 10_000

/**
 * Opens sockets on a server: the app says who may listen, then they hear what the line tells them.
 * @returns what ends all of them
 */
export function serveSockets(server: Server, app: Hono, live: LiveLine): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => undefined)
    void askedFor(app, request).then((answer) => {
      if (typeof answer === 'number') return refuse(socket, answer)
      sockets.handleUpgrade(request, socket, head, (listener) => {
        const leave = live.join(answer.user, {
          hear: (text) => listener.send(text),
          cut: (code) => listener.close(code),
        })
        listener.on('close', leave)
        listener.on('error', () => undefined)
      })
    })
  })
  return () => {
    for (const listener of sockets.clients) listener.terminate()
  }
}

async function askedFor(app: Hono, { url, headers }: IncomingMessage) {
  const { origin, upgrade } = headers
  const told = { ...(origin && { origin }), ...(upgrade && { upgrade }) }
  const answer = await app.request(url ?? '/', { headers: told })
  if (answer.status !== 200) return answer.status
  const body = admitted.safeParse(await answer.json().catch(() => null))
  return body.success ? body.data : 404
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
