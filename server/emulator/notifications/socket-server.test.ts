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

const tokenOf = (shopper: Shopper) => shopper.headers.authorization?.slice('Bearer '.length) ?? ''

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
    { ...emulator, randomBytes: (size) => crypto.getRandomValues(new Uint8Array(size)) },
    user,
    {
      kind: 'SUCCESS',
      title,
      message: 'Κάτι έγινε.',
      link: '/blog',
    },
  )

it('sends notifications to their user only', async () => {
  const socket = open({
    user_id: String(owner.id),
    session_token: 'any',
    access_token: tokenOf(owner),
  })
  await once(socket, 'open')
  await send(other.id, 'Άλλου')
  const heard = once(socket, 'message')
  await send(owner.id, 'Δική μου')
  const [data, isBinary] = await heard
  const sent: unknown = JSON.parse(String(data))
  expect(isBinary).toBe(false)
  expect(Object.keys(sent as object).sort()).toEqual(Object.keys(exampleLiveMessage).sort())
  expect(z.parse(liveMessage, sent)).toMatchObject({
    user: owner.id,
    seen: false,
    kind: 'SUCCESS',
    link: '/blog',
    translations: { el: { title: 'Δική μου', message: 'Κάτι έγινε.' } },
  })
  socket.close()
  await once(socket, 'close')
  expect(emulator.live.count()).toBe(0)
})

it.each([
  ['no token', () => ({ user_id: String(owner.id) })],
  ['a wrong token', () => ({ access_token: 'f'.repeat(64) })],
  [
    'the token of another account',
    () => ({ user_id: String(owner.id), access_token: tokenOf(other) }),
  ],
])('refuses %s', async (_, query) => {
  expect(await handshake(open(query()))).toBe(403)
})

it('refuses other origins and requests without an origin (A5-87)', async () => {
  const query = { access_token: tokenOf(owner) }
  expect(await handshake(open(query))).toBe(101)
  expect(await handshake(open(query, 'https://evil.example'))).toBe(403)
  expect(await handshake(open(query, ''))).toBe(403)
})

it('is closed and disabled by a test control, and enabled again', async () => {
  const query = { access_token: tokenOf(owner) }
  const socket = open(query)
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
