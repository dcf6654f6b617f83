import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testKey } from '#gateway/testing/start-gateway'
import { writeDist } from '#gateway/testing/write-dist'
import { runSize } from '../support/long-run'
import { type RunningProgram, startGateway } from '../support/programs'

const clients = runSize(300, 1500)
const pipelined = 100
const mostMegabytes = 300
const idleMs = 2000
/** Timeout for starting a process and opening thousands of connections on a busy machine. */
const patienceMs = 180_000
const pageBytes = 80_000

let folder: string
let gateway: RunningProgram
let port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'floods-'))
  const page = 'x'.repeat(pageBytes)
  await writeDist(join(folder, 'dist'), { '/index.html': page, '/404.html': page })
  gateway = await startGateway({
    SESSION_KEYS: testKey,
    SITE_DIR: join(folder, 'dist'),
    UPSTREAM_URL: 'http://127.0.0.1:9',
    UPSTREAM_TIMEOUT_MS: '500',
    HEALTH_TIMEOUT_MS: '500',
    IDLE_TIMEOUT_MS: String(idleMs),
  })
  ;({ port } = gateway)
}, patienceMs)
afterAll(async () => {
  await gateway.stop('SIGKILL')
  await rm(folder, { recursive: true })
})

async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${gateway.child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

const page = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(pipelined)
const upgrade = (kind: string, path = '/') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${kind}\r\n\r\n`

/** A client that sends requests and reads no response. */
function deafClient(localAddress: string, requests = page): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.pause()
    socket.on('error', () => resolve(socket))
    socket.on('connect', () => {
      socket.write(requests)
      resolve(socket)
    })
  })
}

/** Files and connections that the gateway has open. */
async function openFiles(): Promise<number> {
  return (await readdir(`/proc/${gateway.child.pid}/fd`)).length
}

/** Whether a client at another address is served. */
function isServed(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.9.9' })
    let received = 0
    socket.on('error', () => resolve(false))
    socket.on('close', () => resolve(received > pageBytes))
    socket.on('data', (chunk) => {
      received += chunk.length
    })
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  })
}

const oneAddress = () => '127.0.0.1'
const manyAddresses = (at: number) => `127.0.1.${1 + (at % 50)}`

it.each([
  ['one address', oneAddress, page],
  ['many addresses', manyAddresses, page],
])(
  'clients of %s that do not read are disconnected, use little memory and affect no others',
  async (_, addressOf, requests) => {
    const sockets: Socket[] = []
    let most = 0
    for (let at = 0; at < clients; at += 1) {
      sockets.push(await deafClient(addressOf(at), requests))
      if (at % 100 !== 99) continue
      expect(await isServed()).toBe(true)
      most = Math.max(most, await residentMegabytes())
    }
    expect(most).toBeLessThan(mostMegabytes)
    // When they read again, each of them finds its connection closed.
    await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<void>((resolve) => {
            if (socket.closed) return resolve()
            socket.on('close', () => resolve())
            socket.resume()
          }),
      ),
    )
    expect(await isServed()).toBe(true)
    expect(await residentMegabytes()).toBeLessThan(mostMegabytes)
  },
  patienceMs,
)

it.each([
  ['of an unknown kind', upgrade('foo')],
  ['to a socket that is refused', upgrade('websocket', '/ws/notifications/')],
  ['to a socket that does not exist', upgrade('websocket', '/')],
])(
  'the server itself closes clients that ask for an upgrade %s and read no answer',
  async (_, request) => {
    const before = await openFiles()
    const sockets: Socket[] = []
    for (let at = 0; at < clients; at += 1) {
      sockets.push(await deafClient(manyAddresses(at), request))
      if (at % 100 === 99) expect(await isServed()).toBe(true)
    }
    while ((await openFiles()) > before + clients / 20) await wait(100)
    expect(await residentMegabytes()).toBeLessThan(mostMegabytes)
    for (const socket of sockets) socket.destroy()
  },
  patienceMs,
)
