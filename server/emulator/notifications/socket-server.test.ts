import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { exampleLiveMessage } from '#contract/examples/notification-examples'
import { liveMessage } from '#contract/notifications/notification'
import { seededSiteUrl } from '../testing/seeded-emulator'
import type { Shopper } from '../testing/shopper'
import { emulatorPerFile, shopperPerFile } from '../testing/test-emulator'
import { sendNotification } from './queries'
import { serveSockets } from './socket-server'

const emulator = emulatorPerFile()
const owner = shopperPerFile(emulator)
const other = shopperPerFile(emulator)
let server: Server
let end: () => void

beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  end = serveSockets(server, emulator.app, emulator.live)
})
afterEach(async () => {
  await emulator.send('/switches/reset', { seed: false })
})
afterAll(async () => {
  end()
  await once(server.close(), 'close')
})

const issued = z.object({ ticket: z.string(), expiresIn: z.literal(60) })

async function ticketOf(shopper: Shopper): Promise<{ ticket: string }> {
  const { body } = await shopper.call('POST', '/websocket/ticket', {})
  return { ticket: z.parse(issued, body).ticket }
}

/** The code with which an open socket is closed. */
const closing = async (socket: WebSocket): Promise<number> => (await once(socket, 'close'))[0]

function open(query: Record<string, string>, origin = seededSiteUrl): WebSocket {
  const { port } = server.address() as AddressInfo
  const asked = new URLSearchParams(query)
  return new WebSocket(`ws://127.0.0.1:${port}/ws/notifications/?${asked}`, { origin })
}

/** HTTP status of the handshake; 101 when it succeeds. */
async function handshake(socket: WebSocket): Promise<number> {
  const refused = once(socket, 'unexpected-response').then(([, answer]) => answer.statusCode)
  const status = await Promise.race([once(socket, 'open').then(() => 101), refused])
  socket.on('error', () => undefined)
  socket.terminate()
  return status
}

const send = (user: number, title: string) =>
  sendNotification(
    {
      ...emulator,
      siteUrl: seededSiteUrl,
      randomBytes: (size) => crypto.getRandomValues(new Uint8Array(size)),
    },
    user,
    {
      kind: 'SUCCESS',
      title,
      message: 'Κάτι έγινε.',
      link: '/blog',
    },
  )

it('sends notifications to their user only', async () => {
  const socket = open(await ticketOf(owner))
  await once(socket, 'open')
  await send(other.id, 'Άλλου')
  const heard = once(socket, 'message')
  await send(owner.id, 'Δική μου')
  const [data, isBinary] = await heard
  const sent: unknown = JSON.parse(String(data))
  expect(isBinary).toBe(false)
  const more = ['category', 'priority']
  expect(Object.keys(sent as object).sort()).toEqual(
    [...Object.keys(exampleLiveMessage), ...more].sort(),
  )
  expect(z.parse(liveMessage, sent)).toMatchObject({
    user: owner.id,
    seen: false,
    kind: 'SUCCESS',
    link: `https://${new URL(seededSiteUrl).hostname}/blog`,
    translations: { el: { title: 'Δική μου', message: 'Κάτι έγινε.' } },
  })
  socket.close()
  await once(socket, 'close')
  expect(emulator.live.count()).toBe(0)
})

it('opens a socket once for a ticket, and closes it with 4003 without one', async () => {
  const ticket = await ticketOf(owner)
  expect(await handshake(open(ticket))).toBe(101)
  expect(await closing(open(ticket))).toBe(4003)
  expect(await closing(open({}))).toBe(4003)
  const access_token = owner.headers.authorization?.slice('Bearer '.length) ?? ''
  const former = { user_id: String(owner.id), session_token: 'any', access_token }
  expect(await closing(open(former))).toBe(4003)
})

it('closes a socket with 4003 for a ticket of a minute ago, and when its user’s tokens end', async () => {
  const late = await ticketOf(owner)
  emulator.clock.at = new Date(emulator.clock.at.getTime() + 60_000)
  expect(await closing(open(late))).toBe(4003)
  const [socket, elsewhere] = [open(await ticketOf(owner)), open(await ticketOf(other))]
  await Promise.all([once(socket, 'open'), once(elsewhere, 'open')])
  const closed = closing(socket)
  emulator.live.closeOf(owner.id, 4003)
  expect(await closed).toBe(4003)
  expect(elsewhere.readyState).toBe(WebSocket.OPEN)
  elsewhere.terminate()
})

it('refuses other origins and requests without an origin (A5-87)', async () => {
  const query = await ticketOf(owner)
  expect(await handshake(open(query, 'https://evil.example'))).toBe(403)
  expect(await handshake(open(query, ''))).toBe(403)
  expect(await handshake(open(query))).toBe(101)
})

it('is closed and disabled by a test control, and enabled again', async () => {
  const query = await ticketOf(owner)
  const socket = open(await ticketOf(owner))
  await once(socket, 'open')
  const closed = once(socket, 'close')
  await emulator.send('/switches/sockets', { open: false })
  expect((await closed)[0]).toBe(1012)
  expect(await handshake(open(query))).toBe(503)
  await emulator.send('/switches/sockets', { open: true })
  expect(await handshake(open(query))).toBe(101)
})

it('opens at one path only, and requires an upgrade', async () => {
  const { port } = server.address() as AddressInfo
  expect(await handshake(new WebSocket(`ws://127.0.0.1:${port}/api/v1/health`))).toBe(404)
  expect((await emulator.app.request('/ws/notifications/')).status).toBe(426)
})
