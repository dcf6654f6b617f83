import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { exampleLiveMessage } from '../../contract/examples/notification-examples'
import { liveMessage } from '../../contract/notifications/live-message'
import { plantedSiteUrl, type SeededEmulator, seededEmulator } from '../seeded-emulator'
import { newShoppers, type Shopper } from '../testing/shopper'
import { notify } from './notify'
import { serveSockets } from './socket-server'

let emulator: SeededEmulator
let server: Server
let end: () => void
let owner: Shopper
let other: Shopper

beforeAll(async () => {
  emulator = await seededEmulator()
  const [one, two] = await newShoppers(emulator, 2)
  if (!one || !two) throw new Error('There are no shoppers.')
  owner = one
  other = two
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  end = serveSockets(server, emulator.app, emulator.live)
})
afterEach(async () => {
  await emulator.send('/switches/reset', { plant: false })
})
afterAll(async () => {
  end()
  await once(server.close(), 'close')
  emulator.store.close()
})

const tokenOf = (shopper: Shopper) => shopper.headers.authorization?.slice('Bearer '.length) ?? ''

function open(query: Record<string, string>, origin = plantedSiteUrl): WebSocket {
  const { port } = server.address() as AddressInfo
  const asked = new URLSearchParams(query)
  return new WebSocket(`ws://127.0.0.1:${port}/ws/notifications/?${asked}`, { origin })
}

/** Status with which a handshake is refused; 101 where it is not. */
async function handshake(socket: WebSocket): Promise<number> {
  const refused = once(socket, 'unexpected-response').then(([, answer]) => answer.statusCode)
  const status = await Promise.race([once(socket, 'open').then(() => 101), refused])
  socket.on('error', () => undefined)
  socket.terminate()
  return status
}

const tell = (user: number, title: string) =>
  notify(
    { ...emulator, randomBytes: (size) => crypto.getRandomValues(new Uint8Array(size)) },
    user,
    {
      kind: 'SUCCESS',
      title,
      message: 'Κάτι έγινε.',
      link: '/blog',
    },
  )

it('tells a person what they are told, and nobody else', async () => {
  const socket = open({
    user_id: String(owner.id),
    session_token: 'any',
    access_token: tokenOf(owner),
  })
  await once(socket, 'open')
  await tell(other.id, 'Άλλου')
  const heard = once(socket, 'message')
  await tell(owner.id, 'Δική μου')
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
  ['somebody else’s token', () => ({ user_id: String(owner.id), access_token: tokenOf(other) })],
])('refuses %s', async (_, query) => {
  expect(await handshake(open(query()))).toBe(403)
})

it('refuses pages of other sites, and whoever names no site (A5-87)', async () => {
  const query = { access_token: tokenOf(owner) }
  expect(await handshake(open(query))).toBe(101)
  expect(await handshake(open(query, 'https://evil.example'))).toBe(403)
  expect(await handshake(open(query, ''))).toBe(403)
})

it('is cut and shut by a switch, and opened again', async () => {
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

it('opens at one address only, and never without an upgrade', async () => {
  const { port } = server.address() as AddressInfo
  expect(await handshake(new WebSocket(`ws://127.0.0.1:${port}/api/v1/health`))).toBe(404)
  expect((await emulator.app.request('/ws/notifications/')).status).toBe(426)
})
