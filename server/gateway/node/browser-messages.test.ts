import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import { type LiveUpstream, startLiveUpstream } from '../testing/live-upstream'
import { closeServer, listenLocally } from '../testing/local-server'
import { createLiveSockets } from './live-sockets'

let upstream: LiveUpstream
let server: Server
let port: number
/** The server's side of the last connection. */
let connection: Socket

beforeEach(async () => {
  upstream = await startLiveUpstream()
  const sockets = createLiveSockets({ dialMs: 1000, pingMs: 10_000 })
  server = createServer()
  server.on('upgrade', (incoming, socket, head) => {
    connection = incoming.socket
    const call = { url: `ws://127.0.0.1:${upstream.port}/ws/notifications/`, origin: 'http://x' }
    void sockets.open(call, { incoming, socket, head })
  })
  port = await listenLocally(server)
})
afterEach(async () => {
  await closeServer(server)
  await upstream.stop()
})

/** An open socket, and the code with which it is closed. */
async function open() {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/`)
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.on('open', resolve))
  return { socket, closed }
}

it.each([
  ['a message', 1008, (socket: WebSocket) => socket.send('{"type":"hello"}')],
  ['an empty message', 1008, (socket: WebSocket) => socket.send('')],
  ['a long message', 1009, (socket: WebSocket) => socket.send('a'.repeat(2000))],
  ['a ping', 1008, (socket: WebSocket) => socket.ping()],
  ['an answer to no ping', 1008, (socket: WebSocket) => socket.pong()],
])('closes when a browser sends %s, and passes nothing on (A5-88)', async (_, code, send) => {
  const { socket, closed } = await open()
  const received: string[] = []
  upstream.last().on('message', (data) => received.push(String(data)))
  const upstreamClosed = new Promise((resolve) => upstream.last().on('close', resolve))
  send(socket)
  expect(await closed).toBe(code)
  await upstreamClosed
  expect(received).toEqual([])
})

it('reads no more of a browser that keeps sending (A5-88)', async () => {
  const { socket, closed } = await open()
  for (let count = 0; count < 2000; count += 1) socket.send('a'.repeat(1000))
  await closed
  // What had arrived before the first message was handled.
  expect(connection.bytesRead).toBeLessThan(300_000)
})
